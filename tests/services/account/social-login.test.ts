import { eq } from 'drizzle-orm'
import { database, transaction } from '@/services/database'
import { one_time_codes, sessions, social_logins, users } from '@/services/account/schema'
import { referrals } from '@/services/loyalty/schema'
import { socialLogin } from '@/services/account/social/social-sign-in'
import { openSession } from '@/services/account/sign-in/session'
import type { SocialProfile } from '@/services/account/social'
import { useDatabase } from '../database'

useDatabase()

const person = (change: Partial<SocialProfile> = {}): SocialProfile => ({
  provider: 'google',
  subject: 'mai',
  email: 'mai@example.com',
  is_email_verified: true,
  first_name: 'Mai',
  last_name: 'Nguyễn Thị',
  name: 'Nguyễn Thị Mai',
  picture: null,
  ...change,
})

const enter = (change: Partial<SocialProfile> = {}, acquisition = {}) =>
  transaction((tx) => socialLogin(tx, person(change), acquisition))

const rowOf = async (id: number) => (await database().select().from(users).where(eq(users.id, id)))[0]!

async function givenMember(values: Partial<typeof users.$inferInsert> = {}): Promise<number> {
  const [row] = await database()
    .insert(users)
    .values({
      user_name: 'mai_dep',
      name: 'Mai',
      skin_types: [],
      hair_types: [],
      email: 'mai@example.com',
      ...values,
    })
    .returning({ id: users.id })
  return row!.id
}

afterEach(async () => {
  await database().delete(referrals)
  await database().delete(users)
})

it('makes a member of a new person (AUT-05)', async () => {
  const { userId, isNew } = await enter(
    {},
    { acquisition_source: 'mobile web', utm_source: 'tiktok', utm_medium: '' },
  )
  expect(isNew).toBe(true)
  expect(await rowOf(userId)).toMatchObject({
    name: 'Nguyễn Thị Mai',
    first_name: 'Mai',
    last_name: 'Nguyễn Thị',
    email: 'mai@example.com',
    is_verified_email: true,
    skin_types: [],
    hair_types: [],
    password_hash: null,
    acquisition_source: 'mobile web',
    acquisition: { utm_source: 'tiktok' },
    user_name: expect.stringMatching(/^[a-z0-9_-]{4,16}$/),
  })
})

it('knows the same person again, whatever their address is now', async () => {
  const first = await enter()
  await expect(enter({ email: 'new@example.com' })).resolves.toEqual({
    userId: first.userId,
    isNew: false,
    isLinked: false,
  })
  await expect(enter({ email: null })).resolves.toMatchObject({ userId: first.userId })
})

it('does not take one provider for another', async () => {
  const first = await enter()
  const other = await enter({ provider: 'zalo', email: null, is_email_verified: false })
  expect(other).toMatchObject({ isNew: true })
  expect(other.userId).not.toBe(first.userId)
})

it('gives namesakes user names of their own', async () => {
  const one = await enter({ subject: '1', email: 'a@example.com' })
  const two = await enter({ subject: '2', email: 'b@example.com' })
  const names = [(await rowOf(one.userId)).user_name, (await rowOf(two.userId)).user_name]
  expect(new Set(names).size).toBe(2)
})

it('names a person without a name by the user name', async () => {
  const { userId } = await enter({ first_name: null, last_name: null, name: null })
  const row = await rowOf(userId)
  expect(row.name).toBe(row.user_name)
})

describe('an address that is a member’s', () => {
  it('opens the account to who has verified it there and here, and leaves it as it is', async () => {
    const id = await givenMember({
      is_verified_email: true,
      password_hash: 'kept',
      email: 'Mai@Example.com',
      is_verified_phone: true,
    })
    await transaction((tx) => openSession(tx, id, { deviceId: null }))
    await expect(enter()).resolves.toEqual({ userId: id, isNew: false, isLinked: true })
    expect(await rowOf(id)).toMatchObject({
      is_verified_email: true,
      password_hash: 'kept',
      is_verified_phone: true,
    })
    expect(await database().select().from(sessions)).toHaveLength(1)
    await expect(enter()).resolves.toEqual({ userId: id, isNew: false, isLinked: false })
  })

  it('shuts out the person who made the account without proof; the claimed number stays, and opens nothing', async () => {
    const id = await givenMember({
      password_hash: 'of a stranger',
      phone_no: '912345678',
      phone_code: '+84',
      phone_no_e164: '+84912345678',
    })
    await transaction((tx) => openSession(tx, id, { deviceId: null }))
    await database()
      .insert(one_time_codes)
      .values({
        scope: 'verification',
        target: '+84912345678',
        code_hash: 'x',
        method: 'sms',
        user_id: id,
        expires_at: new Date(Date.now() + 60_000),
      })
    await expect(enter()).resolves.toEqual({ userId: id, isNew: false, isLinked: true })
    expect(await rowOf(id)).toMatchObject({
      is_verified_email: true,
      password_hash: null,
      phone_no: '912345678',
      is_verified_phone: false,
    })
    expect(await database().select().from(sessions)).toEqual([])
    expect(await database().select().from(one_time_codes)).toMatchObject([{ used_at: expect.any(Date) }])
  })

  it.each(['a number', 'another provider'])('leaves an account alone where %s was verified', async (what) => {
    const id = await givenMember({
      password_hash: 'kept',
      is_verified_phone: what === 'a number',
      phone_no_e164: '+84912345678',
    })
    if (what !== 'a number')
      await database().insert(social_logins).values({ provider: 'facebook', subject: 'mai', user_id: id })
    await transaction((tx) => openSession(tx, id, { deviceId: null }))
    await expect(enter()).rejects.toMatchObject({ code: 'EMAIL_REGISTERED', status: 409 })
    expect(await rowOf(id)).toMatchObject({ password_hash: 'kept', is_verified_email: false })
    expect(await database().select().from(sessions)).toHaveLength(1)
  })

  it('stays shut when the provider does not vouch for it', async () => {
    const id = await givenMember({ is_verified_email: true })
    await expect(enter({ is_email_verified: false })).rejects.toMatchObject({
      code: 'EMAIL_REGISTERED',
      status: 409,
    })
    expect(await database().select().from(social_logins).where(eq(social_logins.user_id, id))).toEqual([])
  })
})

it('asks for an account with an address, but of Zalo, which has none', async () => {
  for (const provider of ['facebook', 'google'] as const) {
    await expect(enter({ provider, email: null })).rejects.toMatchObject({
      code: 'EMPTY EMAIL!',
      message: 'EMPTY EMAIL!',
      status: 400,
    })
  }
  const { userId } = await enter({ provider: 'zalo', email: null, is_email_verified: false })
  expect(await rowOf(userId)).toMatchObject({ email: null, is_verified_email: false })
})

it('keeps an address the provider does not vouch for as one that is still to be verified', async () => {
  const { userId } = await enter({ provider: 'facebook', is_email_verified: false })
  expect(await rowOf(userId)).toMatchObject({ email: 'mai@example.com', is_verified_email: false })
})

describe('an invitation', () => {
  it('counts for a new member, and for no former one', async () => {
    const inviter = await givenMember({ user_name: 'thu_ha', email: 'ha@example.com' })
    const { userId } = await enter({}, { referral_code: 'Thu_Ha' })
    await enter({}, { referral_code: 'thu_ha' })
    expect(await database().select().from(referrals)).toMatchObject([
      { user_id: userId, referrer_id: inviter, state: 'joined' },
    ])
    await givenMember({ user_name: 'lan', email: 'lan@example.com', is_verified_email: true })
    await enter({ subject: 'lan', email: 'lan@example.com' }, { referral_code: 'thu_ha' })
    expect(await database().select().from(referrals)).toHaveLength(1)
  })

  it('of an unknown member is none', async () => {
    await expect(enter({}, { referral_code: 'unknown' })).resolves.toMatchObject({ isNew: true })
    expect(await database().select().from(referrals)).toEqual([])
  })
})

describe('many first logins at once', () => {
  const count = async () => (await database().select().from(users)).length

  it('make one member of one person', async () => {
    const entered = await Promise.all(Array.from({ length: 8 }, () => enter()))
    expect(new Set(entered.map(({ userId }) => userId)).size).toBe(1)
    expect(entered.filter(({ isNew }) => isNew)).toHaveLength(1)
    expect(await count()).toBe(1)
  })

  it('make one member of one without an address', async () => {
    const wish = { provider: 'zalo', email: null, is_email_verified: false } as const
    const entered = await Promise.all(Array.from({ length: 8 }, () => enter(wish)))
    expect(new Set(entered.map(({ userId }) => userId)).size).toBe(1)
    expect(await count()).toBe(1)
  })

  it('make one member of two accounts with one verified address', async () => {
    const entered = await Promise.all(Array.from({ length: 8 }, (_, at) => enter({ subject: `mai ${at}` })))
    expect(new Set(entered.map(({ userId }) => userId)).size).toBe(1)
    expect(await database().select().from(social_logins)).toHaveLength(8)
  })

  it('give all namesakes a member each', async () => {
    const entered = await Promise.all(
      Array.from({ length: 8 }, (_, at) => enter({ subject: `mai ${at}`, email: `mai${at}@example.com` })),
    )
    expect(entered.every(({ isNew }) => isNew)).toBe(true)
    expect(await count()).toBe(8)
  })
})
