import { SHOP_TIME_ZONE } from '@/domain/constants'
import type { reviewForStaff, ReviewForStaff } from '@/services/review'

/** How `npm run reviews` speaks of reviews. */

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: SHOP_TIME_ZONE,
  dateStyle: 'medium',
  timeStyle: 'short',
})

const SHOWN = 80

/** Control characters of a text would act on the terminal. */
const plain = (text: string) => text.replace(/\p{Cc}/gu, ' ')

/** '12  held (reported, 3 reports)  2.5 stars  product 7  …'. */
export function inOneLine(review: ReviewForStaff): string {
  const { id, state, reason, open_reports: reports, average_rating, product_id, details, created_at } = review
  const about = [reason, reports > 0 && `${reports} ${reports === 1 ? 'report' : 'reports'}`].filter(Boolean)
  const text = plain(details)
  const shown = text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text
  const standing = about.length > 0 ? `${state} (${about.join(', ')})` : state
  return `${id}  ${standing}  ${average_rating} stars  product ${product_id}  ${clock.format(created_at)}  ${shown}`
}

/** A review with its reports, its reply and what was done to it. */
export function inFull(review: NonNullable<Awaited<ReturnType<typeof reviewForStaff>>>): string {
  const { images, reports, reply, actions, details, user_id, is_featured } = review
  return [
    inOneLine({ ...review, details: '' }).trim(),
    `  by ${user_id === null ? 'an author from elsewhere' : `member ${user_id}`}${is_featured ? ', featured' : ''}`,
    ...plainLines(details),
    ...images.map(({ url, description }) => `  photo ${url} ${plain(description)}`.trimEnd()),
    ...reports.map(({ reason, note, user_id: by }) =>
      `  reported by member ${by}: ${reason} ${plain(note)}`.trimEnd(),
    ),
    ...(reply === null ? [] : [`  reply: ${plain(reply)}`]),
    ...actions.map(({ action, staff, note, created_at }) =>
      `  ${clock.format(created_at)}  ${action} by ${staff} ${plain(note)}`.trimEnd(),
    ),
  ].join('\n')
}

const plainLines = (text: string) => text.split('\n').map((line) => `  | ${plain(line)}`)
