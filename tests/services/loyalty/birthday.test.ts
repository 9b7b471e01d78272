import { eq } from 'drizzle-orm'
import { users } from '@/services/account/schema'
import { database, databasePool } from '@/services/database'
import { pointsOf } from '@/services/loyalty'
import { giveBirthdayGifts } from '@/services/loyalty/gifts/birthday'
import { birthday_changes } from '@/services/loyalty/schema'
import { insertVouchers, voucherByCode } from '@/services/voucher'
import { main } from '@/scripts/loyalty/main'
import { givenMember } from '../account/given-member'
import { useDatabase } from '../database'
import { inProcess } from '../program'
import { brokenBooks } from './books'

useDatabase()

let count = 0

/** A member of a year ago with a verified number. */
async function givenBirthday(date_of_birth: string, changes: object = {}): Promise<number> {
  const { id } = await givenMember({
    date_of_birth,
    is_verified_phone: true,
    phone_no_e164: `+8491${String(++count).padStart(7, '0')}`,
    email: `born-${count}@example.com`,
    created_at: new Date('2025-01-01T00:00:00Z'),
    ...changes,
  })
  return id
}

const balance = (userId: number) => pointsOf(database(), userId)

const change = (userId: number, date_of_birth: string, changed: string) =>
  database()
    .update(users)
    .set({ date_of_birth })
    .where(eq(users.id, userId))
    .then(() =>
      database()
        .update(birthday_changes)
        .set({ changed_at: new Date(changed) })
        .where(eq(birthday_changes.user_id, userId)),
    )

const mailsOf = async (userId: number) =>
  (
    await databasePool().query<{ text: string }>(
      `SELECT text FROM message.messages WHERE once_key LIKE 'birthday:' || $1 || ':%' ORDER BY created_at`,
      [userId],
    )
  ).rows

it('comes in the month of the birthday once a year, with a mail', async () => {
  const november = await givenBirthday('1998-11-30')
  const december = await givenBirthday('1998-12-01')
  const unverified = await givenBirthday('1998-11-30', { is_verified_phone: false })
  for (const day of ['2026-11-01', '2026-11-02', '2026-11-30']) await giveBirthdayGifts(day)
  expect(await Promise.all([november, december, unverified].map(balance))).toEqual([50, 0, 0])
  const [mail, ...others] = await mailsOf(november)
  expect(mail?.text).toContain('50 điểm thưởng')
  expect(others).toEqual([])
  expect(await brokenBooks()).toEqual([])
})

it('comes again a year later, when the month begins', async () => {
  const userId = await givenBirthday('1990-03-15')
  await giveBirthdayGifts('2027-03-31')
  await databasePool().query(
    `UPDATE loyalty.birthday_gifts SET given_at = '2027-03-31T01:00:00Z' WHERE user_id = $1`,
    [userId],
  )
  await giveBirthdayGifts('2028-03-01')
  expect(await balance(userId)).toBe(100)
})

it('is not brought by changing the birthday', async () => {
  const userId = await givenBirthday('1990-05-15')
  await change(userId, '1990-06-15', '2027-06-02T00:00:00Z')
  await giveBirthdayGifts('2027-06-30')
  expect(await balance(userId)).toBe(0)

  const other = await givenBirthday('1990-05-20')
  await giveBirthdayGifts('2027-05-01')
  await change(other, '1990-09-20', '2027-06-01T00:00:00Z')
  await giveBirthdayGifts('2027-09-01')
  expect(await balance(other)).toBe(50)
})

it('comes once at the turn of a year for a birthday that moved over it', async () => {
  const userId = await givenBirthday('1990-12-15')
  await giveBirthdayGifts('2027-12-01')
  await databasePool().query(
    `UPDATE loyalty.birthday_gifts SET given_at = '2027-12-01T01:00:00Z' WHERE user_id = $1`,
    [userId],
  )
  await change(userId, '1990-01-15', '2027-12-02T00:00:00Z')
  await giveBirthdayGifts('2028-01-15')
  expect(await balance(userId)).toBe(50)
})

it('is what a rule of staff says while its days last', async () => {
  await insertVouchers(database(), [
    {
      code: 'SINHNHAT',
      slug: 'sinhnhat',
      type: 'normal',
      name: 'Sinh nhật',
      discount: { kind: 'amount', value: 50_000, max: null },
      rules: { order: { min_amount: null, total_products: null }, brands: [], categories: [], products: [] },
      starts_at: new Date('2026-01-01'),
      ends_at: new Date('2099-01-01'),
    },
  ])
  expect(await voucherByCode(database(), 'SINHNHAT')).not.toBeNull()
  const rule = [
    'add-rule',
    'birthday',
    '80',
    '--from',
    '2020-01-01',
    '--until',
    '2099-01-01',
    '--note',
    'bigger',
  ]
  expect((await inProcess(main, ...rule, '--voucher', 'NOSUCH')).code).toBe(1)
  expect(await inProcess(main, ...rule, '--voucher', 'SINHNHAT')).toMatchObject({ code: 0, err: '' })
  const userId = await givenBirthday('1998-07-30')
  await giveBirthdayGifts('2026-07-10')
  expect(await balance(userId)).toBe(80)
  expect((await mailsOf(userId))[0]?.text).toMatch(/80 điểm thưởng và một voucher[^]*QUA/)
  // The voucher is of the kind of the one it was made from.
  expect(
    (await database().execute(`SELECT type FROM voucher.vouchers WHERE owner_id = ${userId}`)).rows,
  ).toEqual([{ type: 'normal' }])
  const invitation = rule.with(1, 'referral')
  expect((await inProcess(main, ...invitation, '--voucher', 'SINHNHAT')).err).toContain('no voucher')
  const listed = await inProcess(main, 'rules')
  expect(listed.out).toContain('birthday  80 points  voucher')
  const id = /^(\d+)/.exec(listed.out)?.[1] ?? ''
  expect((await inProcess(main, 'remove-rule', id)).code).toBe(0)
})
