import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import { rememberDevice } from '@/services/account/sign-in/devices'
import { addAddress } from '@/services/account/addresses/addresses'
import { makeCode } from '@/services/account/codes/one-time-codes'
import { recordConsents } from '@/services/account/members/consents'
import { loginDigest } from '@/services/account/digest'
import { memberApp as bareApp } from '@/services/account/member-app'
import { hashPassword } from '@/services/account/sign-in/passwords'
import {
  addresses,
  consents,
  member_devices,
  one_time_codes,
  removed_logins,
  sessions,
  social_logins,
  users,
} from '@/services/account/schema'
import { database } from '@/services/database'
import { serviceApp } from '@/services/http'
import { runDueJobs } from '@/services/jobs'
import { withPersonalData } from '@/services/personal-data'
import { writeMedia } from '@/services/media'
import { chooseMails, isUnsubscribed } from '@/services/message'
import { messages } from '@/services/message/schema'
import { insertReviews } from '@/services/review'
import { reviews } from '@/services/review/schema'
import { givenProducts } from '../catalog/fixtures'
import { useDatabase } from '../database'
import { mediaWithOwners } from '../media/media-with-owners'
import { call, givenMember } from './given-member'

useDatabase()

/** The account module by itself: no other module keeps anything of members. */
const memberApp = serviceApp().use(withPersonalData([])).route('/', bareApp)

const folder = mkdtempSync(path.join(tmpdir(), 'removal-'))
process.env.MEDIA_DIR = folder
afterAll(() => rmSync(folder, { recursive: true }))

const PASSWORD = 'mật khẩu của tôi'

async function givenFullMember(changes: object = {}) {
  const member = await givenMember({
    name: 'Trần Thu Hà',
    first_name: 'Hà',
    last_name: 'Trần Thu',
    email: `ha${Math.random()}@example.com`,
    is_verified_email: true,
    phone_no: '912345678',
    phone_code: '+84',
    phone_no_e164: '+84912345678',
    gender: 'female',
    date_of_birth: '1995-05-05',
    skin_types: ['Da dầu'],
    password_hash: await hashPassword(PASSWORD),
    acquisition: { utm_source: 'zalo' },
    ...changes,
  })
  const { id } = member
  const db = database()
  await addAddress(id, {
    label: 'Nhà riêng',
    recipient_name: 'Trần Thu Hà',
    phone_code: '+84',
    phone_no: '912345678',
    address1: '1 Lê Lợi',
    address2: null,
    province_code: '79',
    ward_code: '26740',
    district: null,
    zipcode: null,
    is_default: true,
  })
  await rememberDevice(db, id, 'device-of-a-member')
  await recordConsents(db, id, { marketing_email: true }, 'register')
  await db.insert(social_logins).values({ provider: 'google', subject: `subject-${id}`, user_id: id })
  await db.insert(one_time_codes).values({
    scope: 'login',
    target: '+84912345678',
    code_hash: 'secret-code-hash',
    method: 'sms',
    user_id: id,
    expires_at: new Date(Date.now() + 60_000),
  })
  const [product] = await givenProducts({ name: `Serum ${id}` })
  await insertReviews(db, [
    {
      product_id: product!,
      user_id: id,
      details: 'Thấm nhanh',
      ratings: { effectiveness: 5, texture: 5 },
      source: 'nang-web-vn-mobile',
      images: [],
    },
  ])
  const [row] = await db.select().from(users).where(eq(users.id, id))
  return { ...member, row: row! }
}

it('gives a member everything kept about them, and no secret', async () => {
  const member = await givenFullMember()
  await chooseMails(database(), member.row.email!, 'back-in-stock', false)
  const { status, headers, body } = await call(memberApp, 'GET', '/user/me/export', { who: member })
  expect(status).toBe(200)
  expect(headers.get('content-disposition')).toContain('attachment')
  expect(headers.get('cache-control')).toContain('no-store')
  expect(body).toMatchObject({
    profile: { name: 'Trần Thu Hà', email: member.row.email, date_of_birth: '1995-05-05' },
    addresses: [{ address1: '1 Lê Lợi' }],
    consents: [{ purpose: 'marketing_email', is_granted: true, source: 'register' }],
    mails: { 'back-in-stock': false, 'sale-reminder': true },
    sign_in: { has_password: true, providers: [{ provider: 'google' }] },
    reviews: [{ details: 'Thấm nhanh' }],
    points: { balance: 0, entries: [] },
  })
  expect(body.sign_in.sessions).toHaveLength(1)
  expect(body.sign_in.devices).toHaveLength(1)
  const text = JSON.stringify(body)
  expect(text).not.toMatch(/argon2|password_hash|token|secret-code-hash|subject-|device-of-a-member/)
  const [session] = await database().select().from(sessions).where(eq(sessions.user_id, member.id))
  expect(text).not.toContain(session!.token_hash)
})

it('does not remove on a wrong password, and holds up guessing', async () => {
  const member = await givenFullMember()
  for (const json of [{ password: 'sai mật khẩu' }, {}, { password: 'sai' }, { code: '123456' }, {}]) {
    expect(await call(memberApp, 'DELETE', '/user/me', { who: member, json })).toMatchObject({
      status: 403,
      body: { code: 'CURRENT_PASSWORD_INCORRECT' },
    })
  }
  expect(
    (await call(memberApp, 'DELETE', '/user/me', { who: member, json: { password: PASSWORD } })).status,
  ).toBe(429)
  const [row] = await database().select().from(users).where(eq(users.id, member.id))
  expect(row).toEqual(member.row)
})

it('erases every personal field and all that hangs on the member; reviews stay without a name', async () => {
  const member = await givenFullMember()
  const { id } = member
  await chooseMails(database(), member.row.email!, 'back-in-stock', false)
  await writeMedia(`uploads/${id}-ha.jpg`, Buffer.from('picture'))
  await database()
    .update(users)
    .set({ image: `/media/uploads/${id}-ha.jpg` })
    .where(eq(users.id, id))
  expect(
    await call(memberApp, 'DELETE', '/user/me', { who: member, json: { password: PASSWORD } }),
  ).toMatchObject({ status: 200, body: { data: {} } })
  const db = database()
  const [row] = await db.select().from(users).where(eq(users.id, id))
  expect(row).toMatchObject({
    user_name: `da-xoa.${id}`,
    name: 'Thành viên đã rời',
    email: null,
    phone_no: null,
    phone_no_e164: null,
    date_of_birth: null,
    image: null,
    password_hash: null,
    skin_types: [],
    acquisition: {},
  })
  expect(row!.removed_at).not.toBeNull()
  expect(JSON.stringify(row)).not.toMatch(/Hà|example\.com|912345678|1995/)
  for (const table of [addresses, sessions, member_devices, social_logins, consents, one_time_codes])
    expect(await db.select().from(table).where(eq(table.user_id, id))).toEqual([])
  expect(await db.select().from(reviews).where(eq(reviews.user_id, id))).toHaveLength(1)
  await runDueJobs(mediaWithOwners.jobs)
  expect(existsSync(path.join(folder, `uploads/${id}-ha.jpg`))).toBe(false)
  expect(await isUnsubscribed(db, member.row.email!, 'back-in-stock')).toBe(false)
  // The right password still gets the answer that the account was deleted.
  for (const login of [member.row.email!, member.row.user_name]) {
    const [kept] = await db
      .select()
      .from(removed_logins)
      .where(eq(removed_logins.digest, loginDigest(login)))
    expect(kept).toMatchObject({ password_hash: member.row.password_hash })
  }
  const [mail] = await db.select().from(messages).where(eq(messages.recipient, member.row.email!))
  expect(mail).toMatchObject({ template: 'account-removed', channel: 'email' })
  expect((await call(memberApp, 'GET', '/user/me/addresses', { who: member })).status).toBe(401)
})

it('asks members without a password for a code instead', async () => {
  const member = await givenFullMember({ password_hash: null, phone_no_e164: null, phone_no: null })
  const remove = (json: object) => call(memberApp, 'DELETE', '/user/me', { who: member, json })
  expect(await remove({})).toMatchObject({ status: 400, body: { code: 'MISSING_PARAMETER' } })
  expect(await remove({ code: '000000' })).toMatchObject({ body: { code: 'NO_ACTIVE_OTP_REQUEST' } })
  const code = await makeCode(
    database(),
    { scope: 'login', target: member.row.email!, method: 'email' },
    { userId: member.id, caller: { address: 'test', deviceId: null } },
  )
  const wrong = code === '111111' ? '222222' : '111111'
  expect(await remove({ code: wrong })).toMatchObject({ status: 400, body: { code: 'INCORRECT_OTP' } })
  expect((await remove({ code })).status).toBe(200)
  const [row] = await database().select().from(users).where(eq(users.id, member.id))
  expect(row!.removed_at).not.toBeNull()
})

it('cannot be blocked by a member whose name looks like a removed one', async () => {
  const member = await givenFullMember()
  await givenMember({ user_name: `da-xoa-${member.id}` })
  expect(
    (await call(memberApp, 'DELETE', '/user/me', { who: member, json: { password: PASSWORD } })).status,
  ).toBe(200)
})
