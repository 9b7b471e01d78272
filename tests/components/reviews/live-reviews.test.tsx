import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { SWRConfig } from 'swr'
import LiveReviews from '@/components/reviews/live-reviews'
import { ReviewBrowser } from '@/components/reviews/review-browser'
import type { FilterKey } from '@/components/reviews/review-filter'
import type { ReviewTexts } from '@/components/reviews/texts'
import messages from '@/messages/all'

const asked: URL[] = []
let answer: () => Response = () => HttpResponse.json({})

const server = setupServer(
  http.get('*/api/review/reviews', ({ request }) => {
    asked.push(new URL(request.url))
    return answer()
  }),
)

beforeAll(() => server.listen())
afterAll(() => server.close())
beforeEach(() => asked.splice(0))

const review = (id: number) => ({
  _id: String(id),
  product_id: 7,
  combination_name: null,
  details: `Cảm nhận số ${id}`,
  images: [],
  user: {
    name: 'Minh An',
    image: null,
    user_level: 'Ruby',
    user_name: 'minhan',
    skin_types: ['Da dầu'],
    hair_types: [],
  },
  created_at: '2026-11-20T00:00:00Z',
  average_rating: 4.5,
  title: null,
  edited_at: null,
  ratings: [{ type: 'texture', name: 'Kết cấu', value: 4 }],
  is_repurchase: false,
  is_featured: false,
  language: null,
  reply: null,
  total_likes: 0,
  is_recommended: true,
  is_published: true,
  is_verified_purchase: true,
  is_expert_reviewer: false,
})

const pageOf = (ids: number[], total: number) =>
  HttpResponse.json({ success: true, data: ids.map(review), total, limit: 16, skip: 0 })

const texts = { ...messages.review, ...messages.review.filter } as unknown as ReviewTexts

function show(page: number, keys: readonly FilterKey[], onClear = jest.fn()) {
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <LiveReviews
        productId={7}
        page={page}
        limit={16}
        keys={keys}
        path="/son/1-son"
        onPage={jest.fn()}
        onClear={onClear}
        rows={2}
        minHeight={0}
        texts={texts}
        messages={{ ui: messages.ui, review: messages.review }}
      />
    </SWRConfig>,
  )
  return { onClear }
}

it('loads the page with its filters and shows it', async () => {
  answer = () => pageOf([17, 18], 40)
  show(2, ['5', 'photos'])
  expect(await screen.findByText(/Cảm nhận số 17/)).toBeInTheDocument()
  const query = asked[0]!.searchParams
  expect([query.get('skip'), query.get('limit')]).toEqual(['16', '16'])
  expect(JSON.parse(query.get('filter') ?? '')).toEqual({
    product_id: 7,
    average_rating: [5],
    has_images: true,
  })
})

it.each([
  ['?page=3&limit=5', { skip: '10', limit: '5' }, '/son/1-son?page=2&limit=5#danh-gia-7'],
  ['?limit=100', { skip: '0', limit: '100' }, null],
  ['?page=2&limit=1000', { skip: '16', limit: '16' }, '/son/1-son#danh-gia-7'],
])('pages by the address %s', async (search, window_, before) => {
  answer = () => pageOf([1, 2], 60)
  window.history.replaceState(null, '', `/son/1-son${search}`)
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <ReviewBrowser
        productId={7}
        path="/son/1-son"
        page={1}
        rows={16}
        chips={[]}
        chipsLabel="Lọc"
        texts={texts}
        messages={{ ui: messages.ui, review: messages.review }}
      >
        <p>Trang đầu</p>
      </ReviewBrowser>
    </SWRConfig>,
  )
  expect(await screen.findByText(/Cảm nhận số 1/)).toBeInTheDocument()
  expect(Object.fromEntries(asked[0]!.searchParams)).toMatchObject(window_)
  if (before !== null)
    expect(screen.getByRole('link', { name: messages.ui.pager.previous })).toHaveAttribute('href', before)
  window.history.replaceState(null, '', '/')
})

it('shows the failure and retries on request', async () => {
  answer = () => HttpResponse.json({ success: false, code: 'INTERNAL_ERROR', message: 'x' }, { status: 500 })
  show(1, ['expert'])
  expect(await screen.findByRole('alert')).toHaveTextContent('Chưa tải được đánh giá.')
  answer = () => pageOf([1], 1)
  await userEvent.click(screen.getByRole('button', { name: 'Thử lại' }))
  expect(await screen.findByText(/Cảm nhận số 1/)).toBeInTheDocument()
})

it('offers to clear the filters when nothing matches', async () => {
  answer = () => pageOf([], 0)
  const { onClear } = show(1, ['1'])
  await userEvent.click(await screen.findByRole('button', { name: 'Xem tất cả đánh giá' }))
  expect(onClear).toHaveBeenCalled()
})
