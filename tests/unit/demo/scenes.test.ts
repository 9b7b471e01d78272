import { contrast } from '@/demo/art/colour'
import { bannerPlans } from '@/demo/data/promotions/banner-plans'
import { makeBanners } from '@/demo/data/promotions/banners'
import { brands } from '@/demo/data/brands'
import { products } from '@/demo/data/products'
import { promotionScene } from '@/demo/data/promotions/promotion-scenes'
import { makePromotions } from '@/demo/data/promotions/promotions'
import type { DemoProduct, ProductPicture } from '@/demo/types'

const banners = makeBanners({
  brands,
  products,
  categoryLink: (key) => `category:${key}`,
  brandLink: (key) => `brand:${key}`,
})

/** Products that may stand in a scene which leads to this place. */
function goodsOf(link: string): (product: DemoProduct) => boolean {
  const [kind, key = ''] = link.split(':')
  return kind === 'brand'
    ? ({ brand_key }) => brand_key === key
    : ({ category_key }) => category_key === key || category_key.startsWith(`${key}/`)
}

const scenes = banners.flatMap(({ key, link, desktop, mobile }) => [
  { key: `${key}, wide`, link, picture: desktop },
  { key: `${key}, narrow`, link, picture: mobile },
])

describe('a banner of the demo', () => {
  it.each(scenes)('shows goods of the place it leads to and no others: $key', ({ link, picture }) => {
    const own = new Set<ProductPicture>(products.filter(goodsOf(link)).flatMap(({ pictures }) => pictures))
    expect(picture.products.length).toBeGreaterThan(0)
    for (const product of picture.products) expect(own).toContain(product)
  })

  it('shows a brand with containers that bear its own name', () => {
    const named = banners.filter(({ link }) => link.startsWith('brand:'))
    expect(named.length).toBe(bannerPlans.filter((plan) => 'brand' in plan).length)
    for (const { link, desktop } of named) {
      const brand = brands.find(({ key }) => link === `brand:${key}`)
      expect(new Set(desktop.products.map((product) => product.brand))).toEqual(new Set([brand?.name]))
    }
  })

  it('says its text to the tone of its ground', () => {
    for (const { copy, desktop, mobile } of banners) {
      const text = copy.tone === 'dark' ? '#FFFCFA' : '#241A1C'
      for (const { palette } of [desktop, mobile])
        expect(contrast(text, palette.paper)).toBeGreaterThanOrEqual(7)
    }
  })
})

describe('the picture of a promotion', () => {
  const promotions = makePromotions(products).map((promotion, place) => ({
    promotion,
    scene: promotionScene(promotion, place, { products, brands }),
  }))

  it.each(promotions)('shows what it is about, and its gift: $promotion.slug', ({ promotion, scene }) => {
    const { items, sections, scope, gift_product_key } = promotion
    const priced = new Set(items.map(({ combination_key }) => combination_key))
    const named = new Set([...scope.product_keys, ...sections.flatMap(({ product_keys }) => product_keys)])
    const isAbout = (product: DemoProduct) =>
      product.combinations.some(({ key }) => priced.has(key)) ||
      named.has(product.key) ||
      scope.brand_keys.includes(product.brand_key) ||
      scope.category_keys.some((key) => goodsOf(`category:${key}`)(product))
    const gift = products.find(({ key }) => key === gift_product_key)?.pictures[0]
    const own = new Set<ProductPicture>(products.filter(isAbout).flatMap(({ pictures }) => pictures))
    for (const shown of scene.products) if (shown !== gift) expect(own).toContain(shown)
    if (gift) expect(scene.products).toContain(gift)
    expect(scene.products.length).toBeGreaterThanOrEqual(2)
  })
})
