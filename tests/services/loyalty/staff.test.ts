import { main } from '@/scripts/loyalty/main'
import { transaction } from '@/services/database'
import { spendPoints } from '@/services/loyalty'
import { givenMember } from '../account/given-member'
import { useDatabase } from '../database'
import { asProcess, inProcess } from '../program'

useDatabase()

const loyalty = (...words: string[]) => inProcess(main, ...words, '--by', 'lan')

it('gives points with who and why, once for a reference', async () => {
  const { id } = await givenMember({ user_name: 'minh_an' })
  const gift = ['grant', 'Minh_An', '30', '--note', 'giao trễ', '--reference', 'LH7K2M9QXA']
  expect(await loyalty(...gift)).toMatchObject({ code: 0, out: `Member ${id} has a balance of 30.\n` })
  expect((await loyalty(...gift)).out).toBe('LH7K2M9QXA was done before; the balance is 30.\n')
  expect((await loyalty('history', String(id))).out).toMatch(
    /\+30 {2}gesture LH7K2M9QXA {2}balance 30 {2}until .* {2}by staff:lan {2}giao trễ\n$/,
  )
  expect((await loyalty('balance', 'minh_an')).out).toContain('balance 30')
  const other = await givenMember()
  expect((await loyalty('grant', String(other.id), ...gift.slice(2))).code).toBe(1)
})

it('takes points back, into a debt when they are spent', async () => {
  const { id } = await givenMember()
  await loyalty('grant', String(id), '30', '--note', 'nhầm')
  await transaction((tx) => spendPoints(tx, { userId: id, points: 20, reference: `order-${id}` }))
  const taken = await loyalty('take-back', String(id), '30', '--note', 'nhầm người')
  expect(taken).toMatchObject({ code: 0, out: `Member ${id} has a balance of -20.\n` })
  expect((await loyalty('audit')).out).toMatch(/^The books agree: \d+ rules\.\n$/)
})

it.each([
  [['grant', '1', '30'], '--note'],
  [['grant', '1', '-5', '--note', 'x'], 'points'],
  [['grant', '1', '1.5', '--note', 'x'], 'points'],
  [['balance'], 'member'],
  [['add-rule', 'birthday', '5', '--from', '2026-13-01', '--until', '2027-01-01', '--note', 'x'], '--from'],
  [['add-rule', 'birthday', '5', '--from', '2026-12-01', '--until', '2026-12-01', '--note', 'x'], '--until'],
  [['add-rule', 'wedding', '5'], 'referral or birthday'],
])('refuses %j', async (words, named) => {
  const { code, err } = await inProcess(main, ...words)
  expect(code).toBe(2)
  expect(err).toContain(named)
})

it('refuses an unknown member, and says how it is used', async () => {
  expect(await loyalty('balance', 'khong-co')).toMatchObject({
    code: 1,
    err: expect.stringContaining('There is no member khong-co.'),
  })
  const { code, err } = await asProcess('loyalty')
  expect(code).toBe(2)
  expect(err).toContain('npm run loyalty -- balance <member>')
}, 30_000)
