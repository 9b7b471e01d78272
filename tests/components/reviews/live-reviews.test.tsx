import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import LiveReviews from '@/components/reviews/live-reviews'
import { ReviewBrowser } from '@/components/reviews/review-browser'
import { readReviewQuery, type ReviewQuery } from '@/components/reviews/review-filter'
import { serviceFilter } from '@/components/reviews/service-filter'
import type { ReviewTexts } from '@/components/reviews/texts'
import messages from '@/messages/all'
import { useServer } from '../network'

const asked: URL[] = []
let answer: () => Response = () => HttpResponse.json({})

useServer(
  http.get('*/api/review/reviews', ({ request }) => {
    asked.push(new URL(request.url))
    return answer()
  }),
)

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

function show(page: number, query: Partial<ReviewQuery>, onClear = jest.fn()) {
  render(
    <>
      <LiveReviews
        productId={7}
        page={page}
        limit={16}
        asked={{ keys: [], values: {}, ...query }}
        path="/son/1-son"
        onPage={jest.fn()}
        onClear={onClear}
        rows={2}
        minHeight={0}
        texts={texts}
      />
    </>,
  )
  return { onClear }
}

it('loads the page with its filters and shows it', async () => {
  answer = () => pageOf([17, 18], 40)
  show(2, { keys: ['5', 'photos'] })
  expect(await screen.findByText(/Cảm nhận số 17/)).toBeInTheDocument()
  const query = asked[0]!.searchParams
  expect([query.get('skip'), query.get('limit')]).toEqual(['16', '16'])
  expect(JSON.parse(query.get('filter') ?? '')).toEqual({
    product_id: 7,
    average_rating: [5],
    has_images: true,
  })
})

const tools = {
  label: 'Sắp xếp và tìm đánh giá',
  search: 'Tìm trong đánh giá',
  searchNow: 'Tìm',
  chips: [{ key: 'photos' as const, label: 'Có ảnh', total: 3 }],
  chipsLabel: 'Lọc đánh giá',
  spoken: '{name}, {count} đánh giá',
  selects: [
    {
      name: 'sort' as const,
      label: 'Sắp xếp',
      first: 'Mới nhất',
      options: [{ value: 'lowest', text: 'Điểm thấp nhất' }],
    },
    {
      name: 'skin' as const,
      label: 'Loại da',
      first: 'Loại da',
      options: [{ value: 'Da dầu', text: 'Da dầu (2)' }],
    },
  ],
}

function browse() {
  render(
    <>
      <ReviewBrowser productId={7} path="/son/1-son" page={1} rows={16} tools={tools} texts={texts}>
        <p>Trang đầu</p>
      </ReviewBrowser>
    </>,
  )
}

it('sorts, narrows and searches, each by the address', async () => {
  answer = () => pageOf([1, 2], 40)
  window.history.replaceState(null, '', '/son/1-son?page=2&color=do')
  browse()
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Sắp xếp' }), 'Điểm thấp nhất')
  await userEvent.click(screen.getByRole('button', { name: 'Có ảnh, 3 đánh giá', pressed: false }))
  expect(screen.getByRole('button', { name: 'Có ảnh, 3 đánh giá' })).toHaveAttribute('aria-pressed', 'true')
  await userEvent.click(screen.getByRole('button', { name: 'Có ảnh, 3 đánh giá' }))
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Loại da' }), 'Da dầu (2)')
  await userEvent.type(screen.getByRole('searchbox', { name: 'Tìm trong đánh giá' }), ' dịu da {Enter}')
  expect(Object.fromEntries(new URLSearchParams(window.location.search))).toEqual({
    color: 'do',
    reviews_sort: 'lowest',
    reviews_skin: 'Da dầu',
    reviews_q: 'dịu da',
  })
  expect(await screen.findByText('40 đánh giá phù hợp')).toBeInTheDocument()
  const last = asked.at(-1)!.searchParams
  expect([last.get('sort'), last.get('skip')]).toEqual(['lowest', '0'])
  expect(JSON.parse(last.get('filter')!)).toEqual({ product_id: 7, skin_type: 'Da dầu', keyword: 'dịu da' })
  await userEvent.click(screen.getByRole('button', { name: 'Xem tất cả đánh giá' }))
  expect(screen.getByText('Trang đầu')).toBeInTheDocument()
  expect(window.location.search).toBe('?color=do')
  window.history.replaceState(null, '', '/')
})

it('asks nothing of an address that cannot be meant', () => {
  const params = new URLSearchParams('reviews=9,photos,photos&reviews_variant=1 OR 1&reviews_q= ')
  expect(serviceFilter(7, readReviewQuery(params))).toEqual({ product_id: 7, has_images: true })
})

it.each([
  ['?page=3&limit=5', { skip: '10', limit: '5' }, '/son/1-son?page=2&limit=5#danh-gia-7'],
  ['?limit=100', { skip: '0', limit: '100' }, null],
  ['?page=2&limit=1000', { skip: '16', limit: '16' }, '/son/1-son#danh-gia-7'],
])('pages by the address %s', async (search, window_, before) => {
  answer = () => pageOf([1, 2], 60)
  window.history.replaceState(null, '', `/son/1-son${search}`)
  browse()
  expect(await screen.findByText(/Cảm nhận số 1/)).toBeInTheDocument()
  expect(Object.fromEntries(asked[0]!.searchParams)).toMatchObject(window_)
  if (before !== null)
    expect(screen.getByRole('link', { name: messages.ui.pager.previous })).toHaveAttribute('href', before)
  window.history.replaceState(null, '', '/')
})

it('scrolls to the reviews 250 ms after their page was turned (REV-06)', async () => {
  answer = () => pageOf([1, 2], 60)
  window.history.replaceState(null, '', '/son/1-son?page=3')
  const section = document.createElement('section')
  section.id = 'danh-gia-7'
  section.scrollIntoView = jest.fn()
  const real = window.matchMedia
  const motion = jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((asked) => ({ ...real(asked), matches: false }))
  document.body.append(section)
  browse()
  const previous = await screen.findByRole('link', { name: messages.ui.pager.previous })
  const pressed = performance.now()
  await userEvent.click(previous)
  await waitFor(() =>
    expect(section.scrollIntoView).toHaveBeenCalledWith({ behavior: 'smooth', block: 'start' }),
  )
  expect(performance.now() - pressed).toBeGreaterThanOrEqual(250)
  section.remove()
  motion.mockRestore()
  window.history.replaceState(null, '', '/')
})

it('shows the failure and retries on request', async () => {
  answer = () => HttpResponse.json({ success: false, code: 'INTERNAL_ERROR', message: 'x' }, { status: 500 })
  show(1, { keys: ['expert'] })
  expect(await screen.findByRole('alert')).toHaveTextContent('Chưa tải được đánh giá.')
  answer = () => pageOf([1], 1)
  await userEvent.click(screen.getByRole('button', { name: 'Thử lại' }))
  expect(await screen.findByText(/Cảm nhận số 1/)).toBeInTheDocument()
})

it('offers to clear the filters when nothing matches', async () => {
  answer = () => pageOf([], 0)
  const { onClear } = show(1, { keys: ['1'] })
  await userEvent.click(await screen.findByRole('button', { name: 'Xem tất cả đánh giá' }))
  expect(onClear).toHaveBeenCalled()
})
