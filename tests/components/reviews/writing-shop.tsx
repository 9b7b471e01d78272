import { http, HttpResponse } from 'msw'
import type { ReviewForm } from '@/domain/review/own-review'
import { getOverlays } from '@/components/overlays/store'
import { act } from '@testing-library/react'
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
  product: { name: 'Son Mận Chín', image: null, is_active: true },
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
  /** answers 401 */
  isSignedOut: false,
  /** bodies of POST and PUT /reviews */
  bodies: [] as unknown[],
  /** ids of removed reviews */
  removed: [] as unknown[],
  /** idempotency keys of the calls */
  keys: [] as (string | null)[],
  answer: (): Response | Promise<Response> => success({ state: 'published', reason: null, points: 0 }),
}

export function resetShop() {
  shop.start = startOf()
  shop.isDown = false
  shop.bodies = []
  shop.removed = []
  shop.isSignedOut = false
  shop.keys = []
  shop.answer = () => success({ state: 'published', reason: null, points: 200 })
}

async function take({ request }: { request: Request }) {
  shop.bodies.push(await request.json())
  shop.keys.push(request.headers.get('idempotency-key'))
  return shop.answer()
}

export const handlers = [
  http.get('*/api/public/reviews/mine/12', () =>
    shop.isSignedOut
      ? failure(401, 'UNAUTHENTICATED')
      : shop.isDown
        ? failure(500, 'INTERNAL')
        : success(shop.start),
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
  http.delete('*/api/public/reviews/:id', ({ params }) => {
    shop.removed.push(params.id)
    return success({ _id: params.id })
  }),
]

export const LONG_ENOUGH = 'Son lên màu rất chuẩn, môi mềm cả ngày, mình sẽ dùng lâu dài.'

/** A review of the member, which can be edited. */
export const ownReview = {
  _id: '77',
  product_id: 12,
  combination_name: 'Đỏ gạch',
  title: null,
  details: LONG_ENOUGH,
  images: [],
  user: { name: 'An', image: null, user_level: '', user_name: 'minhan', skin_types: [], hair_types: [] },
  created_at: '2026-11-20T00:00:00.000Z',
  edited_at: null,
  average_rating: 4,
  ratings: TYPES.map(({ id, name }) => ({ type: id, name, value: 4 })),
  total_likes: 0,
  is_recommended: true,
  is_repurchase: false,
  is_featured: false,
  language: null,
  reply: null,
  is_published: true,
  is_verified_purchase: true,
  is_expert_reviewer: false,
  combination_id: '40',
  tags: [{ _id: '5', name: 'Da nhạy cảm' }],
  state: 'published' as const,
  reason: null,
  points: 20,
  editable_until: '2999-01-01T00:00:00.000Z' as string | null,
}

/** Answers the open question with yes. */
export async function confirmQuestion() {
  const props: unknown = getOverlays().find(({ name }) => name === 'confirmation')?.props
  if (typeof props !== 'object' || props === null || !('onConfirm' in props)) throw new Error('no question')
  const { onConfirm } = props
  await act(async () => {
    if (typeof onConfirm === 'function') await onConfirm()
  })
}
