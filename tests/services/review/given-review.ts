import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { starFields } from '@/domain/review/rating'
import { database } from '@/services/database'
import { pointsOf } from '@/services/loyalty'
import { writeMedia } from '@/services/media'
import { memberReviewApp } from '@/services/review/member-app'
import { call, givenMember } from '../account/given-member'

/** What tests of reviews share: members who write, photos they uploaded, and the calls. */

export type Member = Awaited<ReturnType<typeof givenMember>>

/** A folder for pictures of this test file. */
export function useMedia(): void {
  const folder = mkdtempSync(path.join(tmpdir(), 'reviews-'))
  process.env.MEDIA_DIR = folder
  afterAll(() => rmSync(folder, { recursive: true }))
}

/** A picture that a member uploaded: its address. */
export async function givenPhoto({ id }: Member): Promise<string> {
  const key = `uploads/${id}-${randomBytes(24).toString('base64url')}.jpg`
  await writeMedia(key, Buffer.from('picture'))
  return `/media/${key}`
}

/** None of the words that rules look for is made of these. */
const LETTERS = 'aeghiknortuwxy'

/** A text of so many words that no other test wrote, nor nearly. */
export const textOf = (words: number): string =>
  Array.from({ length: words }, () =>
    Array.from(randomBytes(5), (byte) => LETTERS[byte % LETTERS.length]).join(''),
  ).join(' ')

export const STARS = { effectiveness: 5, texture: 4, packaging: 4, value_for_money: 4 }

/** The body of a review as the storefront sends it. */
export const bodyOf = (productId: number, changes: object = {}) => ({
  source: 'nang-web-vn-mobile',
  product_id: productId,
  details: textOf(160),
  is_recommended: true,
  is_repurchase: false,
  images: [],
  tags: [],
  ...starFields(STARS),
  ...changes,
})

export const post = (who: Member, productId: number, changes: object = {}) =>
  call(memberReviewApp, 'POST', '/reviews', { who, json: bodyOf(productId, changes) })
export const put = (who: Member, id: string | number, productId: number, changes: object = {}) =>
  call(memberReviewApp, 'PUT', `/reviews/${id}`, { who, json: bodyOf(productId, changes) })
export const remove = (who: Member, id: string | number) =>
  call(memberReviewApp, 'DELETE', `/reviews/${id}`, { who })
export const formOf = async (who: Member, productId: number) =>
  (await call(memberReviewApp, 'GET', `/reviews/mine/${productId}`, { who })).body.data

export const balanceOf = ({ id }: Member) => pointsOf(database(), id)

export async function rowOf(id: string | number) {
  const { rows } = await database().execute<{
    state: string
    reason: string | null
    total_likes: number
    total_images: number
    is_verified_purchase: boolean
    is_expert_reviewer: boolean
  }>(sql`SELECT * FROM review.reviews WHERE id = ${id}`)
  return rows[0]!
}
