import type { CombinationInput, ProductInput } from '@/services/catalog'
import type { Random } from '@/domain/random'
import type { BaseData } from './base-data'
import { type Branch, LINES } from './words'

const DAY_MS = 86_400_000
/** Date of the newest product: constant, so that a seed gives the same products on any day. */
const NEWEST = Date.UTC(2026, 9, 1)

/** The n-th generated product. Sales are long-tailed, one in four has a deduction, one in twelve is sold out. */
export function madeUpProduct(index: number, random: Random, { brandIds, branches }: BaseData): ProductInput {
  const { branch, categoryIds, pictures } = random.pick(branches)
  const name = `${random.pick(branch.kinds)} ${random.pick(LINES)} ${random.pick(branch.virtues)} No.${index + 1}`
  const categoryId = random.pick(categoryIds)
  const picture = pictures[index % Math.max(1, pictures.length)]
  const price = roundPrice(
    branch.price * Math.exp((random.next() + random.next() + random.next() - 1.5) * 1.1),
  )
  return {
    external_id: `g${index}`,
    name,
    brand_id: random.pick(brandIds),
    default_category_id: categoryId,
    category_ids: [categoryId],
    tag_ids: [],
    classification: 'normal',
    images: picture === undefined ? [] : [{ url: picture, is_cover: true }],
    frame_url: null,
    description: `<p>${name} dành cho thói quen làm đẹp mỗi ngày, kết cấu dễ chịu và hợp với thời tiết nóng ẩm.</p>`,
    how_to_use: '<p>Dùng một lượng vừa đủ, mỗi ngày một đến hai lần.</p>',
    ingredients: '',
    origin: random.pick(['Việt Nam', 'Hàn Quốc', 'Nhật Bản', 'Pháp', 'Thái Lan']),
    registration_number: '',
    shelf_life: '36 tháng',
    is_new: random.chance(0.05),
    is_exclusive: random.chance(0.03),
    is_limited: random.chance(0.02),
    is_online: random.chance(0.1),
    is_buy_one_get_one_free: false,
    is_active: random.chance(0.985),
    label_bmsm: null,
    total_orders: Math.min(200_000, Math.floor(3 / Math.pow(1 - random.next(), 1.1)) - 3),
    created_at: new Date(NEWEST - Math.floor(random.next() * 720) * DAY_MS),
    combinations: madeUpCombinations(index, price, branch, random),
  }
}

function madeUpCombinations(
  index: number,
  price: number,
  branch: Branch,
  random: Random,
): CombinationInput[] {
  const isSoldOut = random.chance(0.08)
  const percentage = random.chance(0.25) ? random.pick([5, 10, 15, 20, 25, 30, 40, 50]) : 0
  const one = (
    position: number,
    attributes: CombinationInput['attributes'],
    factor: number,
  ): CombinationInput => ({
    external_id: `g${index}-${position}`,
    sku: `G${String(index).padStart(7, '0')}-${position}`,
    gtin: null,
    price: roundPrice(price * factor),
    deduction:
      percentage > 0
        ? {
            type: 'percentage',
            value: percentage,
            is_show_as_percentage: true,
            starts_at: null,
            ends_at: null,
          }
        : null,
    stock: isSoldOut || random.chance(0.06) ? 0 : random.int(1, 400),
    weight: random.int(30, 600),
    attributes,
    images: [],
    preorder: null,
  })
  if (branch.shades && random.chance(0.4)) {
    return random
      .sample(branch.shades, random.int(2, 4))
      .map(([name, hex], position) => one(position, { shade: { id: `s${position}`, name, hex } }, 1))
  }
  const sizes = random.chance(0.2) ? random.sample(branch.sizes, 2) : [random.pick(branch.sizes)]
  return sizes.map((name, position) => one(position, { size: { id: name, name } }, 1 + position * 0.6))
}

/** Rounds to 9,000 above a multiple of 10,000 dong, at least 19,000. */
const roundPrice = (price: number) => Math.max(19_000, Math.round(price / 10_000) * 10_000 - 1_000)
