import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import HelpArticle from '@/components/help/link/help-article'
import { showOverlay, useNetwork } from '../as-member'
import { post } from './posts'

const opened: object[] = []
jest.mock('@/components/overlays/store', () => ({
  ...jest.requireActual<object>('@/components/overlays/store'),
  openOverlay: (_: object, props: object) => opened.push(props),
}))

const BODY =
  '<p>Phí theo nơi nhận. <a href="/page/help/giao-nhan/303-theo-doi">Theo dõi</a> hoặc <a href="/my-orders">Đơn hàng</a></p>'
let isBroken = false
useNetwork(
  http.get('*/api/content/posts', ({ request }) => {
    if (isBroken) return HttpResponse.json({ success: false, code: 'X', message: 'x' }, { status: 503 })
    const filter = new URL(request.url).searchParams.get('filter')
    const data = filter === '{"id":302}' ? [{ ...post({ id: 302 }), body: BODY, headings: [] }] : []
    return HttpResponse.json({ success: true, data, total: data.length, limit: 10, skip: 0 })
  }),
)

const HREF = '/page/help/giao-nhan/302-phi-giao-hang'

it('shows an article whose links do not leave the page', async () => {
  const user = userEvent.setup()
  showOverlay('help-article', <HelpArticle href={HREF} />)
  expect(await screen.findByRole('heading', { name: 'Khi nào tôi nhận được hàng?' })).toBeInTheDocument()
  await user.click(screen.getByRole('link', { name: 'Theo dõi' }))
  expect(opened).toEqual([{ href: '/page/help/giao-nhan/303-theo-doi' }])
  const orders = screen.getByRole('link', { name: 'Đơn hàng' })
  await user.click(orders)
  expect(orders).toHaveAttribute('target', '_blank')
})

it('offers the article’s page when it cannot be loaded', async () => {
  isBroken = true
  showOverlay('help-article', <HelpArticle href="/page/help/giao-nhan/304-giao-nhanh" />)
  expect(await screen.findByText(/Chưa mở được bài trợ giúp\./)).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Thử lại' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Mở trang bài viết' })).toHaveAttribute(
    'href',
    '/page/help/giao-nhan/304-giao-nhanh',
  )
})
