import { isOrderable, piecesLeft, type BagLine } from '@/domain/bag/line'
import {
  countedPieces,
  isBlocking,
  isCounted,
  largestQuantity,
  lineProblem,
  lineProblems,
  tightestLimit,
} from '@/domain/bag/line-problem'
import { line } from './make'

const part = (stock: number, quantity = 1) => ({
  product_id: 2,
  combination_id: 'part',
  quantity,
  unit_price: 80_000,
  stock,
})

describe('pieces left', () => {
  it.each<[string, Partial<BagLine>, number]>([
    ['stock', { stock: 4 }, 4],
    ['nothing of a stock below zero', { stock: -2 }, 0],
    ['quota of a pre-order, whatever its stock', { is_pre_order: true, preorder_left: 3, stock: 9 }, 3],
    [
      'scarcest member of a set made on order',
      { classification: 'bundle_virtual', parts: [part(9), part(5, 2)] },
      2,
    ],
    ['the same of a pack', { classification: 'product_pack', parts: [part(0)] }, 0],
    [
      'own stock of a set packed beforehand',
      { classification: 'bundle_physical', stock: 6, parts: [part(0)] },
      6,
    ],
  ])('%s', (_, over, left) => {
    expect(piecesLeft(line(over))).toBe(left)
    expect(isOrderable(line(over))).toBe(left > 0)
  })
})

describe('what is wrong with a line', () => {
  const limited = (product: number | null, brand: number | null) => ({ daily_limit: { product, brand } })
  it.each<[string, Partial<BagLine>, object | null]>([
    ['nothing', {}, null],
    ['no longer for sale', { is_active: false, stock: 0 }, { code: 'GONE' }],
    ['a gift that cannot be bought', { classification: 'gwp_non_sellable' }, { code: 'GONE' }],
    ['out of stock', { stock: 0 }, { code: 'OUT_OF_STOCK' }],
    ['pre-order sold out', { is_pre_order: true, preorder_left: 0 }, { code: 'OUT_OF_STOCK' }],
    ['fewer left', { quantity: 5, stock: 3 }, { code: 'FEWER_LEFT', wanted: 5, left: 3 }],
    ['exactly as many left', { quantity: 3, stock: 3 }, null],
    ['exactly 20', { quantity: 20 }, null],
    ['more than 20', { quantity: 21 }, { code: 'MAX_LIMIT_ORDER', limit: 20, allowed: 20 }],
    [
      'more than the largest order',
      { quantity: 11, unit_price: 60_000_000, list_price: 95_000_000, unit_price_when_added: 60_000_000 },
      { code: 'MAX_ORDER_AMOUNT', limit: 1_000_000_000, allowed: 10 },
    ],
    ['exactly the largest order', { quantity: 20, list_price: 50_000_000 }, null],
    [
      'more of a product than a day allows',
      { quantity: 3, ...limited(2, null) },
      { code: 'DAILY_LIMIT_PRODUCT', limit: 2, bought: 0, allowed: 2, product: 'Son lì Mận Chín' },
    ],
    [
      'more of a brand than a day allows',
      { quantity: 3, ...limited(null, 2) },
      { code: 'DAILY_LIMIT_BRAND', limit: 2, bought: 0, allowed: 2, brand: 'Son Mận' },
    ],
    [
      'dearer than when added',
      { unit_price_when_added: 90_000 },
      { code: 'PRICE_CHANGED', before: 90_000, now: 100_000 },
    ],
    [
      'cheaper than when added',
      { unit_price_when_added: 120_000 },
      { code: 'PRICE_CHANGED', before: 120_000, now: 100_000 },
    ],
    ['the price it was added at', { unit_price_when_added: 100_000 }, null],
  ])('%s (BUY-02)', (_, over, problem) => {
    expect(lineProblem(line(over))).toEqual(problem)
  })

  it('says all there is to say, what blocks first', () => {
    const problems = lineProblems(line({ quantity: 5, stock: 3, unit_price_when_added: 90_000 }))
    expect(problems.map(({ code }) => code)).toEqual(['FEWER_LEFT', 'PRICE_CHANGED'])
    expect(problems.map(isBlocking)).toEqual([true, false])
  })
})

describe('limits shared by several lines', () => {
  const first = line({ id: 'a', quantity: 15, combination_id: 'red' })
  const second = line({ id: 'b', quantity: 6, combination_id: 'pink' })

  it('counts the 20 of a product over all its combinations, and blames the later line (CRT-08)', () => {
    expect(lineProblem(first, [first, second])).toBeNull()
    expect(lineProblem(second, [first, second])).toEqual({ code: 'MAX_LIMIT_ORDER', limit: 20, allowed: 5 })
    expect(largestQuantity(second, [first, second])).toBe(5)
  })
  it('counts what was bought today, of the product and of its brand', () => {
    const today = { products: new Map([[1, 2]]), brands: new Map([[7, 4]]) }
    const wanted = line({ quantity: 2, daily_limit: { product: 3, brand: 5 } })
    expect(lineProblems(wanted, [wanted], today)).toEqual([
      { code: 'DAILY_LIMIT_PRODUCT', limit: 3, bought: 2, allowed: 1, product: 'Son lì Mận Chín' },
      { code: 'DAILY_LIMIT_BRAND', limit: 5, bought: 4, allowed: 1, brand: 'Son Mận' },
    ])
  })
  it('never allows less than nothing', () => {
    const today = { products: new Map([[1, 9]]), brands: new Map<number, number>() }
    expect(largestQuantity(line({ daily_limit: { product: 3, brand: null } }), [], today)).toBe(0)
  })
  it('counts the same goods on another line against the stock', () => {
    const one = line({ id: 'a', combination_id: 'same', quantity: 3, stock: 4 })
    const other = line({ id: 'b', combination_id: 'same', quantity: 2, stock: 4 })
    expect(lineProblem(other, [one, other])).toEqual({ code: 'FEWER_LEFT', wanted: 2, left: 1 })
  })
  it('allows nothing of what is gone', () => {
    expect(largestQuantity(line({ is_active: false }))).toBe(0)
    expect(tightestLimit(line({ is_active: false }))).toBeNull()
  })
  it.each([
    [{ stock: 100 }, { code: 'MAX_LIMIT_ORDER' }],
    [{ stock: 4 }, { code: 'FEWER_LEFT', left: 4 }],
    [
      { stock: 4, daily_limit: { product: 3, brand: 5 } },
      { code: 'DAILY_LIMIT_PRODUCT', allowed: 3 },
    ],
    [{ daily_limit: { product: null, brand: 2 } }, { code: 'DAILY_LIMIT_BRAND', allowed: 2 }],
  ])('names the limit that is reached first: %j', (over, limit) => {
    expect(tightestLimit(line(over))).toMatchObject(limit)
  })
})

it('leaves later lines what earlier ones leave of the largest order, those that cannot be had aside', () => {
  const dear = (id: string, over: Partial<BagLine> = {}) =>
    line({ id, product_id: Number(id), combination_id: id, quantity: 8, list_price: 100_000_000, ...over })
  const bag = [dear('1'), dear('2', { stock: 0 }), dear('3')]
  expect(bag.map((each) => lineProblem(each, bag)?.code)).toEqual([
    undefined,
    'OUT_OF_STOCK',
    'MAX_ORDER_AMOUNT',
  ])
  expect(largestQuantity(dear('3'), bag)).toBe(2)
})

describe('a line that the total counts', () => {
  it.each<[string, Partial<BagLine>]>([
    ['in stock', { stock: 4 }],
    ['with fewer pieces than wanted', { stock: 1, quantity: 3 }],
    ['sold out', { stock: 0 }],
    ['discontinued', { is_active: false }],
    ['at another price', { unit_price_when_added: 1 }],
  ])('is one that can be ordered, by its problems too: %s (BUY-02)', (_, changes) => {
    const some = line(changes)
    expect(isCounted({ problems: lineProblems(some) })).toBe(isOrderable(some))
  })

  it('has its pieces counted, and no other', () => {
    const counted = (changes: Partial<BagLine>) => {
      const some = line(changes)
      return { quantity: some.quantity, problems: lineProblems(some) }
    }
    expect(countedPieces([counted({ quantity: 2 }), counted({ stock: 0, quantity: 3 })])).toBe(2)
  })
})
