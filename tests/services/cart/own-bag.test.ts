import { randomUUID } from 'node:crypto'
import { NextRequest } from 'next/server'
import { getOwnBag } from '@/lib/reads/bag'
import { getOwnMember } from '@/lib/reads/member'
import { getUnpaidOrders } from '@/lib/reads/orders'
import { signInCookies } from '@/lib/session/session-cookie'
import { givenMember } from '../account/given-member'
import { combination, givenProducts } from '../catalog/fixtures'
import { useDatabase } from '../database'
import { ask, givenVoucher, goodsOf, put, visitor } from './shop'

let request = new NextRequest('http://nang.example/order')
jest.mock('next/headers', () => ({
  cookies: () => Promise.resolve(request.cookies),
  headers: () => Promise.resolve(request.headers),
}))

useDatabase()

/** The page is asked for by a browser with these cookies. */
function asks(...cookies: string[]) {
  request = new NextRequest('http://nang.example/order', { headers: { cookie: cookies.join('; ') } })
}

const deviceCookie = (device = '') => `nang_device=${device}`

async function sessionCookie({ id, authorization }: { id: number; authorization: string }) {
  const token = authorization.replace('Bearer ', '')
  const [line = ''] = await signInCookies({ token, userId: id, isComplete: true, mustComplete: false })
  return line.split(';', 1)[0]!
}

async function givenGoods() {
  const [id = 0] = await givenProducts({
    name: `Son ${randomUUID()}`,
    combinations: [combination({ price: 90_000, stock: 9 })],
  })
  return goodsOf(id)
}

const linesShown = async () =>
  (await getOwnBag())?.lines.map(({ product_id, quantity }) => [product_id, quantity])

it('is the bag of the device that asks, and of no other', async () => {
  const [one, other] = [visitor(), visitor()]
  const goods = await givenGoods()
  await put(one, { ...goods, quantity: 2 })
  asks(deviceCookie(one.device))
  expect(await linesShown()).toEqual([[goods.product_id, 2]])
  asks(deviceCookie(other.device))
  expect(await linesShown()).toEqual([])
})

it('is known where a voucher may bear a fee that is not known yet (CRT-09)', async () => {
  const who = visitor()
  await put(who, { ...(await givenGoods()), quantity: 2 })
  asks(deviceCookie(who.device))
  expect(await getOwnBag()).toMatchObject({ shipping: { is_known: false, missing_for_free: 20_000 } })
  const { code } = await givenVoucher({
    type: 'free_shipping',
    discount: { kind: 'amount', value: 30_000, max: null },
  })
  await ask(who, 'POST', '/carts/me/vouchers', { code })
  expect(await getOwnBag()).toMatchObject({ shipping: { is_known: false, missing_for_free: null } })
})

it('is empty for a browser without a device, or with one that cannot be', async () => {
  asks()
  expect(await getOwnBag()).toMatchObject({ cart_id: null, is_member: false, lines: [] })
  asks(deviceCookie('storefront'))
  expect(await getOwnBag()).toMatchObject({ cart_id: null, lines: [] })
})

it('is the bag of the member whose session the cookie seals, with their own data', async () => {
  const member = await givenMember()
  const goods = await givenGoods()
  await put(member, { ...goods, quantity: 1 })
  asks(await sessionCookie(member), deviceCookie(randomUUID()))
  expect(await getOwnBag()).toMatchObject({ is_member: true, pieces: 1 })
  expect(await getOwnMember()).toMatchObject({ id: member.id, address: [] })
})

it('is nothing of a member for a forged session, or for one that has ended', async () => {
  const member = await givenMember()
  await put(member, { ...(await givenGoods()), quantity: 1 })
  asks('nang_session=forged', deviceCookie(randomUUID()))
  expect(await linesShown()).toEqual([])
  expect(await getOwnMember()).toBeNull()
  asks(await sessionCookie({ id: member.id, authorization: 'Bearer ended' }), deviceCookie(randomUUID()))
  expect(await linesShown()).toEqual([])
  // The browser asks, and its gateway ends the session.
  expect(await getOwnMember()).toBeUndefined()
})

it('is left to the browser when the service does not answer, or answers something else', async () => {
  asks(deviceCookie(randomUUID()))
  const { createServer } = await import('node:http')
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"success":true,"data":{"lines":3}}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  process.env.CART_HOSTS = `http://127.0.0.1:${port}`
  process.env.ORDER_HOSTS = process.env.CART_HOSTS
  try {
    expect(await getOwnBag()).toBeUndefined()
    await new Promise((resolve) => server.close(resolve))
    expect(await getOwnBag()).toBeUndefined()
    expect(await getUnpaidOrders()).toBeUndefined()
  } finally {
    delete process.env.CART_HOSTS
    delete process.env.ORDER_HOSTS
  }
})
