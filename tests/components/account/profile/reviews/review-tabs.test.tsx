import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { delay, http, HttpResponse } from 'msw'
import { NextIntlClientProvider } from 'next-intl'
import ReviewTabs from '@/components/account/profile/reviews/review-tabs'
import ReviewFind from '@/components/reviews/find/review-find'
import { reloadReviews } from '@/components/reviews/write/reload-reviews'
import messages from '@/messages/all'
import { useServer } from '../../../network'

jest.mock('next/navigation', () => ({
  useRouter: () => ({ push: jest.fn(), prefetch: jest.fn() }),
  usePathname: () => '/profile/lan',
}))
const reviewed: object[] = []
jest.mock('@/components/reviews/write/open-review', () => ({
  openReview: async (review: object) => void reviewed.push(review),
}))
jest.mock('@/components/overlays/overlay-frame', () => ({
  OverlayFrame: ({ title, children }: { title: string; children: object }) => (
    <section aria-label={title}>{children as never}</section>
  ),
}))

const product = {
  id: 7,
  name: 'Son mận',
  slug: 'son-man',
  default_category: { slug: 'son' },
  brand: { name: 'Sen Muộn' },
  image: null,
  is_active: true,
}

const review = (id: string, changes: object = {}) => ({
  _id: id,
  product_id: 7,
  combination_name: null,
  title: null,
  details: `Cảm nhận ${id}`,
  images: [],
  user: { name: 'Lan', image: null, user_level: '', user_name: 'lan', skin_types: [], hair_types: [] },
  created_at: '2026-11-20T00:00:00Z',
  edited_at: null,
  average_rating: 4,
  ratings: [],
  total_likes: 0,
  is_recommended: true,
  is_repurchase: false,
  is_featured: false,
  language: null,
  reply: null,
  is_published: true,
  is_verified_purchase: false,
  is_expert_reviewer: false,
  product,
  own: null,
  ...changes,
})

const asked: string[] = []
const searched: (string | null)[] = []
let written: object[] = []
/** what waits to be reviewed; null: the shop fails */
let waiting: object[] | null = []
let isSlow = false
const listOf = (data: object[]) =>
  HttpResponse.json({ success: true, data, total: data.length, limit: 10, skip: 0 })

useServer(
  http.all('*', ({ request }) => {
    asked.push(new URL(request.url).pathname)
  }),
  http.get('*/api/public/newsfeeds/user-reviews/5', () => listOf(written)),
  http.get('*/api/public/newsfeeds/user/5/likes', () =>
    listOf([review('của Mai', { user: { ...review('x').user, name: 'Mai' } })]),
  ),
  http.get('*/api/public/newsfeeds/user/5/photos', () =>
    listOf([{ url: '/media/uploads/a.jpg', description: '', review_id: '1', product }]),
  ),
  http.get('*/api/public/users/me/reviews/waiting', async ({ request }) => {
    if (isSlow) await delay('infinite')
    if (!waiting) return HttpResponse.json({ success: false, code: 'NETWORK', message: '' }, { status: 503 })
    const query = new URL(request.url).searchParams
    const [skip, limit] = [Number(query.get('skip')), Number(query.get('limit'))]
    const data = waiting.slice(skip, skip + limit)
    return HttpResponse.json({ success: true, data, total: waiting.length, limit, skip })
  }),
  http.get('*/api/public/global-search', ({ request }) => {
    const query = new URL(request.url).searchParams
    searched.push(query.get('limit'))
    return HttpResponse.json({
      success: true,
      data: [
        {
          type: 'add-review',
          total: 1,
          data: [{ ...product, id: 41, images: [], default_combination: {}, name: 'Mặt nạ rau má' }],
        },
        { type: 'brand', total: 1, data: [{ id: 3, name: 'Sen Muộn', logo: null }] },
      ],
      keyword: query.get('filter'),
    })
  }),
)

beforeEach(() => {
  for (const list of [asked, reviewed, searched]) list.splice(0)
  written = []
  waiting = []
  isSlow = false
})

const show = (isOwn: boolean) =>
  render(
    <>
      <ReviewTabs userId={5} name="Lan" isOwn={isOwn} />
    </>,
  )

it('shows the owner why a review is not published, and lets it be edited', async () => {
  written = [
    review('1', { own: { state: 'rejected', reason: 'phone', editable_until: null } }),
    review('2', { own: { state: 'published', reason: null, editable_until: '2020-01-01T00:00:00Z' } }),
  ]
  show(true)
  const [rejected, old] = await screen.findAllByRole('article')
  expect(rejected).toHaveTextContent('Chưa được đăng')
  expect(rejected).toHaveTextContent(messages.reviewWrite.reasons.phone)
  await userEvent.click(within(rejected!).getByRole('button', { name: 'Sửa đánh giá Son mận' }))
  await waitFor(() => expect(reviewed).toEqual([{ productId: 7 }]))
  // Its days of editing are over: it can still be taken back.
  expect(within(old!).queryByRole('button', { name: /Sửa/ })).toBeNull()
  expect(old).toHaveTextContent('Đánh giá đã quá 30 ngày nên không sửa được nữa, bạn vẫn gỡ được.')
  expect(within(old!).getByRole('button', { name: 'Gỡ đánh giá Son mận' })).toBeInTheDocument()
})

it('keeps the focus in the list when a review is removed from it', async () => {
  written = [
    review('1', { own: { state: 'published', reason: null, editable_until: '2020-01-01T00:00:00Z' } }),
  ]
  show(true)
  const button = await screen.findByRole('button', { name: 'Gỡ đánh giá Son mận' })
  button.focus()
  written = [review('2')]
  act(() => reloadReviews())
  await screen.findByText('Cảm nhận 2')
  expect(screen.getByRole('tabpanel', { name: 'Đánh giá' })).toHaveFocus()
  written = []
})

it('loads a tab when it is opened: photos, and votes with who wrote the review', async () => {
  show(true)
  await screen.findByText(/Bạn chưa viết đánh giá nào/)
  expect(asked).toEqual(['/api/public/newsfeeds/user-reviews/5'])
  await userEvent.click(screen.getByRole('tab', { name: 'Ảnh' }))
  expect(await screen.findByRole('img', { name: 'Ảnh của Lan: Son mận' })).toBeInTheDocument()
  await userEvent.keyboard('{ArrowRight}')
  expect(screen.getByRole('tab', { name: 'Đã bình chọn', selected: true })).toHaveFocus()
  expect(await screen.findByText('Mai viết')).toBeInTheDocument()
})

it('shows others neither votes nor what waits to be reviewed', async () => {
  show(false)
  await screen.findByText('Lan chưa viết đánh giá nào.')
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Đánh giá', 'Ảnh'])
  expect(screen.queryByRole('button', { name: 'Tìm sản phẩm để đánh giá' })).toBeNull()
})

const openWaiting = async () => {
  show(true)
  await userEvent.click(await screen.findByRole('tab', { name: 'Chờ đánh giá' }))
}
const allReviewed = () => screen.queryByText(/Bạn đã đánh giá hết/)

it('says that all is reviewed once it knows, not while it loads', async () => {
  isSlow = true
  await openWaiting()
  expect(await screen.findByRole('status', { name: 'Đang tải đánh giá…' })).toBeInTheDocument()
  expect(allReviewed()).toBeNull()
})

it('says when what waits could not be loaded, and tries again', async () => {
  waiting = null
  await openWaiting()
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Chưa tải được đánh giá\./)
  expect(allReviewed()).toBeNull()
  waiting = []
  await userEvent.click(screen.getByRole('button', { name: 'Thử lại' }))
  expect(await screen.findByText(/Bạn đã đánh giá hết/)).toBeInTheDocument()
})

it('counts everything that waits, and shows it page by page', async () => {
  waiting = Array.from({ length: 134 }, (_, at) => ({
    product: { ...product, id: at + 1, name: `Son ${at + 1}` },
    combination_id: '1',
    delivered_at: '2026-11-01T00:00:00Z',
  }))
  await openWaiting()
  expect(await screen.findByText('134 sản phẩm bạn đã nhận và chưa đánh giá')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('link', { name: 'Trang cuối' }))
  expect(await screen.findByRole('button', { name: 'Viết đánh giá Son 134' })).toBeInTheDocument()
})

it('finds a product to review by the group add-review of the global search (REV-29)', async () => {
  render(
    <NextIntlClientProvider locale="vi" messages={{ reviewFind: messages.reviewFind }}>
      <ReviewFind />
    </NextIntlClientProvider>,
  )
  await userEvent.type(screen.getByRole('searchbox'), 'mat na')
  await userEvent.click(await screen.findByRole('button', { name: /Mặt nạ rau má/ }))
  expect(reviewed).toEqual([{ productId: 41 }])
  expect(asked).toEqual(['/api/public/global-search'])
  // REV-07
  expect(searched).toEqual(['10'])
})
