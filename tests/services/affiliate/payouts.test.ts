import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { main } from '@/scripts/affiliates/main'
import { payPartners, returnPayout } from '@/services/affiliate'
import { affiliate } from '@/services/affiliate/module'
import { csvCell } from '@/services/affiliate/payouts/bank-file'
import { modules } from '@/services/modules'
import { database, transaction } from '@/services/database'
import { eraseEverywhere } from '@/services/personal-data'
import { useDatabase } from '../database'
import { givenGoods, type Goods, move } from '../order/given-order'
import { performJob } from '../perform-job'
import { inProcess } from '../program'
import { checkBooks } from './books'
import { balanceOf, earnedOrder, givenAffiliate, settle } from './given-affiliate'

process.env.AFFILIATE_LEAST_PAYOUT = '10000'
useDatabase()
checkBooks()

const program = (...words: string[]) => inProcess(main, ...words, '--by', 'lan')
const folder = mkdtempSync(path.join(tmpdir(), 'affiliates-'))
afterAll(() => rmSync(folder, { recursive: true }))

let goods: Goods
beforeAll(async () => {
  goods = await givenGoods(10_000)
})

/** An affiliate who is owed 10.000 ₫. */
async function owed() {
  const partner = await givenAffiliate()
  return { ...partner, order: await earnedOrder(goods, partner) }
}

const payoutsOf = async ({ partnerId }: { partnerId: string }) =>
  (
    await database().execute<{ id: string; amount: number; state: string }>(
      sql`SELECT id, amount, state FROM affiliate.payouts WHERE partner_id = ${partnerId} ORDER BY created_at`,
    )
  ).rows

describe('a run of payouts', () => {
  it('pays what is owed exactly once, however many run at once', async () => {
    const [one, other] = [await owed(), await owed()]
    const runs = await Promise.all(Array.from({ length: 5 }, () => payPartners('staff:lan')))
    expect(runs.filter((run) => run !== null)).toHaveLength(1)
    for (const partner of [one, other]) {
      expect(await payoutsOf(partner)).toMatchObject([{ amount: 10_000, state: 'sent' }])
      expect(await balanceOf(partner)).toBe(0)
    }
    expect(await payPartners('staff:lan')).toBeNull()
  })

  it('leaves what is too little for the next one', async () => {
    const partner = await owed()
    process.env.AFFILIATE_LEAST_PAYOUT = '10001'
    expect(await payPartners('staff:lan')).toBeNull()
    process.env.AFFILIATE_LEAST_PAYOUT = '10000'
    await payPartners('staff:lan')
    expect(await payoutsOf(partner)).toHaveLength(1)
  })

  it('carries an order that is returned after its payout as a debt that the next commission pays', async () => {
    const partner = await owed()
    await payPartners('staff:lan')
    await move(partner.order, 'return')
    await settle(partner.order)
    expect(await balanceOf(partner)).toBe(-10_000)
    await earnedOrder(goods, partner)
    expect([await balanceOf(partner), await payPartners('staff:lan')]).toEqual([0, null])
    await earnedOrder(goods, partner)
    expect(await balanceOf(partner)).toBe(10_000)
    await payPartners('staff:lan')
    expect(await payoutsOf(partner)).toHaveLength(2)
  })

  it('whose transfer came back owes it again, once', async () => {
    const partner = await owed()
    await payPartners('staff:lan')
    const [payout] = await payoutsOf(partner)
    const back = await Promise.all(
      [1, 2, 3].map(() => returnPayout(payout!.id, { staff: 'staff:lan', note: 'closed account' })),
    )
    expect(back.filter(Boolean)).toHaveLength(1)
    expect(await balanceOf(partner)).toBe(10_000)
    await payPartners('staff:lan')
    expect((await payoutsOf(partner)).map(({ state }) => state).sort()).toEqual(['returned', 'sent'])
  })

  it('pays a member who left what was earned, and then forgets who it was', async () => {
    const partner = await owed()
    await transaction((tx) => eraseEverywhere([affiliate.personalData!], tx, partner.id))
    const person = async () =>
      (
        await database().execute<{ account_number: string | null; legal_name: string | null; state: string }>(
          sql`SELECT account_number, legal_name, state FROM affiliate.partners WHERE id = ${partner.partnerId}`,
        )
      ).rows[0]
    await performJob(affiliate, 'forget-left-partners')
    expect(await person()).toMatchObject({ state: 'closed', legal_name: 'Nguyễn Thị Lan' })
    await payPartners('staff:lan')
    await performJob(affiliate, 'forget-left-partners')
    expect(await person()).toEqual({ state: 'closed', legal_name: null, account_number: null })
    const { rows } = await database().execute(
      sql`SELECT FROM affiliate.payouts WHERE partner_id = ${partner.partnerId} AND account_number IS NOT NULL`,
    )
    expect(rows).toEqual([])
    expect(modules.map(({ name }) => name)).toContain('affiliate')
  })
})

describe('npm run affiliates', () => {
  it('pays into a new file for its owner alone, and writes the same run again', async () => {
    const partner = await owed()
    const file = path.join(folder, 'run.csv')
    const { out: output } = await program('pay', '--file', file)
    expect(output).toContain('1 transfers, 10000 ₫')
    const written = readFileSync(file, 'utf8')
    const [, row = ''] = written.split('\r\n')
    expect(row).toMatch(
      /^"[0-9a-f-]{36}","Vietcombank","970436","00710\d+","NGUYEN THI LAN","10000","VND","HOA HONG [0-9A-F]{12}"$/,
    )
    expect(statSync(file).mode & 0o077).toBe(0)
    // The same file is not written over, and nothing is paid for it.
    expect((await program('pay', '--file', file)).code).toBe(1)
    const other = path.join(folder, 'none.csv')
    expect((await program('pay', '--file', other)).out).toContain('Nothing is to be paid')
    expect(existsSync(other)).toBe(false)
    const run = /Run ([0-9a-f-]{36})/.exec(output)![1]!
    const again = path.join(folder, 'again.csv')
    await program('file', run, '--file', again)
    expect(readFileSync(again, 'utf8')).toBe(written)
    expect(await payoutsOf(partner)).toHaveLength(1)
  })

  it('lists, shows on record, and finds that the books agree', async () => {
    const partner = await givenAffiliate()
    expect((await program('list', '--state', 'approved')).out).toContain(partner.code)
    const shown = await program('show', partner.code)
    expect(shown.out).toMatch(/number 079203\d{6}/)
    const { rows } = await database().execute<{ action: string; staff: string }>(
      sql`SELECT action, staff FROM affiliate.partner_actions WHERE partner_id = ${partner.partnerId} ORDER BY id`,
    )
    expect(rows.at(-1)).toEqual({ action: 'show', staff: 'staff:lan' })
    expect((await program('audit')).out).toContain('The books agree')
  })

  it.each([
    ['rate', '0'],
    ['rate', 'x', '5'],
    ['rate', '0', '1e2'],
    ['pay'],
    ['reject', 'AB23CD45'],
    ['list', '--state', 'x'],
  ])('refuses %s %s %s as wrong use', async (...words) => {
    expect((await program(...words)).code).toBe(2)
  })
})

describe('a cell of the file', () => {
  it.each([
    ['=HYPERLINK("http://x")', `"'=HYPERLINK(""http://x"")"`],
    ['+84', `"'+84"`],
    ['-1', `"'-1"`],
    ['@SUM(A1)', `"'@SUM(A1)"`],
    ['\t=1', `"'\t=1"`],
    ['  =1', `"'  =1"`],
    ['a,"b"\n', '"a,""b""\n"'],
    ['0071000123', '"0071000123"'],
  ])('holds %j as text', (value, cell) => expect(csvCell(value)).toBe(cell))

  it('holds a number as it is', () => expect(csvCell(-5)).toBe('"-5"'))
})
