import { sql } from 'drizzle-orm'
import { egiftDays } from '@/domain/bag/egift'
import { combinationIds, writePacks } from '@/services/catalog'
import { database } from '@/services/database'
import { combination, givenProducts } from '../catalog/fixtures'
import { useDatabase } from '../database'
import { add, ask, bagOf, change, goodsOf, put, setStock, visitor } from './shop'

useDatabase()

const { first: today, last } = egiftDays(new Date())

describe('gift cards', () => {
  const egift = {
    sender_name: 'Minh',
    recipient_name: 'Lan Anh',
    recipient_email: 'lan@example.vn',
    message: 'Chúc mừng sinh nhật!',
    delivery_date: today,
  }
  let card: { product_id: number; combination_id: string }

  beforeAll(async () => {
    const [product = 0] = await givenProducts({
      name: 'Thẻ quà tặng',
      classification: 'egift',
      combinations: [combination({ price: 200_000, stock: 999, weight: 0 })],
    })
    card = await goodsOf(product)
  })

  it('are kept apart by whom they are for (PDP-10)', async () => {
    const who = visitor()
    await put(who, { ...card, egift })
    await put(who, { ...card, egift })
    const { bag } = await put(who, { ...card, egift: { ...egift, recipient_name: 'Hoa' } })
    expect(bag.lines).toMatchObject([
      { quantity: 2, egift },
      { quantity: 1, egift: { recipient_name: 'Hoa' } },
    ])
    expect(bag.checkout).toMatchObject({ is_by_email_only: true, methods: [] })
    expect(bag.checkout.missing).not.toContain('address')
    expect(bag.shipping).toMatchObject({ fee: 0, is_known: true, missing_for_free: 0 })
  })

  it.each([
    ['nothing', undefined, ['sender_name', 'recipient_name', 'recipient_email', 'message', 'delivery_date']],
    ['null', null, ['sender_name', 'recipient_name', 'recipient_email', 'message', 'delivery_date']],
    ['no address', { ...egift, recipient_email: 'lan' }, ['recipient_email']],
    ['too long a message', { ...egift, message: 'x'.repeat(141) }, ['message']],
    ['a day that is none', { ...egift, delivery_date: '2026-02-31' }, ['delivery_date']],
    ['yesterday', { ...egift, delivery_date: '2020-01-01' }, ['delivery_date']],
    ['too late a day', { ...egift, delivery_date: '2090-01-01' }, ['delivery_date']],
  ])('ask for what they need: %s', async (_, wanted, fields) => {
    const { status, code, details } = await add(visitor(), {
      ...card,
      ...(wanted !== undefined && { egift: wanted }),
    })
    expect([status, code]).toEqual([422, 'INVALID_FIELDS'])
    expect(Object.keys(details.fields).sort()).toEqual(fields.map((field) => `egift.${field}`).sort())
  })

  it('may wait up to a year', async () => {
    await put(visitor(), { ...card, egift: { ...egift, delivery_date: last } })
  })

  it('can be written again', async () => {
    const who = visitor()
    const { line_id } = await put(who, { ...card, egift })
    const { data } = await ask(who, 'PUT', `/carts/me/lines/${line_id}`, {
      egift: { ...egift, message: 'Thương nhiều' },
    })
    expect(data.lines).toMatchObject([{ id: line_id, egift: { message: 'Thương nhiều' } }])
    expect((await ask(who, 'PUT', `/carts/me/lines/${line_id}`, { quantity: 3 })).data.lines).toMatchObject([
      { quantity: 3, egift: { message: 'Thương nhiều' } },
    ])
  })

  it('leave other goods without such a thing', async () => {
    const [product = 0] = await givenProducts({ name: 'Son thường' })
    const { bag } = await put(visitor(), { ...(await goodsOf(product)), egift })
    expect(bag.lines).toMatchObject([{ egift: null }])
  })
})

describe('packs', () => {
  const shades = (price = 100_000) => [
    combination({ price, stock: 30 }),
    combination({ external_id: 'two', sku: 'SKU-2', price, stock: 5 }),
    combination({ external_id: 'dear', sku: 'SKU-3', price: price * 2, stock: 30 }),
  ]

  async function givenPack(classification = 'product_pack') {
    const [pack = 0, lipstick = 0, serum = 0] = await givenProducts(
      {
        name: `Bộ ${Math.random()}`,
        classification: classification as never,
        combinations: [combination({ price: 250_000 })],
      },
      { name: `Son ${Math.random()}`, combinations: shades() },
      { name: `Serum ${Math.random()}`, combinations: shades(300_000) },
    )
    const ids = await combinationIds(database(), [lipstick, serum])
    const id = (product: number, key: string) => ids.get(`${product}/${key}`)!
    await writePacks(database(), [
      {
        product_id: pack,
        items: [
          { combination_id: id(lipstick, 'one'), quantity: 2 },
          { combination_id: id(serum, 'one'), quantity: 1 },
        ],
      },
    ])
    return {
      goods: await goodsOf(pack),
      lipstick,
      choice: (key: string, product = lipstick) => ({
        product_id: product,
        combination_id: String(id(product, key)),
      }),
      serum,
    }
  }

  it('hold what they hold, or the shade that was chosen', async () => {
    const who = visitor()
    const { goods, choice, serum } = await givenPack()
    await put(who, goods)
    await put(who, { ...goods, pack_choices: [choice('one')] })
    const { bag } = await put(who, { ...goods, pack_choices: [choice('two')] })
    expect(bag.lines).toMatchObject([
      { quantity: 2, pack_detail: [{ ...choice('one'), quantity: 2 }, choice('one', serum)] },
      { quantity: 1, pack_detail: [{ ...choice('two'), quantity: 2 }, choice('one', serum)] },
    ])
    expect(bag.lines[0]).toMatchObject({ bundle_saving: (2 * 100_000 + 300_000 - 250_000) * 2, quantity: 2 })
    const again = await put(who, { ...goods, pack_choices: [choice('two'), choice('one', serum)] })
    expect(again.bag.lines.map(({ quantity }) => quantity)).toEqual([2, 2])
  })

  it('refuse a choice they do not offer', async () => {
    const { goods, choice } = await givenPack()
    const [foreign = 0] = await givenProducts({ name: 'Khác' })
    const stranger = await goodsOf(foreign)
    for (const pack_choices of [
      [choice('dear')],
      [stranger],
      [{ ...choice('two'), combination_id: stranger.combination_id }],
      [{ ...choice('two'), combination_id: '99999999' }],
      [choice('two'), choice('two')],
    ]) {
      const { status, code } = await add(visitor(), { ...goods, pack_choices })
      expect([status, code]).toEqual([400, 'BAD_REQUEST'])
    }
    const fixed = await givenPack('bundle_virtual')
    expect((await add(visitor(), { ...fixed.goods, pack_choices: [fixed.choice('two')] })).status).toBe(400)
  })

  it('go no further than their scarcest member', async () => {
    const who = visitor()
    const { goods, choice } = await givenPack()
    const scarce = { ...goods, pack_choices: [choice('two')] }
    expect(await add(who, { ...scarce, quantity: 3 })).toMatchObject({
      code: 'MAX_LIMIT_ORDER',
      details: { problem: { code: 'FEWER_LEFT', left: 2 } },
    })
    await put(who, { ...scarce, quantity: 2 })
    await setStock(choice('two').combination_id, 1)
    expect((await bagOf(who)).lines).toMatchObject([{ problems: [{ code: 'OUT_OF_STOCK' }] }])
  })

  it('share the shelf with what is bought by itself', async () => {
    const who = visitor()
    const { goods, choice } = await givenPack()
    await put(who, { ...choice('two'), quantity: 4 })
    expect(await add(who, { ...goods, pack_choices: [choice('two')] })).toMatchObject({
      code: 'BAD_REQUEST',
      details: { problem: { code: 'OUT_OF_STOCK' } },
    })
    await put(who, { ...goods, pack_choices: [choice('one')] })
  })

  it('may be chosen again, and become the same as another line', async () => {
    const who = visitor()
    const { goods, choice } = await givenPack()
    await put(who, goods)
    const { line_id } = await put(who, { ...goods, pack_choices: [choice('two')] })
    const { data } = await ask(who, 'PUT', `/carts/me/lines/${line_id}`, { pack_choices: [] })
    expect(data.lines).toMatchObject([{ quantity: 2 }])
  })

  it('packed beforehand have a stock of their own', async () => {
    const { goods, choice } = await givenPack('bundle_physical')
    await change(sql`UPDATE catalog.pack_items SET quantity = 1`)
    await setStock(choice('one').combination_id, 3)
    await put(visitor(), { ...goods, quantity: 10 })
  })
})
