import { NO_REVIEWS, reviewSchema } from '@/domain/review/review'
import { SALE_STATES, type SaleStateKind } from '@/domain/catalog/sale-state'
import { productData } from '@/lib/seo/structured-data'
import { sampleProduct, sampleShade } from '@/tests/components/bag/sample-product'
import { inState } from '@/tests/components/catalog/card/sample-card'

const offerOf = (changes: Parameters<typeof sampleProduct>[0]) => {
  const card = { ...changes }
  const data = productData(
    sampleProduct({ ...card, combinations: [sampleShade(41, 'Hồng trà', card.default_combination)] }),
    { reviews: [], count: NO_REVIEWS },
  )
  return 'offers' in data ? data.offers : undefined
}

const AVAILABILITY: Partial<Record<SaleStateKind, string>> = {
  available: 'InStock',
  few_left: 'LimitedAvailability',
  pre_order: 'PreOrder',
  sold_out: 'OutOfStock',
  not_sold_here: 'OutOfStock',
  discontinued: 'Discontinued',
}

const sold = SALE_STATES.filter((kind) => kind !== 'gift_only')
it.each(sold)('tells search engines of a product that is %s what its page says', (kind) => {
  expect(offerOf(inState(kind))).toMatchObject({ availability: `https://schema.org/${AVAILABILITY[kind]}` })
})

it('offers no gift that is not sold (PDP-10)', () => {
  expect(offerOf(inState('gift_only'))).toBeUndefined()
})

it('names the day of a pre-order', () => {
  expect(offerOf(inState('pre_order'))).toMatchObject({ availabilityStarts: '2026-11-28T17:00:00.000Z' })
})

it('promises neither shipping nor returns for a gift card', () => {
  expect(offerOf({})).toHaveProperty('shippingDetails')
  const card = offerOf({ classification: 'egift' })
  expect(card).not.toHaveProperty('shippingDetails')
  expect(card).not.toHaveProperty('hasMerchantReturnPolicy')
})

it('holds the terms of parcels once for all variants, and names them by id afterwards', () => {
  const shades = [sampleShade(41, 'Hồng trà'), sampleShade(42, 'Đỏ gạch'), sampleShade(43, 'Cam đất')]
  const data = productData(sampleProduct({ combinations: shades }), { reviews: [], count: NO_REVIEWS })
  const text = JSON.stringify(data)
  expect(text.match(/"merchantReturnDays"/g)).toHaveLength(1)
  const ids = [...text.matchAll(/"hasMerchantReturnPolicy":\{(?:"@type":"[^"]+",)?"@id":"([^"]+)"/g)]
  expect(ids).toHaveLength(3)
  expect(new Set(ids.map(([, id]) => id)).size).toBe(1)
  expect(text.match(/"shippingDetails":\{/g)).toHaveLength(3)
})

const review = {
  _id: '1',
  product_id: 7,
  combination_name: null,
  title: 'Rất thích',
  details: 'Da mềm hẳn.',
  images: [{ url: '/media/uploads/a.jpg', description: 'trên tay' }],
  user: { name: 'Lan', image: null, user_level: '', user_name: '', skin_types: [], hair_types: [] },
  created_at: '2026-11-01T03:00:00.000Z',
  edited_at: '2026-11-05T03:00:00.000Z',
  average_rating: 4.5,
  ratings: [],
  total_likes: 2,
  is_recommended: true,
  is_repurchase: true,
  is_featured: false,
  language: 'en',
  reply: null,
  is_published: true,
  is_verified_purchase: true,
  is_expert_reviewer: false,
}

it('tells of a review its author, dates, language and photos', () => {
  const data = productData(sampleProduct(), { reviews: [review], count: { ...NO_REVIEWS, total: 1 } })
  expect(data).toMatchObject({
    review: [
      {
        '@type': 'Review',
        name: 'Rất thích',
        author: { '@type': 'Person', name: 'Lan' },
        datePublished: '2026-11-01',
        dateModified: '2026-11-05',
        inLanguage: 'en',
        reviewBody: 'Da mềm hẳn.',
        image: [expect.stringMatching(/^https?:.*\/media\/uploads\/a\.jpg$/)],
      },
    ],
  })
})

it('gives a review that has stars alone no text', () => {
  const review = (details: string) =>
    reviewSchema.cast({
      _id: '1',
      product_id: 7,
      details,
      images: [],
      user: { name: 'Lan', user_level: '', user_name: '', skin_types: [], hair_types: [] },
      created_at: '2026-11-20T00:00:00Z',
      average_rating: 5,
      ratings: [],
      total_likes: 0,
      is_recommended: false,
      is_repurchase: false,
      is_featured: false,
      is_published: true,
      is_verified_purchase: false,
      is_expert_reviewer: false,
    })
  const data = productData(sampleProduct({}), {
    reviews: [review(''), review('Thấm nhanh')],
    count: { ...NO_REVIEWS, total: 2, average_rating: 5 },
  })
  expect(JSON.stringify(data).match(/"reviewBody":"[^"]*"/g)).toEqual(['"reviewBody":"Thấm nhanh"'])
})
