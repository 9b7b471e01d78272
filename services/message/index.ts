export { availableChannels } from './providers'
export { discardMessage, holdMessage, queueMessage, releaseMessage } from './queue'
export { type Sender, sender } from './sender'
export { day, dong, lastDay, time, writtenDay } from './templates/formats'
export { mailPicture } from './templates/mail-picture'
export { type OwnVoucher, ownVoucher } from './templates/own-voucher'
export {
  block,
  button,
  code,
  goods,
  links,
  note,
  paragraph,
  type Part,
  products,
  sums,
} from './templates/parts'
export {
  chooseMails,
  forgetMailChoices,
  isUnsubscribed,
  mailChoicesOf,
  moveMailChoices,
} from './unsubscribe/choices'
export { type Channel, defineTemplate, mail, mailTemplate, type Message } from './templates/template'
