import { createHash } from 'node:crypto'
import { type Note, parseImages, RowFault } from '../../feed'
import { type Fields, PRODUCT_FIELDS, type RawRow } from './fields'
import type { ReviewMapping } from './mapping'
import { cut, reviewLine, reviewText } from './text'
import { isShownThere, parseLanguage, parseMoment, parseRating } from './values'

const DETAILS_LIMIT = 10_000
const TITLE_LIMIT = 200
const AUTHOR_LIMIT = 80
const REPLY_LIMIT = 2_000
const MOST_IMAGES = 5

/** A review of a file, before its product is found. */
export interface Draft {
  row: Pick<RawRow, 'line' | 'raw'>
  external_id: string
  /** what the file says of its product */
  product: Record<(typeof PRODUCT_FIELDS)[number], string | undefined>
  stars: number
  title: string | null
  details: string
  author_name: string
  /** null where the file names none */
  created_at: Date | null
  language: string | null
  /** the other system shows it */
  is_shown: boolean
  images: string[]
  likes: number
  reply: { text: string; created_at: Date | null } | null
}

/** The id of a review: the file's, or a digest of all that tells it from others. A review without an id that is edited there is another one here. */
function idOf(fields: Fields): string {
  const own = fields.id?.trim()
  if (own) {
    if (own.length > 200) throw new RowFault('bad_id', 'its id has more than 200 characters')
    return own
  }
  const parts = [
    ...PRODUCT_FIELDS.map((field) => fields[field]),
    ...[fields.author, fields.email, fields.created_at, fields.rating, fields.title, fields.details],
  ]
  return `sha:${createHash('sha256')
    .update(JSON.stringify(parts.map((part) => part ?? null)))
    .digest('hex')
    .slice(0, 32)}`
}

/** 'mai@example.com' as a name would publish an address. */
const withoutAddress = (name: string) => name.replace(/@\S+/g, '').trim()

/** When the reply was written; without a readable date, when the review was. */
function replyDate(
  text: string | undefined,
  reviewDate: Date | null,
  order: 'dmy' | 'mdy',
  note: Note,
): Date | null {
  try {
    return text === undefined ? reviewDate : parseMoment(text, order)
  } catch (error) {
    if (!(error instanceof RowFault)) throw error
    note('reply_date_ignored')
    return reviewDate
  }
}

/** Parses a row. @throws RowFault */
export function toDraft(row: RawRow, mapping: ReviewMapping, note: Note): Draft {
  if (row.fault) throw row.fault
  const { fields } = row
  const { product_id, product_sku, product_handle, product_name } = fields
  const stars = parseRating(fields.rating, mapping.scale, note)
  const is_shown = fields.state === undefined || isShownThere(fields.state)
  const title = cut(reviewLine(fields.title ?? '', note), TITLE_LIMIT, note)
  const details = cut(reviewText(fields.details ?? '', note), DETAILS_LIMIT, note)
  if (details === '') note('no_text')
  if (fields.created_at === undefined) note('no_date')
  const author = withoutAddress(cut(reviewLine(fields.author ?? '', note), AUTHOR_LIMIT, note))
  const reply = cut(reviewText(fields.reply ?? '', note), REPLY_LIMIT, note)
  const likes = /^\d{1,6}$/.test(fields.likes?.trim() ?? '') ? Number(fields.likes) : 0
  const created_at = fields.created_at === undefined ? null : parseMoment(fields.created_at, mapping.dates)
  return {
    row: { line: row.line, raw: row.raw },
    external_id: idOf(fields),
    product: { product_id, product_sku, product_handle, product_name },
    stars,
    title: title === '' ? null : title,
    details,
    author_name: author === '' ? mapping.author : author,
    created_at,
    language: parseLanguage(fields.language),
    is_shown,
    images: parseImages(fields.images ?? '', note, MOST_IMAGES),
    likes,
    reply:
      reply === ''
        ? null
        : {
            text: reply,
            created_at: replyDate(fields.replied_at, created_at, mapping.dates, note),
          },
  }
}
