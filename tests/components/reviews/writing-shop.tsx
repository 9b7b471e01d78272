import { http, HttpResponse } from 'msw'
import type { ReviewForm } from '@/domain/review/own-review'
import { sampleProduct } from '../bag/sample-product'
import { failure, success } from '../as-member'

/** The shop as far as writing a review of the lipstick number 12 needs it. */

export const TYPES = [
  { id: 'colour', name: 'Lên màu', question: 'Màu lên có chuẩn không?' },
  { id: 'wear', name: 'Độ bền', question: 'Màu giữ được bao lâu?' },
  { id: 'texture', name: 'Kết cấu', question: 'Chất son thế nào?' },
]

const combination = (id: string, label: string) => ({
  id,
  label,
  variant: label,
  attribute: 'shade',
  is_active_in_review: true,
})

export const startOf = (changes: Partial<ReviewForm> = {}): ReviewForm => ({
  review: null,
  rating_types: TYPES,
  combinations: [
    { combination: combination('42', 'Cam cháy'), image: null, is_bought: true },
    { combination: combination('40', 'Đỏ gạch'), image: null, is_bought: false },
    { combination: combination('41', 'Hồng trà'), image: null, is_bought: false },
  ],
  least_length: { least: 10, unit: 'words' },
  is_allowed: true,
  points: { review: 20, photos: 10 },
  ...changes,
})

export const shop = {
  start: startOf(),
  isDown: false,
  /** bodies of POST and PUT /reviews */
  bodies: [] as unknown[],
  /** idempotency keys of the calls */
  keys: [] as (string | null)[],
  answer: (): Response | Promise<Response> => success({ state: 'published', reason: null, points: 0 }),
}

export function resetShop() {
  shop.start = startOf()
  shop.isDown = false
  shop.bodies = []
  shop.keys = []
  shop.answer = () => success({ state: 'published', reason: null, points: 200 })
}

async function take({ request }: { request: Request }) {
  shop.bodies.push(await request.json())
  shop.keys.push(request.headers.get('idempotency-key'))
  return shop.answer()
}

export const handlers = [
  http.get('*/api/catalog/v3/products/12', () => success(sampleProduct({ id: 12 }))),
  http.get('*/api/public/reviews/mine/12', () =>
    shop.isDown ? failure(500, 'INTERNAL') : success(shop.start),
  ),
  http.get('*/api/public/product/tags', ({ request }) =>
    HttpResponse.json({
      success: true,
      data: [
        { _id: '5', name: 'Da nhạy cảm' },
        { _id: '6', name: 'Da dầu' },
      ],
      meta: { keyword: new URL(request.url).searchParams.get('keyword') },
      total: 2,
      skip: 0,
      limit: 10,
    }),
  ),
  http.post('*/api/public/reviews', take),
  http.put('*/api/public/reviews/:id', take),
]

export const LONG_ENOUGH = 'Son lên màu rất chuẩn, môi mềm cả ngày, mình sẽ dùng lâu dài.'
