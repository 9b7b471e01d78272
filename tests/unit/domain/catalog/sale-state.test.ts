import { isAwaitable, isBuyable, saleState } from '@/domain/catalog/sale-state'

const SHIPS = '2026-11-28T17:00:00.000Z'

const product = {
  classification: 'normal' as const,
  is_active_in_nang: true,
  is_out_of_stock_nang: false,
  is_out_of_stock_nang_vn: false,
}
const withoutStock = { is_out_of_stock_nang: true, is_out_of_stock_nang_vn: true }
const withheld = { is_out_of_stock_nang_vn: true }

const stocked = (stock: number, is_available = stock > 0) => ({
  is_available,
  is_pre_order: false,
  stock,
  preorder: [],
})
const preorder = (is_available: boolean, ships_at: string | null = SHIPS) => ({
  is_available,
  is_pre_order: true,
  stock: 0,
  preorder: [{ ships_at }],
})

describe('the sale state', () => {
  it.each([
    ['in stock', {}, stocked(6), 'available'],
    ['five pieces left', {}, stocked(5), 'few_left'],
    ['one piece left', {}, stocked(1), 'few_left'],
    ['a pre-order with quota left, which has no stock', withoutStock, preorder(true), 'pre_order'],
    ['a pre-order of a withheld product, which needs no stock', withheld, preorder(true), 'pre_order'],
    ['a pre-order whose quota is sold', withoutStock, preorder(false), 'sold_out'],
    ['one shade without stock among others with stock', {}, stocked(0), 'sold_out'],
    ['nothing in stock at all', withoutStock, stocked(0), 'sold_out'],
    ['a pack with stock whose parts are missing', {}, stocked(9, false), 'sold_out'],
    ['stock that is withheld from the Vietnam store', withheld, stocked(9, false), 'not_sold_here'],
    ['a shade without stock of a withheld product', withheld, stocked(0), 'not_sold_here'],
    ['a gift, though in stock', { classification: 'gwp_non_sellable' as const }, stocked(9), 'gift_only'],
    ['an inactive product, though in stock', { is_active_in_nang: false }, stocked(9), 'discontinued'],
    [
      'an inactive gift',
      { is_active_in_nang: false, classification: 'gwp_non_sellable' as const },
      stocked(9),
      'discontinued',
    ],
  ])('of %s', (_, changes, combination, kind) => {
    expect(saleState({ ...product, ...changes }, combination).kind).toBe(kind)
  })

  it('carries the day of a pre-order where it is known, and of nothing else', () => {
    expect(saleState(product, preorder(true))).toEqual({ kind: 'pre_order', ships_at: SHIPS })
    expect(saleState(product, preorder(true, null))).toEqual({ kind: 'pre_order', ships_at: null })
    expect(saleState(product, preorder(false))).toEqual({ kind: 'sold_out', ships_at: null })
  })

  it.each([
    ['available', true, false],
    ['few_left', true, false],
    ['pre_order', true, false],
    ['sold_out', false, true],
    ['not_sold_here', false, true],
    ['gift_only', false, false],
    ['discontinued', false, false],
  ] as const)('%s can be bought: %s, can be waited for: %s', (kind, buyable, awaitable) => {
    expect(isBuyable({ kind })).toBe(buyable)
    expect(isAwaitable({ kind })).toBe(awaitable)
  })
})
