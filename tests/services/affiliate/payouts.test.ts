import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { main } from '@/scripts/affiliates/main'
import { payoutRuns, payPartners, rejectPartner, returnPayout, transfersOf } from '@/services/affiliate'
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

const paid = async () => (await payPartners('staff:lan')).transfers

/** Sets the age of a partner's payouts. */
const age = ({ partnerId }: { partnerId: string }, days: number) =>
  database().execute(
    sql`UPDATE affiliate.payouts SET created_at = now() - make_interval(days => ${days}) WHERE partner_id = ${partnerId}`,
  )

describe('a run of payouts', () => {
  it('pays what is owed exactly once, however many run at once', async () => {
    const [one, other] = [await owed(), await owed()]
    const runs = await Promise.all(Array.from({ length: 5 }, paid))
    expect(runs.filter((transfers) => transfers.length > 0)).toHaveLength(1)
    for (const partner of [one, other]) {
      expect(await payoutsOf(partner)).toMatchObject([{ amount: 10_000, state: 'sent' }])
      expect(await balanceOf(partner)).toBe(0)
    }
    expect(await paid()).toEqual([])
  })

  it('pays the others when one partner cannot be paid, who is owed as before', async () => {
    const [broken, other] = [await owed(), await owed()]
    const write = (value: string) =>
      database().execute(
        sql`UPDATE affiliate.partners SET account_number = ${value} WHERE id = ${broken.partnerId}`,
      )
    const { rows } = await database().execute<{ account_number: string }>(
      sql`SELECT account_number FROM affiliate.partners WHERE id = ${broken.partnerId}`,
    )
    // No key of this shop opens it.
    await write('x')
    const file = path.join(folder, 'others.csv')
    const run = await program('pay', '--file', file)
    expect([run.code, run.err]).toEqual([1, expect.stringContaining(`not paid, see the log: ${broken.code}`)])
    expect(readFileSync(file, 'utf8').split('\r\n')).toHaveLength(3)
    expect([await balanceOf(broken), await balanceOf(other)]).toEqual([10_000, 0])
    await write(rows[0]!.account_number)
    expect(await paid()).toMatchObject([{ amount: 10_000 }])
  })

  it('leaves what is too little for the next one', async () => {
    const partner = await owed()
    process.env.AFFILIATE_LEAST_PAYOUT = '10001'
    expect(await paid()).toEqual([])
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
    expect([await balanceOf(partner), await paid()]).toEqual([0, []])
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

  describe('to a member who left', () => {
    const leave = ({ id }: { id: number }) =>
      transaction((tx) => eraseEverywhere([affiliate.personalData!], tx, id))
    const forget = () => performJob(affiliate, 'forget-left-partners')
    const person = async ({ partnerId }: { partnerId: string }) => {
      const { rows } = await database().execute<{ legal_name: string | null; has_account: boolean }>(sql`
        SELECT legal_name, account_number IS NOT NULL AND account_holder IS NOT NULL AS has_account
        FROM affiliate.partners WHERE id = ${partnerId} AND state = 'closed'`)
      return rows[0]
    }

    it('pays what was earned, and then forgets who it was', async () => {
      const partner = await owed()
      await leave(partner)
      await forget()
      expect(await person(partner)).toEqual({ legal_name: 'Nguyễn Thị Lan', has_account: true })
      await payPartners('staff:lan')
      await forget()
      expect(await person(partner)).toEqual({ legal_name: null, has_account: true })
      await age(partner, 59)
      await forget()
      expect((await person(partner))?.has_account).toBe(true)
      await age(partner, 61)
      await forget()
      expect((await person(partner))?.has_account).toBe(false)
      const { rows } = await database().execute(
        sql`SELECT FROM affiliate.payouts WHERE partner_id = ${partner.partnerId} AND account_number IS NOT NULL`,
      )
      expect(rows).toEqual([])
      expect(modules.map(({ name }) => name)).toContain('affiliate')
    })

    it('pays again what the bank sent back after they left', async () => {
      const partner = await owed()
      const { runId } = await payPartners('staff:lan')
      await leave(partner)
      await forget()
      expect(await transfersOf(database(), runId)).toMatchObject([{ account_holder: 'NGUYEN THI LAN' }])
      const [payout] = await payoutsOf(partner)
      await age(partner, 30)
      await returnPayout(payout!.id, { staff: 'staff:lan', note: '' })
      await forget()
      expect(await paid()).toMatchObject([{ amount: 10_000, account_holder: 'NGUYEN THI LAN' }])
    })

    it('writes no file of a run without an account that is deleted', async () => {
      const [gone] = [await owed(), await owed()]
      const { runId, transfers } = await payPartners('staff:lan')
      expect(transfers).toHaveLength(2)
      const [payout] = await payoutsOf(gone)
      await leave(gone)
      await age(gone, 61)
      await forget()
      const file = path.join(folder, 'gone.csv')
      const answer = await program('file', runId, '--file', file)
      expect([answer.code, existsSync(file)]).toEqual([1, false])
      expect(answer.err).toContain(`the account of payout ${payout!.id} was deleted after its partner left`)
      // Where it comes back after all, the list says that there is no account to pay to.
      await returnPayout(payout!.id, { staff: 'staff:lan', note: '' })
      expect((await program('list', '--state', 'closed')).out).toMatch(
        new RegExp(`${gone.code} .* owed 10000 ₫, no account: pay by hand`),
      )
    })
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

  it('lists past runs, which `file` writes again and `show` names', async () => {
    const [one] = [await owed(), await owed()]
    const { runId } = await payPartners('staff:lan')
    const [payout] = await payoutsOf(one)
    await returnPayout(payout!.id, { staff: 'staff:lan', note: 'closed account' })
    const [newest] = await payoutRuns(database(), 1)
    expect(newest).toMatchObject({
      ...{ run_id: runId, transfers: 2, amount: 20_000, returned: 1, returned_amount: 10_000 },
      created_at: expect.any(Date),
    })
    const [line] = (await program('runs')).out.split('\n')
    expect(line).toMatch(
      new RegExp(`^${runId} .* staff:lan  2 transfers, 20000 ₫, 1 came back \\(10000 ₫\\)$`),
    )
    expect((await program('show', one.code)).out).toContain(`payout ${payout!.id}`)
    expect((await program('show', one.code)).out).toContain(`returned  run ${runId}`)
    await rejectPartner(one.code, { staff: 'staff:lan', note: 'spam' })
    expect((await program('show', one.code)).out).toContain('note: spam')
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
