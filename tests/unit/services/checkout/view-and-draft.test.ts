import { priceBag } from '@/domain/bag/pricing/breakdown'
import { bagView, reservationsOfBag } from '@/services/cart'
import { toOrderDraft } from '@/services/checkout/order-draft'
import { makeRandom } from '../../domain/bag/random'
import { randomBag } from '../../domain/bag/random-bag'
import { pricedBag } from './priced-bags'

const CASES = 500
const contact = { name: 'Lê Thị Hoa', phone_code: '+84', phone_no: '0912345678', email: 'hoa@example.vn' }

const cases = Array.from({ length: CASES }, (_, seed) => {
  const bag = pricedBag(randomBag(makeRandom(seed)), priceBag)
  const draft = toOrderDraft(bag, {
    owner: bag.owner,
    cartId: 'cart',
    key: 'key',
    contact,
    affiliation: null,
  })
  return { seed, bag, view: bagView(bag), draft }
})
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

describe(`of each of ${CASES} bags`, () => {
  it('the order costs what the bag shows', () => {
    for (const { seed, view, draft } of cases) {
      const { shipping, points } = view
      expect({ seed, ...draft }).toMatchObject({
        seed,
        list_total: view.list_total,
        subtotal: view.subtotal,
        discount: view.discount,
        shipping_fee: shipping.fee,
        shipping_discount: shipping.discount,
        points_used: points.used,
        points_amount: points.amount,
        total: view.total,
        earned_points: view.earned_points,
        entries: view.entries,
        weight: view.weight,
      })
    }
  })

  it('the order has the lines the bag shows, but for those it leaves out, and they add up to its total (ORD-11)', () => {
    for (const { bag, view, draft } of cases) {
      const counted = view.lines.filter(({ id }) => !bag.breakdown.left_out.includes(id))
      expect(draft.lines.map(({ goods, ...line }) => [goods.combination_id, line])).toEqual(
        counted.map((line) => [
          line.combination_id,
          expect.objectContaining({
            quantity: line.quantity,
            unit_price: line.unit_price,
            list_price: line.list_price,
            discount: line.discount,
            total: line.total,
            is_pre_order: line.is_pre_order,
            pack_detail: line.pack_detail,
            egift_info: line.egift,
          }),
        ]),
      )
      const goods = sum(draft.lines.map(({ total }) => total))
      expect(goods + draft.shipping_fee - draft.shipping_discount - draft.points_amount).toBe(draft.total)
      expect(sum(draft.lines.map(({ points_amount }) => points_amount))).toBe(draft.points_amount)
    }
  })

  it('the order has the free products the bag shows, weighs what they weigh together and takes them from stock', () => {
    for (const { bag, view, draft } of cases) {
      expect(
        draft.free_lines.map(({ goods, quantity, offer_name }) => ({ ...goods, quantity, offer_name })),
      ).toEqual(view.free_products.map(({ source: _source, offer_id: _offer, ...shown }) => shown))
      const weight = sum([...draft.lines, ...draft.free_lines].map((line) => line.weight * line.quantity))
      expect(weight).toBe(draft.weight)
      expect(draft.reservations).toEqual(reservationsOfBag(bag))
      const own = draft.lines.map(({ goods }) => Number(goods.combination_id))
      const taken = sum(
        draft.reservations.filter(({ target_id }) => own.includes(target_id)).map(({ quantity }) => quantity),
      )
      const freeUnits = draft.free_lines.filter(({ offer_name }) => offer_name === null)
      expect(taken).toBe(sum([...draft.lines, ...freeUnits].map(({ quantity }) => quantity)))
    }
  })

  it('some have gifts, free units, lines left out, points and discounts, so that the comparison compares something', () => {
    const some = (has: (one: (typeof cases)[number]) => boolean) => cases.filter(has).length
    expect(
      some(({ draft }) => draft.free_lines.some(({ offer_name }) => offer_name !== null)),
    ).toBeGreaterThan(20)
    expect(
      some(({ draft }) => draft.free_lines.some(({ offer_name }) => offer_name === null)),
    ).toBeGreaterThan(20)
    expect(some(({ bag }) => bag.breakdown.left_out.length > 0)).toBeGreaterThan(20)
    expect(some(({ draft }) => draft.points_used > 0)).toBeGreaterThan(20)
    expect(some(({ draft }) => draft.discount > 0)).toBeGreaterThan(20)
  })
})
