import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import PhotoWall from '@/components/reviews/photos/photo-wall'
import WallViewer from '@/components/reviews/photos/wall-viewer'
import { openNames, showOverlay, useNetwork } from '../as-member'

const TOTAL = 30
const asked: number[] = []
let isDown = false
const photoAt = (at: number) => ({
  url: `/media/uploads/7-${at}.jpg`,
  description: at === 1 ? 'Trên tay' : '',
  product_id: 12,
  review: {
    _id: String(at),
    details: `Đánh giá ${at}`,
    combination_name: null,
    average_rating: 4,
    created_at: '2026-11-01T00:00:00Z',
    author: `Bạn ${at}`,
  },
})
useNetwork(
  http.get('*/api/review/review-images', ({ request }) => {
    if (isDown) return HttpResponse.json({ success: false, code: 'NETWORK', message: 'no' }, { status: 503 })
    const query = new URL(request.url).searchParams
    const [skip, limit] = [Number(query.get('skip')), Number(query.get('limit'))]
    asked.push(skip)
    const data = Array.from({ length: Math.min(limit, TOTAL - skip) }, (_, at) => photoAt(skip + at))
    return HttpResponse.json({ success: true, data, total: TOTAL, skip, limit })
  }),
)

const product = { id: 12, name: 'Serum rau má', path: '/serum/12-serum-rau-ma' }
beforeEach(() => {
  asked.length = 0
  isDown = false
})

it('shows all photos a page at a time, and opens one of them', async () => {
  showOverlay('review-photos', <PhotoWall product={product} />)
  expect(await screen.findByRole('button', { name: 'Mở ảnh 2, của Bạn 1. Trên tay' })).toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'Ảnh thật từ đánh giá (30)' })).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Xem thêm ảnh' }))
  await userEvent.click(await screen.findByRole('button', { name: /^Mở ảnh 30,/ }))
  expect(openNames()).toEqual(['review-photo'])
  expect(asked).toEqual([0, 24])
  expect(screen.queryByRole('button', { name: 'Xem thêm ảnh' })).not.toBeInTheDocument()
})

it('says when the photos do not come, and asks again', async () => {
  isDown = true
  showOverlay('review-photos', <PhotoWall product={product} />)
  expect(await screen.findByRole('alert')).toHaveTextContent('Chưa tải được ảnh.')
  isDown = false
  await userEvent.click(screen.getByRole('button', { name: 'Tải lại' }))
  expect(await screen.findByRole('button', { name: /^Mở ảnh 1,/ })).toBeInTheDocument()
})

beforeEach(() => {
  // jsdom lays nothing out and does not scroll.
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400)
  HTMLElement.prototype.scrollTo = function scrollTo(this: HTMLElement, to?: ScrollToOptions | number) {
    if (typeof to === 'object') this.scrollLeft = to.left ?? 0
    setTimeout(() => fireEvent.scroll(this))
  }
})

it('steps from photo to photo by arrow keys, each with its review and its product', async () => {
  showOverlay('review-photo', <WallViewer product={product} start={1} />)
  expect(await screen.findByText('Đánh giá 1')).toBeVisible()
  await waitFor(() => expect(screen.getByText('Ảnh 2 trên 30')).toBeInTheDocument())
  expect(screen.getByRole('img', { name: 'Trên tay' })).toBeInTheDocument()
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'ArrowRight' })
  expect(await screen.findByText('Ảnh 3 trên 30')).toBeInTheDocument()
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'ArrowLeft' })
  expect(await screen.findByText('Ảnh 2 trên 30')).toBeInTheDocument()
  expect(screen.getAllByRole('link', { name: 'Xem Serum rau má' })[0]).toHaveAttribute('href', product.path)
})

it('goes on by arrow keys from inside a slide, which is inert once it is left', async () => {
  showOverlay('review-photo', <WallViewer product={product} start={1} />)
  await waitFor(() => expect(screen.getByText('Ảnh 2 trên 30')).toBeInTheDocument())
  const link = screen.getAllByRole('link', { name: 'Xem Serum rau má' })[1]
  act(() => link?.focus())
  await userEvent.keyboard('{ArrowRight}')
  expect(await screen.findByText('Ảnh 3 trên 30')).toBeInTheDocument()
  expect(document.activeElement?.closest('[inert]')).toBeNull()
  await userEvent.keyboard('{ArrowRight}')
  expect(await screen.findByText('Ảnh 4 trên 30')).toBeInTheDocument()
})

it('loads more photos before the last one is shown', async () => {
  showOverlay('review-photo', <WallViewer product={product} start={21} />)
  await waitFor(() => expect(asked).toEqual([0, 24]))
})
