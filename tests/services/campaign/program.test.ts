import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { main } from '@/scripts/campaigns/main'
import { campaign as campaignModule } from '@/services/campaign/module'
import { database } from '@/services/database'
import { insertVouchers } from '@/services/voucher'
import { call, givenMember } from '../account/given-member'
import { useDatabase } from '../database'
import { performJob } from '../perform-job'
import { inProcess } from '../program'
import { checkBooks } from './books'
import {
  app,
  balanceOf,
  bodyOf,
  daysFromNow,
  givenCampaign,
  givenPrize,
  leftOf,
  memberWith,
  redeem,
} from './given-campaign'

process.env.RATE_LIMIT_FACTOR = '1000'
process.env.SESSION_SECRET ??= 'a secret of the tests, long enough for all'
useDatabase()
checkBooks()

const program = (...words: string[]) => inProcess(main, ...words, '--by', 'lan')

const folder = mkdtempSync(path.join(tmpdir(), 'campaigns-'))
afterAll(() => rmSync(folder, { recursive: true }))

let files = 0
function fileOf(content: unknown): string {
  const file = path.join(folder, `${(files += 1)}.json`)
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  return file
}

const FORM = { phone_no: '0912345678', kpi: '079203001234' }

/** A member's redemption with a form, which waits. */
async function claim() {
  const campaignId = await givenCampaign()
  const prize = await givenPrize(campaignId, { is_form_needed: true })
  const who = await memberWith(campaignId, 100)
  const { body } = await redeem(who, bodyOf(prize, FORM))
  const id: string = body.data.redeemed._id
  return { campaignId, prize, who, id }
}

const storedForm = async (id: string) =>
  (await database().execute(sql`SELECT phone, id_number, state FROM campaign.redemptions WHERE id = ${id}`))
    .rows[0]

describe('handing over', () => {
  it('shows phone and ID number to staff, on record, and deletes both once the prize is handed over', async () => {
    const { campaignId, id, who } = await claim()
    expect((await program('show', String(campaignId))).out).toContain(`waits ${id}`)
    expect((await program('show', String(campaignId))).out).not.toContain('079203001234')
    expect((await program('claim', id)).out).toContain('phone +84912345678, ID number 079203001234')
    expect(await program('handed-over', id, '--note', 'tại cửa hàng')).toMatchObject({ code: 0 })
    expect((await program('handed-over', id)).code).toBe(0)
    expect(await storedForm(id)).toEqual({ phone: null, id_number: null, state: 'handed-over' })
    const { rows } = await database().execute(
      sql`SELECT action, staff, note FROM campaign.redemption_actions WHERE redemption_id = ${id} ORDER BY id`,
    )
    expect(rows).toEqual([
      { action: 'show', staff: 'staff:lan', note: '' },
      { action: 'hand-over', staff: 'staff:lan', note: 'tại cửa hàng' },
    ])
    const mine = await call(app, 'GET', '/user/me/campaign-prizes', { who })
    expect(mine.body.data).toMatchObject([{ state: 'handed-over', phone: null }])
    expect((await program('cancel', id)).code).toBe(1)
  })

  it('that is impossible gives the tokens and the piece back, once', async () => {
    const { campaignId, id, who, prize } = await claim()
    for (let turn = 0; turn < 2; turn += 1) expect((await program('cancel', id)).code).toBe(0)
    expect([await balanceOf(who, campaignId), await leftOf(prize)]).toEqual([100, 10])
    expect(await storedForm(id)).toEqual({ phone: null, id_number: null, state: 'cancelled' })
  })

  it('says what it does not know', async () => {
    expect(await program('handed-over', 'c0ffee00-0000-4000-8000-000000000000')).toMatchObject({ code: 1 })
    expect(await program('handed-over', 'x')).toMatchObject({ code: 1 })
    expect(await program('handed-over')).toMatchObject({ code: 2 })
    expect(await program('show', 'khong-co')).toMatchObject({ code: 1 })
  })
})

it('deletes forms some time after the prize’s last day', async () => {
  const { id, prize } = await claim()
  const run = () => performJob(campaignModule, 'delete-old-prize-forms')
  await run()
  expect(await storedForm(id)).toMatchObject({ phone: '+84912345678' })
  await database().execute(
    sql`UPDATE campaign.prizes SET start_date = ${daysFromNow(-120).toISOString()}, end_date = ${daysFromNow(-91).toISOString()} WHERE id = ${prize.id}`,
  )
  await run()
  expect(await storedForm(id)).toEqual({ phone: null, id_number: null, state: 'waiting' })
})

it('deletes the form with the account, and cancels what waits', async () => {
  const { id, who } = await claim()
  await database().transaction((tx) => campaignModule.personalData.erase(tx, who.id))
  expect(await storedForm(id)).toEqual({ phone: null, id_number: null, state: 'cancelled' })
})

it('seals ID numbers with a new key, after which the former one may go', async () => {
  const { id } = await claim()
  const key = (name: string, byte: number) => `${name}:${Buffer.alloc(32, byte).toString('base64')}`
  const before = process.env.CAMPAIGN_ID_KEYS
  try {
    process.env.CAMPAIGN_ID_KEYS = key('k1', 1)
    expect((await program('reseal')).out).toMatch(/^[1-9]\d* ID numbers/)
    process.env.CAMPAIGN_ID_KEYS = [key('k2', 2), key('k1', 1)].join()
    expect((await program('reseal')).out).toMatch(/^[1-9]\d* ID numbers/)
    expect((await program('reseal')).out).toMatch(/^0 ID numbers/)
    process.env.CAMPAIGN_ID_KEYS = key('k2', 2)
    expect((await program('claim', id)).out).toContain('079203001234')
    process.env.CAMPAIGN_ID_KEYS = key('k3', 3)
    expect(await program('claim', id)).toMatchObject({ code: 1 })
  } finally {
    if (before === undefined) delete process.env.CAMPAIGN_ID_KEYS
    else process.env.CAMPAIGN_ID_KEYS = before
  }
})

describe('import', () => {
  const FILE = {
    campaign: {
      slug: 'hoi-hoa',
      name: 'Hội hoa',
      is_top_spender: true,
      start_date: '2026-01-01T00:00:00+07:00',
      end_date: '2099-01-01T00:00:00+07:00',
      sections: [{ type: 'text', title: 'Chào', body: '', product_ids: [] }],
      rules: [
        { key: 'mua', kind: 'order', tokens: 1, per_amount: 10_000 },
        { key: 'chia-se', kind: 'share', tokens: 2 },
      ],
      prizes: [
        {
          name: 'Giảm 30.000 ₫',
          type: 'next_purchase_voucher',
          points: 5,
          stock: 3,
          voucher: { discount: { kind: 'amount', value: 30_000 }, min_amount: 100_000, days: 10 },
          start_date: '2026-01-01T00:00:00+07:00',
          end_date: '2099-01-01T00:00:00+07:00',
        },
      ],
    },
    bank_offers: [
      {
        key: 'sen-the',
        bank: 'Ngân hàng Sen',
        name: 'Giảm 5%',
        given_by: 'bank',
        discount: { kind: 'percentage', value: 5 },
        card_prefixes: ['970436'],
        start_date: '2026-01-01T00:00:00+07:00',
        end_date: '2099-01-01T00:00:00+07:00',
      },
    ],
  }

  it('writes a campaign that works, and changes it when it is imported again', async () => {
    const { code, out } = await program('import', fileOf(FILE))
    expect([code, out]).toEqual([
      0,
      expect.stringMatching(/^campaign \d+, 2 rules, 1 prizes, 1 offers of banks/),
    ])
    const id = Number(/\d+/.exec(out)?.[0])
    const prizes = (await call(app, 'GET', `/campaigns/${id}/prizes`)).body.data
    expect(prizes).toMatchObject([{ name: 'Giảm 30.000 ₫', points: 5, stock: 3 }])
    const who = await givenMember()
    expect((await program('grant', 'hoi-hoa', String(who.id), '20', '--key', 'gift')).code).toBe(0)
    expect((await program('grant', 'hoi-hoa', String(who.id), '20', '--key', 'gift')).out).toContain('before')
    expect(await balanceOf(who, id)).toBe(20)
    const redeemed = await redeem(who, {
      ...{ points: 5, prize_name: prizes[0].name, type: prizes[0].type, campaign_id: String(id) },
      ...{ start_date: '01/01/2026', end_date: '01/01/2099' },
    })
    expect(redeemed.body.data).toMatchObject({ points: 15, redeemed: { state: 'issued' } })

    const { campaign } = FILE
    const [mua] = campaign.rules
    const changed = { ...campaign, name: 'Hội hoa xuân', rules: [{ ...mua, tokens: 9 }], prizes: [] }
    expect((await program('import', fileOf({ campaign: changed }))).code).toBe(0)
    const rules = (await call(app, 'GET', `/campaigns/${id}/token-rules`)).body.data
    expect(rules).toMatchObject([{ kind: 'order', tokens: 9 }])
    expect((await call(app, 'GET', `/campaigns/${id}/prizes`)).body.data).toEqual([])
    expect((await program('list')).out).toContain('running  hoi-hoa')
  })

  it('takes the example, and what it says can be read', async () => {
    const { code, out } = await program('import', 'examples/campaign.json')
    expect([code, out]).toEqual([0, expect.stringContaining('4 rules, 2 prizes')])
    const id = Number(/\d+/.exec(out)?.[0])
    const { body } = await call(app, 'GET', `/campaigns/${id}/votes`)
    expect(body.data).toMatchObject({ section: 'mau-son', choices: [{ id: 'do-gach' }, { id: 'hong-dat' }] })
    expect((await program('show', 'tuan-le-son-moi')).out).toContain('rule don-hang: 10 for order')
  })

  it('keeps what a redeemed prize was', async () => {
    const { campaign } = FILE
    const slug = 'hoi-trang'
    const [prize] = campaign.prizes
    const send = (description: string, url: string) =>
      program(
        'import',
        fileOf({
          campaign: {
            ...campaign,
            slug,
            prizes: [{ ...prize, description, image: { url, width: 300, height: 200 } }],
          },
        }),
      )
    const { out } = await send('cũ', '/cu.avif')
    const id = Number(/\d+/.exec(out)?.[0])
    const who = await memberWith(id, 10)
    await redeem(who, {
      ...{ points: 5, prize_name: 'Giảm 30.000 ₫', type: 'next_purchase_voucher', campaign_id: String(id) },
      ...{ start_date: '01/01/2026', end_date: '01/01/2099' },
    })
    expect(await send('mới', '/moi.avif')).toMatchObject({ code: 0 })
    const { body } = await call(app, 'GET', '/user/me/campaign-prizes', { who })
    expect(body.data).toMatchObject([{ name: 'Giảm 30.000 ₫', image: { url: '/cu.avif' } }])
  })

  it('refuses a stock below what was redeemed, and leaves everything as it was', async () => {
    const { campaign } = FILE
    const slug = 'hoi-la'
    const { out } = await program('import', fileOf({ campaign: { ...campaign, slug } }))
    const id = Number(/\d+/.exec(out)?.[0])
    const who = await memberWith(id, 10)
    await redeem(who, {
      ...{ points: 5, prize_name: 'Giảm 30.000 ₫', type: 'next_purchase_voucher', campaign_id: String(id) },
      ...{ start_date: '01/01/2026', end_date: '01/01/2099' },
    })
    const [prize] = campaign.prizes
    const file = fileOf({ campaign: { ...campaign, slug, name: 'Khác', prizes: [{ ...prize, stock: 0 }] } })
    expect(await program('import', file)).toMatchObject({
      code: 1,
      err: expect.stringContaining('1 were redeemed, its stock cannot be 0'),
    })
    const { rows } = await database().execute(sql`SELECT name FROM catalog.promotions WHERE id = ${id}`)
    expect(rows).toEqual([{ name: 'Hội hoa' }])
  })

  it('says what is wrong with a file, and writes nothing of it', async () => {
    const { campaign, bank_offers } = FILE
    const wrong: [content: unknown, said: string][] = [
      ['{', 'JSON'],
      [{ campaign: { ...campaign, slug: undefined } }, 'campaign.slug'],
      [{ campaign: { ...campaign, start_date: '01/01/2026' } }, 'campaign.start_date'],
      [{ campaign: { ...campaign, sections: [{ type: 'khac' }] } }, 'sections[0]'],
      [{ campaign: { ...campaign, prizes: [{ ...campaign.prizes[0], voucher: {} }] } }, 'prizes[0].voucher'],
      [{ bank_offers: [{ ...bank_offers[0], given_by: 'shop' }] }, 'bank_offers[0]'],
    ]
    for (const [content, said] of wrong) {
      const { code, err } = await program('import', fileOf(content))
      expect([code, err]).toEqual([2, expect.stringContaining(said)])
    }
    const unknown = {
      ...bank_offers[0],
      given_by: 'shop',
      card_prefixes: [],
      discount: null,
      voucher_code: 'KHONGCO',
    }
    expect(await program('import', fileOf({ bank_offers: [unknown] }))).toMatchObject({ code: 1 })
  })

  it('takes an offer of the shop by the code of its voucher', async () => {
    await insertVouchers(database(), [
      {
        type: 'next_purchase_voucher',
        code: 'SENMOI',
        slug: 'sen-moi',
        name: 'Sen mới',
        discount: { kind: 'amount', value: 40_000, max: null },
        rules: {
          order: { min_amount: null, total_products: null },
          brands: [],
          categories: [],
          products: [],
        },
        payment_methods: ['vnpay'],
        starts_at: daysFromNow(-1),
        ends_at: daysFromNow(9),
      },
    ])
    const offer = {
      ...FILE.bank_offers[0],
      ...{ key: 'sen-shop', given_by: 'shop', card_prefixes: [], discount: null, voucher_code: 'SENMOI' },
    }
    expect((await program('import', fileOf({ bank_offers: [offer] }))).code).toBe(0)
    const { body } = await call(app, 'GET', '/bank-offers')
    expect(body.data).toContainEqual(
      expect.objectContaining({ voucher_code: 'SENMOI', payment_methods: ['vnpay'] }),
    )
  })
})
