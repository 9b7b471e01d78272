import { sql } from 'drizzle-orm'
import { apps } from '@/services/app'
import { combinationIds } from '@/services/catalog'
import { database } from '@/services/database'
import { wishlistApp } from '@/services/wishlist/app'
import { hashPassword } from '@/services/account/sign-in/passwords'
import { call, givenMember } from '../account/given-member'
import { combination, givenProducts } from '../catalog/fixtures'
import { useDatabase } from '../database'

useDatabase()

type Member = Awaited<ReturnType<typeof givenMember>>

const PATH = '/v3/users/me/wishlists'

const combinationOf = async (product: number, key = 'one') =>
  String((await combinationIds(database(), [product])).get(`${product}/${key}`))

const turn = (
  who: Member | undefined,
  product_id: number,
  product_combination_id: string,
  more: object = {},
) => call(wishlistApp, 'POST', PATH, { who, json: { product_id, product_combination_id, ...more } })

const list = async (who: Member, query = '') =>
  (await call(wishlistApp, 'GET', `${PATH}${query}`, { who })).body

const ids = async (who: Member): Promise<string[]> =>
  (await list(who, '/ids')).data.map(({ combination_id }: { combination_id: string }) => combination_id)

let lipstick: number
let shades: { red: string; pink: string }

beforeAll(async () => {
  const made = await givenProducts({
    name: 'Son dưỡng',
    combinations: [
      combination({
        external_id: 'red',
        sku: 'RED',
        attributes: { shade: { id: 'r', name: 'Đỏ', hex: '#b3264e' } },
      }),
      combination({ external_id: 'pink', sku: 'PINK', stock: 0 }),
    ],
  })
  lipstick = made[0]!
  shades = { red: await combinationOf(lipstick, 'red'), pink: await combinationOf(lipstick, 'pink') }
})

it('toggles the wish for each combination (PDP-13, WSH-03, WSH-04)', async () => {
  const who = await givenMember()
  expect(await turn(who, lipstick, shades.red)).toMatchObject({
    status: 200,
    body: { success: true, data: { is_wishlisted: true } },
  })
  expect(await turn(who, lipstick, shades.pink)).toMatchObject({ body: { data: { is_wishlisted: true } } })
  expect(new Set(await ids(who))).toEqual(new Set([shades.red, shades.pink]))
  expect(await turn(who, lipstick, shades.red)).toMatchObject({ body: { data: { is_wishlisted: false } } })
  expect(await ids(who)).toEqual([shades.pink])
})

it('sets the requested state idempotently', async () => {
  const who = await givenMember()
  for (const wanted of [true, true, false, false]) {
    const { body } = await turn(who, lipstick, shades.red, { is_wishlisted: wanted })
    expect(body.data).toEqual({ is_wishlisted: wanted })
    expect(await ids(who)).toEqual(wanted ? [shades.red] : [])
  }
})

it('serializes concurrent toggles', async () => {
  const who = await givenMember()
  const answers = await Promise.all([turn(who, lipstick, shades.red), turn(who, lipstick, shades.red)])
  expect(answers.map(({ body }) => body.data.is_wishlisted).toSorted()).toEqual([false, true])
  expect(await ids(who)).toEqual([])
  const wishes = Array.from({ length: 6 }, () => turn(who, lipstick, shades.red, { is_wishlisted: true }))
  expect((await Promise.all(wishes)).map(({ status }) => status)).toEqual(Array(6).fill(200))
  expect(await ids(who)).toEqual([shades.red])
})

it('is for members only, and shows only their own wishes (PRM-01)', async () => {
  const [who, other] = [await givenMember(), await givenMember()]
  await turn(who, lipstick, shades.red)
  for (const [method, path] of [
    ['GET', PATH],
    ['GET', `${PATH}/count`],
    ['GET', `${PATH}/ids`],
  ] as const)
    expect(await call(wishlistApp, method, path)).toMatchObject({
      status: 401,
      body: { code: 'UNAUTHENTICATED' },
    })
  expect((await turn(undefined, lipstick, shades.red)).status).toBe(401)
  expect(await list(other)).toMatchObject({ data: [], total: 0 })
})

it('refuses goods that are not for sale and combinations of other products (PDP-03)', async () => {
  const who = await givenMember()
  const [other, hidden] = await givenProducts({ name: 'Khác' }, { name: 'Ẩn', is_active: false })
  for (const [product, combo] of [
    [lipstick, await combinationOf(other!)],
    [999_999, shades.red],
    [lipstick, '999999'],
    [lipstick, 'abc'],
    [lipstick, '0'],
    [lipstick, '99999999999'],
    [hidden!, await combinationOf(hidden!)],
  ] as const)
    expect([combo, await turn(who, product, combo)]).toMatchObject([
      combo,
      { status: 404, body: { code: 'NOT_FOUND', message: 'product is not set or not available' } },
    ])
  for (const json of [{}, { product_id: 'x', product_combination_id: shades.red }, { product_id: lipstick }])
    expect((await call(wishlistApp, 'POST', PATH, { who, json })).status).toBe(422)
  expect(await ids(who)).toEqual([])
})

it('lists five wishes a page, newest first, with all that a row shows (WSH-02)', async () => {
  const who = await givenMember()
  const made = await givenProducts(...[1, 2, 3, 4, 5, 6].map((n) => ({ name: `Kem số ${n}` })))
  for (const product of made) await turn(who, product, await combinationOf(product))
  await turn(who, lipstick, shades.red)
  const first = await list(who)
  expect(first).toMatchObject({ total: 7, limit: 5, skip: 0 })
  expect(first.data).toHaveLength(5)
  expect(first.data[0]).toMatchObject({
    product_id: lipstick,
    combination_id: shades.red,
    state: { kind: 'available', ships_at: null },
    is_gone: false,
    product: { id: lipstick, name: 'Son dưỡng', brand: { name: 'Sen Muộn' } },
    combination: {
      _id: shades.red,
      name: expect.any(String),
      price: 100_000,
      price_after_discount: 100_000,
      is_available: true,
      is_wishlist: true,
      attributes: [{ kind: 'shade', name: 'Đỏ', hex: '#b3264e' }],
    },
    created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  })
  const second = await list(who, '?skip=5')
  expect(second.data.map(({ product }: { product: { name: string } }) => product.name)).toEqual([
    'Kem số 2',
    'Kem số 1',
  ])
  expect((await list(who, '/count')).data).toBe(7)
  expect((await call(wishlistApp, 'GET', `${PATH}?limit=0`, { who })).status).toBe(400)
  expect((await call(wishlistApp, 'GET', `${PATH}?filter=no`, { who })).status).toBe(400)
})

it('sorts by price, sales and name, and filters', async () => {
  const who = await givenMember()
  const [dear, cheap, liked] = await givenProducts(
    { name: 'Á', total_orders: 5, combinations: [combination({ price: 900_000 })] },
    { name: 'b', total_orders: 1, combinations: [combination({ price: 10_000, stock: 0 })] },
    { name: 'Ă', total_orders: 50, combinations: [combination({ price: 50_000 })] },
  )
  for (const product of [dear!, cheap!, liked!]) await turn(who, product, await combinationOf(product))
  const names = async (query: string) =>
    (await list(who, query)).data.map(({ product }: { product: { name: string } }) => product.name)
  expect(await names('?sort=newest')).toEqual(['Ă', 'b', 'Á'])
  expect(await names('?sort=cheapest')).toEqual(['b', 'Ă', 'Á'])
  expect(await names('?sort=expensive')).toEqual(['Á', 'Ă', 'b'])
  expect(await names('?sort=most-purchased')).toEqual(['Ă', 'Á', 'b'])
  expect(await names('?sort=aToZ')).toEqual(['Á', 'Ă', 'b'])
  expect(await names('?sort=zToA')).toEqual(['b', 'Ă', 'Á'])
  expect(await names('?sort=no-such-sort')).toEqual(['Ă', 'b', 'Á'])
  const filter = (wanted: object) => `?filter=${encodeURIComponent(JSON.stringify(wanted))}`
  expect(await names(filter({ is_available: false }))).toEqual(['b'])
  expect(await names(filter({ product_id: dear }))).toEqual(['Á'])
  expect(await names(filter({ product_combination_id: [await combinationOf(liked!)] }))).toEqual(['Ă'])
})

it('marks discontinued goods, which can be removed', async () => {
  const who = await givenMember()
  const [product, other] = await givenProducts({ name: 'Sắp nghỉ bán' }, { name: 'Sắp xoá' })
  const [combo, second] = [await combinationOf(product!), await combinationOf(other!)]
  await turn(who, product!, combo)
  await turn(who, other!, second)
  await database().execute(sql`UPDATE catalog.products SET is_active = false WHERE id = ${product!}`)
  await database().execute(sql`DELETE FROM catalog.products WHERE id = ${other!}`)
  expect((await list(who)).data).toMatchObject([
    {
      combination_id: second,
      is_gone: true,
      state: { kind: 'discontinued' },
      product: null,
      combination: null,
    },
    {
      combination_id: combo,
      is_gone: true,
      product: { name: 'Sắp nghỉ bán' },
      state: { kind: 'discontinued' },
      combination: { is_available: false },
    },
  ])
  expect(await turn(who, other!, second)).toMatchObject({ body: { data: { is_wishlisted: false } } })
  expect(await turn(who, product!, combo, { is_wishlisted: false })).toMatchObject({ status: 200 })
  expect(await ids(who)).toEqual([])
})

it('is in the export of a member’s data, and deleted with the account', async () => {
  const who = await givenMember({ password_hash: await hashPassword('mật khẩu của tôi') })
  await turn(who, lipstick, shades.red)
  const account = {
    request: (path: string, init?: RequestInit) => apps.account!.fetch(new Request(`http://a${path}`, init)),
  }
  const { body } = await call(account, 'GET', '/user/me/export', { who })
  expect((body.data ?? body).wishlist).toMatchObject({ wishes: [{ product_id: lipstick }] })
  await call(account, 'DELETE', '/user/me', { who, json: { password: 'mật khẩu của tôi' } })
  const { rows } = await database().execute(
    sql`SELECT FROM wishlist.wishlist_items WHERE user_id = ${who.id}`,
  )
  expect(rows).toEqual([])
})
