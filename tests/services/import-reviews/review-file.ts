import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { database } from '@/services/database'
import { importReviews, readReviewMapping, type ReviewImportReport } from '@/services/review'

/** Writes test files of reviews, imports them, and reads the stored reviews. */

const folder = mkdtempSync(path.join(tmpdir(), 'nang-reviews-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const cell = (value: string) => `"${value.replaceAll('"', '""')}"`

/** Writes a CSV with these rows; the columns are those of the first row. Gives its path. */
export function reviewFile(name: string, rows: readonly Record<string, string>[]): string {
  const columns = Object.keys(rows[0] ?? {})
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))]
  return textFile(name, `${lines.map((cells) => cells.map(cell).join(',')).join('\r\n')}\r\n`)
}

export function textFile(name: string, content: string): string {
  const file = path.join(folder, name)
  writeFileSync(file, content)
  return file
}

type Options = Omit<Parameters<typeof importReviews>[0], 'file' | 'mapping'> & { map?: object }

/** Imports a file; `map` is a mapping as its JSON file would hold it. */
export async function run(file: string, { map, ...options }: Options = {}): Promise<ReviewImportReport> {
  const mapping =
    map === undefined ? undefined : await readReviewMapping(textFile('mapping.json', JSON.stringify(map)))
  return importReviews({ file, folder: path.join(folder, 'out'), ...options, mapping })
}

/** Rows of a file of rejected or held rows as 'line code'. */
export function rowsOf(file: string | null): string[] {
  if (file === null) return []
  return readFileSync(file, 'utf8')
    .split('\r\n')
    .flatMap((line) => {
      const found = /^(\d+),"(?:[^"]|"")*",(\w+),/.exec(line)
      return found ? [`${found[1]} ${found[2]}`] : []
    })
}

export interface StoredReview {
  id: number
  external_id: string
  product_id: number
  author_name: string
  title: string | null
  details: string
  language: string | null
  ratings: Record<string, number>
  average_rating: string
  state: string
  reason: string | null
  created_at: string
  is_verified_purchase: boolean
  is_recommended: boolean
  reply: string | null
  replied_at: string | null
  total_images: number
}

/** The stored reviews of a source in the order of their ids there. */
export async function stored(source: string): Promise<StoredReview[]> {
  const { rows } = await database().execute<{ review: StoredReview }>(sql`
    SELECT to_jsonb(entry) || jsonb_build_object('created_at', to_char(entry.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI'), 'reply', reply.text, 'replied_at', to_char(reply.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI')) AS review
    FROM review.reviews entry LEFT JOIN review.review_replies reply ON reply.review_id = entry.id
    WHERE entry.origin = ${source} ORDER BY entry.external_id`)
  return rows.map(({ review }) => review)
}

/** A digest of all that is stored of a source: equal digests mean that nothing was written. */
export async function digestOf(source: string): Promise<string> {
  const { rows } = await database().execute<{ digest: string }>(sql`
    SELECT md5(string_agg(entry.xmin::text || entry::text || coalesce(reply.xmin::text || reply::text, ''), ',' ORDER BY entry.id)) AS digest
    FROM review.reviews entry LEFT JOIN review.review_replies reply ON reply.review_id = entry.id WHERE entry.origin = ${source}`)
  return rows[0]?.digest ?? ''
}
