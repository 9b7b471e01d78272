import type { BannerPicture, BrandPalette, DemoBrand, DemoProduct, ProductPicture } from '@/demo/types'
import { looks } from './banner-plans'
import { brandPalette } from './banners'
import type { DemoPromotion } from './promotions'
import { bestOf, isBelow, type Shelf } from '../shelf'

const WIDTH = 720
const HEIGHT = 480
const STAGE = 3

/** Products a promotion is about: those with a price in it, else those its page names, else those it counts for. */
function shelfOf({ items, sections, scope }: DemoPromotion): Shelf {
  const combinations = new Set(items.map(({ combination_key }) => combination_key))
  if (combinations.size > 0)
    return ({ combinations: own }) => (own.some(({ key }) => combinations.has(key)) ? 1 : 0)
  const named = new Set([...sections.flatMap(({ product_keys }) => product_keys), ...scope.product_keys])
  if (named.size > 0) return ({ key }) => (named.has(key) ? 1 : 0)
  return ({ brand_key, category_key }) =>
    scope.brand_keys.includes(brand_key) || scope.category_keys.some((key) => isBelow(category_key, key))
      ? 1
      : 0
}

const grounds = [looks.rose, looks.sand, looks.sage, looks.plum, looks.sky, looks.sun]

function paletteOf({ scope }: DemoPromotion, place: number, brands: readonly DemoBrand[]): BrandPalette {
  const brand = brands.find(({ key }) => scope.brand_keys.length === 1 && scope.brand_keys[0] === key)
  return brand ? brandPalette(brand) : (grounds[place % grounds.length] ?? looks.rose)
}

/** The scene of a promotion: its own goods, its gift in their middle. `place` varies the ground. */
export function promotionScene(
  promotion: DemoPromotion,
  place: number,
  { products, brands }: { products: readonly DemoProduct[]; brands: readonly DemoBrand[] },
): BannerPicture {
  const gift: ProductPicture | undefined = products.find(({ key }) => key === promotion.gift_product_key)
    ?.pictures[0]
  const goods = bestOf(products, shelfOf(promotion), gift ? STAGE - 1 : STAGE)
  return {
    width: WIDTH,
    height: HEIGHT,
    room: 'none',
    palette: paletteOf(promotion, place, brands),
    products: gift ? [...goods.slice(0, 1), gift, ...goods.slice(1)] : goods,
    seed: 2000 + place,
  }
}
