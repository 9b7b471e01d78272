import { firstAvailable, isAvailable } from '@/domain/catalog/availability'

const preorder = (total_quota: number, sold_quota: number) => ({
  is_pre_order: true,
  stock: 0,
  preorder: [{ total_quota, sold_quota }],
})
const stocked = (stock: number) => ({ is_pre_order: false, stock, preorder: [] })

describe('availability', () => {
  it.each([
    ['a pre-order with quota left', preorder(10, 9), false, true],
    ['a pre-order sold out', preorder(10, 10), false, false],
    ['a pre-order without quota', preorder(0, 0), false, false],
    ['a pre-order withheld from stores, for it needs no stock', preorder(1, 0), true, true],
    ['something in stock', stocked(1), false, true],
    ['something in stock but not for the Vietnam store', stocked(1), true, false],
    ['something out of stock', stocked(0), false, false],
  ])('%s (PDP-22, PDP-23, PDP-28, PDP-29)', (_, combination, isOutOfStockInVietnam, available) => {
    expect(isAvailable(combination, isOutOfStockInVietnam)).toBe(available)
  })
})

describe('first available combination', () => {
  const combination = (name: string, is_available: boolean, is_default = false) => ({
    name,
    is_available,
    is_default,
  })

  it('is the default when it can be bought', () => {
    expect(firstAvailable([combination('a', true), combination('b', true, true)])?.name).toBe('b')
  })
  it('is the first that can be bought when the default cannot (CRD-07)', () => {
    expect(
      firstAvailable([combination('a', false, true), combination('b', false), combination('c', true)])?.name,
    ).toBe('c')
  })
  it('is the default when nothing can be bought', () => {
    expect(firstAvailable([combination('a', false), combination('b', false, true)])?.name).toBe('b')
  })
  it('is none of none', () => {
    expect(firstAvailable([])).toBeUndefined()
  })
})
