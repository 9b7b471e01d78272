import { SHOP_TIME_ZONE } from '@/domain/constants'
import type { threadForStaff, ThreadForStaff } from '@/services/support'

/** How `npm run support` writes conversations. */

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: SHOP_TIME_ZONE,
  dateStyle: 'medium',
  timeStyle: 'short',
})

/** Control characters of a text would act on the terminal. */
const plain = (text: string) => text.replace(/\p{Cc}/gu, ' ')

/** 'LH7K2M9QXA  open  order  answer by 22 Nov 2026, 14:00  Nguyễn An'. */
export function inOneLine({ reference, state, topic, answer_by, name }: ThreadForStaff): string {
  const due =
    answer_by === null
      ? 'answered'
      : `${answer_by < new Date() ? 'OVERDUE since' : 'answer by'} ${clock.format(answer_by)}`
  return `${reference}  ${state}  ${topic}  ${due}  ${plain(name)}`
}

/** A conversation with its messages and what was done to it. */
export function inFull(thread: NonNullable<Awaited<ReturnType<typeof threadForStaff>>>): string {
  const { name, email, user_id, order_number, order_id, product, satisfaction, feedback } = thread
  return [
    inOneLine(thread),
    `  ${plain(name)} <${plain(email)}>, ${user_id === null ? 'a visitor' : `member ${user_id}`}`,
    ...(order_number === ''
      ? []
      : [`  order ${plain(order_number)}${order_id === null ? ', as typed' : `, their own: ${order_id}`}`]),
    ...(product === '' ? [] : [`  product ${plain(product)}`]),
    ...thread.messages.flatMap(({ author, text, images, documents, created_at }) => [
      `  ${clock.format(new Date(created_at))}  ${author === 'shop' ? 'the shop' : plain(name)}:`,
      ...text.split('\n').map((line) => `  | ${plain(line)}`),
      ...images.map((url) => `  photo ${url}`),
      ...documents.map((url) => `  document ${url}`),
    ]),
    ...(satisfaction === null ? [] : [`  rated ${satisfaction} of 5: ${plain(feedback ?? '')}`]),
    ...thread.actions.map(({ action, staff, note, created_at }) =>
      `  ${clock.format(created_at)}  ${action} by ${staff} ${plain(note)}`.trimEnd(),
    ),
  ].join('\n')
}
