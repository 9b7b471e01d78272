import { writtenInstant } from '@/domain/contact/opening-hours'
import { TOPICS } from '@/domain/contact/topics'
import type { Database } from '../database'
import { queueMessage, sender } from '../message'
import { threadLink } from './link'
import type { threads } from './schema'
import { contactAnswered } from './templates/contact-answered'
import { contactArrived } from './templates/contact-arrived'
import { contactReceived } from './templates/contact-received'

/** Mails of conversations. */

type ThreadRow = typeof threads.$inferSelect

interface Written {
  text: string
  photos: number
  /** each message is mailed once */
  messageId: string
}

const aboutOf = ({ name, reference, topic, order_number, product }: ThreadRow) => ({
  ...{ name, reference, product },
  topic: TOPICS[topic].name,
  order: order_number,
  link: threadLink(reference),
})

const promise = ({ answer_by }: ThreadRow) => {
  const now = new Date()
  return answer_by ? writtenInstant(answer_by, now) : ''
}

/** Tells the shop's support address of a message. A shop without one reads them with `npm run support`. */
async function queueArrivedMail(
  tx: Database,
  thread: ThreadRow,
  { text, photos, messageId }: Written,
  isFollowUp: boolean,
): Promise<void> {
  const recipient = sender().email
  if (recipient === '') return
  const values = {
    ...aboutOf(thread),
    ...{ text, photos, isFollowUp },
    email: thread.email,
    isMember: thread.user_id !== null,
    answerBy: promise(thread),
  }
  await queueMessage(tx, contactArrived({ channel: 'email', recipient, values }), {
    onceKey: `contact-arrived:${messageId}`,
  })
}

/** The shopper's copy of the first message, and the shop's mail. */
export async function queueReceivedMails(tx: Database, thread: ThreadRow, written: Written): Promise<void> {
  const { text, photos, messageId } = written
  await queueMessage(
    tx,
    contactReceived({
      channel: 'email',
      recipient: thread.email,
      values: { ...aboutOf(thread), text, photos, answerBy: promise(thread) },
    }),
    { onceKey: `contact-received:${messageId}` },
  )
  await queueArrivedMail(tx, thread, written, false)
}

export const queueFollowUpMail = (tx: Database, thread: ThreadRow, written: Written): Promise<void> =>
  queueArrivedMail(tx, thread, written, true)

/** The shop's answer, to the shopper. */
export async function queueAnswerMail(
  tx: Database,
  thread: ThreadRow,
  { text, messageId, files }: Omit<Written, 'photos'> & { files: readonly string[] },
): Promise<void> {
  const { name, reference, topic, link } = aboutOf(thread)
  await queueMessage(
    tx,
    contactAnswered({
      channel: 'email',
      recipient: thread.email,
      values: {
        ...{ name, reference, topic, link, text },
        files: files.map((file) => `${sender().url}${file}`),
      },
    }),
    { onceKey: `contact-answered:${messageId}` },
  )
}
