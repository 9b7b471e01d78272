import { main } from '@/scripts/orders/main'
import { database } from '@/services/database'
import { orderFacts } from '@/services/order'
import { useDatabase } from '../database'
import { asProcess, inProcess } from '../program'
import { type Goods, givenGoods, givenOrder, mailsOf } from './given-order'

useDatabase()

let goods: Goods
beforeAll(async () => {
  goods = await givenGoods(10_000)
})

const orders = (...words: string[]) => inProcess(main, ...words)

const stateOf = async (id: string) => (await orderFacts(database(), id)).state

it('moves an order named in any way, and says where it stands', async () => {
  const { id, reference_code } = await givenOrder(goods)
  const sloppy = reference_code.toLowerCase().replace(/^ng(......)/, 'ng $1-')
  const { code, out } = await orders(...sloppy.split(' '), 'verify')
  expect(code).toBe(0)
  expect(out).toContain(`${reference_code}  Awaiting COD verification -> Order verified`)
  expect(out).toContain('possible events: pick, pack, cancel')
  expect(await stateOf(id)).toBe('order_verified')
})

it('reports why an event is refused, and the possible events', async () => {
  const { id, reference_code } = await givenOrder(goods)
  const { code, err } = await orders(reference_code, 'deliver')
  expect(code).toBe(1)
  expect(err).toContain(`${reference_code} does not accept "deliver": its state does not allow the event.`)
  expect(err).toContain('possible events: verify, cancel')
  expect(await stateOf(id)).toBe('awaiting_cod_verification')

  const paid = await orders(reference_code, 'pay')
  expect(paid).toMatchObject({ code: 1, err: expect.stringContaining('does not accept "pay"') })
  const refunded = await orders(reference_code, 'refund')
  expect(refunded).toMatchObject({ code: 1, err: expect.stringContaining('nothing was paid') })
})

it('pays a transfer, and cancels with a reason and a word', async () => {
  const { id, reference_code } = await givenOrder(goods, { payment_method: 'bank_transfer' })
  expect((await orders(reference_code, 'pay')).out).toContain('-> Payment accepted')
  expect(await orderFacts(database(), id)).toMatchObject({ state: 'payment_accepted', is_paid: true })
  const note = 'Xin lỗi bạn, màu này vừa hết.'
  expect((await orders(reference_code, 'cancel', '--reason', 'out_of_stock', '--note', note)).code).toBe(0)
  expect(await orderFacts(database(), id)).toMatchObject({
    state: 'cancelled',
    cancellation_reason: 'out_of_stock',
  })
  const mails = await mailsOf(id)
  expect(mails.at(-1)?.text).toContain(note)
})

it('lists the newest orders', async () => {
  const { reference_code } = await givenOrder(goods)
  const { code, out } = await orders()
  expect(code).toBe(0)
  expect(out.split('\n')[0]).toContain(reference_code)
  expect(out.split('\n').length).toBeGreaterThan(4)
})

it('runs as a process of its own, which ends with its exit code', async () => {
  const { reference_code } = await givenOrder(goods)
  const done = await asProcess('orders', reference_code, 'verify')
  expect(done).toEqual({ code: 0, out: expect.stringContaining('-> Order verified'), err: '' })
  const refused = await asProcess('orders', reference_code, 'deliver')
  expect(refused).toMatchObject({ code: 1, out: '', err: expect.stringContaining('does not accept') })
}, 60_000)

it('tells wrong use from an order that is not there', async () => {
  const { reference_code } = await givenOrder(goods)
  expect(await orders('NG260716A38J8', 'pay')).toMatchObject({
    code: 1,
    err: 'There is no order NG260716A38J8 pay.\n',
  })
  for (const words of [
    [reference_code, 'place'],
    [reference_code, 'fly'],
    [reference_code, 'pay', '--by', 'stranger'],
    [reference_code, 'pay', '--by', 'carrier'],
    [reference_code, 'cancel', '--reason', 'boredom'],
    [reference_code, '--colour'],
  ])
    expect([words, (await orders(...words)).code]).toEqual([words, 2])
})
