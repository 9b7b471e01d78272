import { act } from '@testing-library/react'
import { delay, http, HttpResponse } from 'msw'
import type { Suggestions } from '@/domain/catalog/suggestions'
import type { HistoryKeyword } from '@/domain/search/history'
import { failure, success, useNetwork } from '../as-member'

const none: Suggestions = { corrected: null, products: [], brands: [], categories: [], tags: [] }

export const serum: Suggestions = {
  corrected: null,
  brands: [{ id: 3, name: 'Serum Lab', slug: 'serum-lab', logo: null }],
  categories: [{ id: 8, name: 'Serum', slug: 'serum' }],
  tags: [],
  products: [
    {
      id: 12,
      name: 'Serum rau má',
      slug: 'serum-rau-ma',
      category_slug: 'serum',
      brand_name: 'Sen Muộn',
      image_url: null,
      price: 200_000,
      price_after_discount: 150_000,
      price_after_discount_range: { min: 150_000, max: 150_000 },
      discount_range: { min: 25, max: 25 },
      state: { kind: 'available', ships_at: null },
    },
  ],
}

/** The shop as the search box sees it. */
export const shop = {
  /** keywords suggestions were asked for */
  asked: [] as string[],
  suggestions: new Map<string, Suggestions>(),
  /** how long the answer for a keyword takes, ms */
  delays: new Map<string, number>(),
  isDown: false,
  /** what pages reported */
  reported: [] as unknown[],
  history: [] as HistoryKeyword[],
  /** filters the global search was asked with */
  searched: [] as unknown[],
  isHistoryStuck: false,
}

function removed({ params: { id } }: { params: { id?: unknown } }) {
  if (shop.isHistoryStuck) return failure(500, 'INTERNAL_ERROR')
  shop.history = id === undefined ? [] : shop.history.filter(({ _id }) => _id !== id)
  return success({})
}

function reset() {
  Object.assign(shop, {
    asked: [],
    searched: [],
    reported: [],
    history: [],
    isDown: false,
    isHistoryStuck: false,
  })
  shop.suggestions.clear()
  shop.suggestions.set('serum', serum)
  shop.delays.clear()
  window.localStorage.clear()
}

/** The network of the search box. */
export function useSearchShop() {
  useNetwork(
    http.get('*/api/catalog/v3/search/suggestions', async ({ request }) => {
      const keyword = new URL(request.url).searchParams.get('keyword') ?? ''
      shop.asked.push(keyword)
      await delay(shop.delays.get(keyword) ?? 0)
      return shop.isDown ? failure(500, 'INTERNAL_ERROR') : success(shop.suggestions.get(keyword) ?? none)
    }),
    http.post('*/api/public/search-history-clicks', async ({ request }) => {
      shop.reported.push(await request.json())
      return success({ is_recorded: true })
    }),
    http.get('*/api/public/search-history-keywords', () => success(shop.history)),
    http.delete('*/api/public/search-history-keywords-clear', removed),
    http.delete('*/api/public/search-history-keywords/:id', removed),
    http.get('*/api/public/global-search', ({ request }) => {
      shop.searched.push(JSON.parse(new URL(request.url).searchParams.get('filter') ?? ''))
      const product = {
        ...{ id: 12, name: 'Serum rau má', slug: 'serum-rau-ma', default_category: { slug: 'serum' } },
        default_combination: {},
      }
      return success([
        { type: 'add-review', total: 100, data: [product] },
        { type: 'brand', total: 0, data: [] },
      ])
    }),
    http.get('*/api/public/search/trending', () => success([{ keyword: 'kem chống nắng' }])),
    http.get('*/api/catalog/tags', () => success([{ _id: '5', name: 'Da dầu', slug: 'da-dau' }])),
    http.get('*/api/*', () => HttpResponse.json({ success: true, data: [], total: 0 })),
  )
  beforeEach(reset)
}

/** Lets so much time pass. */
export const rest = (ms: number) => act(() => new Promise((resolve) => setTimeout(resolve, ms)))
