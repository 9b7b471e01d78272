import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { AGREED_DOCUMENTS } from '@/domain/account/agreements/agreements'
import { newVersions } from '@/domain/account/agreements/new-versions'
import { recordOrderAgreements } from '@/services/account'
import {
  accept,
  agreementHistory,
  agreementsOf,
  forgetAgreements,
} from '@/services/account/members/agreements'
import { agreements } from '@/services/account/schema'
import { pages } from '@/services/content/schema'
import { database, transaction } from '@/services/database'
import { useDatabase } from '../database'
import { call, codeOf, registration } from './account-calls'
import { givenMember } from './given-member'

useDatabase()

const db = () => database()

/** Writes a version of a document as an import would. */
const givenVersion = (slug: string, version: number, in_force = '2026-01-01', changes = '') =>
  db()
    .insert(pages)
    .values({
      slug,
      version,
      in_force,
      changes,
      title: slug,
      markdown: '',
      imported_digest: '',
      updated_at: new Date(),
      shown_title: `Title of ${slug}`,
      body: '',
    })

const versionsOf = async (userId: number) =>
  (await agreementHistory(db(), userId)).map(({ slug, version, source }) => [slug, version, source])

beforeEach(async () => {
  await db().delete(pages)
  for (const slug of AGREED_DOCUMENTS) await givenVersion(slug, 1)
})

const register = async () => {
  const { status, body } = await call('POST', '/auth/register', registration())
  expect(status).toBe(201)
  return { id: Number(body.data.user.id), token: String(body.data.user.clients.dashboard.token) }
}

it('records the versions in force with a registration', async () => {
  await givenVersion('termsandconditions', 2, '2026-02-01')
  await givenVersion('termsandconditions', 3, '2999-01-01')
  const { id } = await register()
  expect(await versionsOf(id)).toEqual([
    ['privacypolicy', 1, 'registration'],
    ['termsandconditions', 2, 'registration'],
  ])
  expect((await agreementsOf(db(), id)).documents.map(({ accepted_at }) => typeof accepted_at)).toEqual([
    'string',
    'string',
  ])
})

it('records nothing while the shop has no documents', async () => {
  await db().delete(pages)
  const { id } = await register()
  expect(await versionsOf(id)).toEqual([])
})

it('tells of a newer version, first, until it is agreed to', async () => {
  const { id, token } = await register()
  await givenVersion('privacypolicy', 2, '2026-03-01', 'Thêm một đối tác giao hàng.')
  const { body } = await call('GET', '/user/me/agreements', undefined, { token })
  expect(body.data.documents).toMatchObject([
    { slug: 'privacypolicy', version: 2, changes: 'Thêm một đối tác giao hàng.', accepted_at: null },
    { slug: 'termsandconditions', version: 1, accepted_at: expect.any(String) },
  ])
  expect(newVersions(body.data).map(({ slug }) => slug)).toEqual(['privacypolicy'])
  const put = await call(
    'PUT',
    '/user/me/agreements',
    { documents: [{ slug: 'privacypolicy', version: 2 }] },
    { token },
  )
  expect(put.status).toBe(200)
  expect(newVersions(put.body.data)).toEqual([])
  expect((await versionsOf(id)).at(-1)).toEqual(['privacypolicy', 2, 'notice'])
})

it('says nothing of a first version that a member has not agreed to', async () => {
  const { id } = await givenMember()
  expect(newVersions(await agreementsOf(db(), id))).toEqual([])
})

it('takes an agreement to the version in force alone', async () => {
  const { token } = await register()
  await givenVersion('privacypolicy', 2, '2026-03-01', 'x')
  const put = (documents: object[]) => call('PUT', '/user/me/agreements', { documents }, { token })
  expect(codeOf(await put([{ slug: 'privacypolicy', version: 1 }]))).toBe('INVALID_FIELDS')
  expect(codeOf(await put([{ slug: 'privacypolicy', version: 3 }]))).toBe('INVALID_FIELDS')
  expect(codeOf(await put([{ slug: 'deliverypolicy', version: 1 }]))).toBe('INVALID_FIELDS')
  expect(codeOf(await put([]))).toBe('INVALID_FIELDS')
  expect((await call('GET', '/user/me/agreements')).status).toBe(401)
})

it('records one agreement of many at once', async () => {
  const { id } = await givenMember()
  const shown = [{ slug: 'privacypolicy' as const, version: 1 }]
  await Promise.all(Array.from({ length: 8 }, () => transaction((tx) => accept(tx, id, shown))))
  expect(await versionsOf(id)).toEqual([['privacypolicy', 1, 'notice']])
})

it('records the versions with an order, of a member and of a guest', async () => {
  const { id } = await givenMember()
  const [own, guests] = [randomUUID(), randomUUID()]
  await transaction((tx) => recordOrderAgreements(tx, { orderId: own, userId: id }))
  await transaction((tx) => recordOrderAgreements(tx, { orderId: guests, userId: null }))
  expect(await versionsOf(id)).toHaveLength(4)
  expect((await agreementsOf(db(), id)).documents.every(({ accepted_at }) => accepted_at !== null)).toBe(true)
  const rows = await db().select().from(agreements).where(eq(agreements.order_id, guests))
  expect(rows.map(({ slug, version, user_id }) => [slug, version, user_id])).toEqual([
    ['privacypolicy', 1, null],
    ['termsandconditions', 1, null],
  ])
})

it('forgets the member of an agreement and keeps that of the order', async () => {
  const { id } = await givenMember()
  const order = randomUUID()
  await transaction((tx) => recordOrderAgreements(tx, { orderId: order, userId: id }))
  await transaction((tx) => forgetAgreements(tx, id))
  expect(await versionsOf(id)).toEqual([])
  const { rows } = await db().execute(
    sql`SELECT count(*)::integer AS kept FROM ${agreements} WHERE order_id = ${order} AND user_id IS NULL`,
  )
  expect(rows).toEqual([{ kept: 2 }])
})
