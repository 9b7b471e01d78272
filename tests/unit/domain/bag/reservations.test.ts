import { piecesLeft } from '@/domain/bag/line'
import { lineProblem } from '@/domain/bag/line-problem'
import { shareStock, reservedStock, reservationsOf } from '@/domain/bag/reservations'
import { line } from './make'

const part = (combination_id: string, quantity = 1, stock = 10) => ({
  product_id: 9,
  combination_id,
  quantity,
  unit_price: 10_000,
  stock,
})
const of = (target_id: number, quantity: number, kind = 'stock') => ({ kind, target_id, quantity })

it.each([
  ['a good its stock', {}, [of(1, 3)]],
  ['a pre-order its quota', { is_pre_order: true }, [of(1, 3, 'preorder')]],
  [
    'a set that is put together itself and its members',
    { classification: 'bundle_virtual' as const, parts: [part('7'), part('8', 2)] },
    [of(1, 3), of(7, 3), of(8, 6)],
  ],
  [
    'a pack with choices the same',
    { classification: 'product_pack' as const, parts: [part('7', 2)] },
    [of(1, 3), of(7, 6)],
  ],
  [
    'a set packed beforehand itself alone',
    { classification: 'bundle_physical' as const, parts: [part('7')] },
    [of(1, 3)],
  ],
])('takes of %s', (_, over, expected) => {
  expect(reservationsOf(line({ combination_id: '1', ...over }), 3)).toEqual(expected)
})

it('counts what lines take of one shelf together, free units too', () => {
  const taken = reservedStock([
    line({ id: 'a', combination_id: '1', quantity: 2, is_buy_one_get_one_free: true }),
    line({
      id: 'b',
      combination_id: '2',
      quantity: 3,
      classification: 'bundle_virtual',
      parts: [part('1', 2)],
    }),
    line({ id: 'c', combination_id: '3', quantity: 7, is_buy_one_get_one_free: true }),
    line({ id: 'd', combination_id: '4', is_pre_order: true }),
  ])
  expect([...taken]).toEqual([
    ['1', 4 + 6],
    ['2', 3],
    ['3', 12],
  ])
})

it('leaves the later line what the earlier ones do not take', () => {
  const single = line({ id: 'a', combination_id: '1', quantity: 4, stock: 10 })
  const set = line({
    id: 'b',
    product_id: 2,
    combination_id: '2',
    quantity: 4,
    classification: 'bundle_virtual',
    parts: [part('1', 2)],
  })
  const [first, second] = shareStock([single, set])
  expect(first).toEqual(single)
  expect(piecesLeft(second!)).toBe(3)
  expect(lineProblem(second!, shareStock([single, set]))).toEqual({ code: 'FEWER_LEFT', wanted: 4, left: 3 })
  const [, single2] = shareStock([set, single])
  expect(single2!.stock).toBe(2)
})

it('counts the same goods in two lines once', () => {
  const one = line({ id: 'a', combination_id: '1', quantity: 6, stock: 10 })
  const two = line({ id: 'b', combination_id: '1', quantity: 5, stock: 10 })
  const shared = shareStock([one, two])
  expect(lineProblem(shared[1]!, shared)).toEqual({ code: 'FEWER_LEFT', wanted: 5, left: 4 })
})

it('lets two choices of a pack each have the members they hold', () => {
  const pack = (id: string, member: string, stock: number) =>
    line({
      id,
      combination_id: '5',
      stock: 10,
      quantity: 2,
      classification: 'product_pack',
      parts: [part(member, 2, stock)],
    })
  const shared = shareStock([pack('a', '7', 30), pack('b', '8', 4), pack('c', '8', 4)])
  expect(shared.map((each) => lineProblem(each, shared)?.code ?? null)).toEqual([null, null, 'OUT_OF_STOCK'])
})
