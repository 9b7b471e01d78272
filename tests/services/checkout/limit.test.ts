import { randomUUID } from 'node:crypto'
import { switchOn } from '../cart/shop'
import { useDatabase } from '../database'
import { type Buyer, givenGoods, guest, member, order, press, readyBag } from './buyer'

useDatabase()
// A fifth of the limits, so that a test need not press three hundred times. Limiters read it once.
process.env.RATE_LIMIT_FACTOR = '0.2'
const PRESSES = 30 / 5
const PRESSES_OF_A_NETWORK = 300 / 5
const OPEN_ORDERS = 10 / 5

const none = { cart_id: randomUUID(), total: 0 }

async function statusesOf(pressing: () => ReturnType<typeof press>, turns: number) {
  const statuses = []
  for (let turn = 0; turn < turns; turn++) statuses.push((await pressing()).status)
  return statuses
}
const [missing, taken] = [404, 409].map((status) => [...Array<number>(PRESSES).fill(status), 429])

it('takes so many presses of one member an hour, whatever the device', async () => {
  const buyer = await member()
  expect(await statusesOf(() => press({ ...buyer, device: randomUUID() }, none), PRESSES + 1)).toEqual(
    missing,
  )
  expect(await press(await member(), none)).toMatchObject({ status: 404 })
})

it('takes so many presses of one guest’s device, and of one number on many devices', async () => {
  await switchOn('guest_checkout')
  const buyer = guest()
  expect(await statusesOf(() => press(buyer, none), PRESSES + 1)).toEqual(missing)
  const goods = await givenGoods(99)
  const fresh = async () => {
    const someone = guest()
    const bag = await readyBag(someone, goods)
    return press(someone, { ...bag, total: 1 })
  }
  expect(await statusesOf(fresh, PRESSES + 1)).toEqual(taken)
})

it('takes more presses, yet not endlessly many, of guests from one network', async () => {
  const from = (address: string) => () =>
    order(
      guest(),
      'POST',
      '/orders',
      { cart_id: none.cart_id, expected_total: 0 },
      {
        'idempotency-key': randomUUID(),
        'x-client-address': address,
      },
    )
  const statuses = await statusesOf(from('203.0.113.9'), PRESSES_OF_A_NETWORK + 1)
  expect(statuses).toEqual([...Array<number>(PRESSES_OF_A_NETWORK).fill(404), 429])
  expect((await from('203.0.113.10')()).status).toBe(404)
})

describe('orders that are neither paid nor verified', () => {
  const placed = async (buyer: Buyer, goods: Awaited<ReturnType<typeof givenGoods>>) =>
    press(buyer, await readyBag(buyer, goods))

  it('are limited for a member', async () => {
    const goods = await givenGoods(50)
    const buyer = await member()
    const statuses = []
    for (let turn = 0; turn <= OPEN_ORDERS; turn++) statuses.push((await placed(buyer, goods)).status)
    expect(statuses).toEqual([...Array<number>(OPEN_ORDERS).fill(201), 429])
    expect((await placed(await member(), goods)).status).toBe(201)
  })

  it('are limited for a guest, whichever device they order from', async () => {
    await switchOn('guest_checkout')
    const goods = await givenGoods(50)
    const contact = { name: 'Lê Thị Hoa', phone_code: '+84', phone_no: '0933333333', email: 'h@example.vn' }
    const statuses = []
    for (let turn = 0; turn <= OPEN_ORDERS; turn++) {
      const buyer = guest()
      const bag = await readyBag(buyer, goods, { checkout: { contact } })
      statuses.push((await press(buyer, bag)).status)
    }
    expect(statuses).toEqual([...Array<number>(OPEN_ORDERS).fill(201), 429])
  })
})
