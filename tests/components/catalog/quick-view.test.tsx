import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { NextIntlClientProvider } from 'next-intl'
import { OverlayContext } from '@/components/overlays/context'
import { getOverlays } from '@/components/overlays/store'
import QuickView from '@/components/catalog/quick-view/quick-view'
import messages from '@/messages/all'
import { useServer } from '../network'

let answer: () => Response = () => HttpResponse.json({})
useServer(http.get('*/api/catalog/v3/products/7', () => answer()))

const shade = (id: number, name: string, price: number, is_available: boolean) => ({
  _id: String(id),
  sku: `S${id}`,
  gtin: null,
  price: 300_000,
  price_after_discount: price,
  discount_amount: 300_000 - price,
  discount_percentage: Math.floor(((300_000 - price) * 100) / 300_000),
  deduction_type: null,
  deduction_amount: null,
  deduction_percentage: null,
  is_show_as_percentage: true,
  price_valid_until: null,
  is_wishlist: false,
  is_default: id === 1,
  is_pre_order: false,
  is_available,
  product_preorder_rules_id: null,
  preorder: [],
  stock: is_available ? 20 : 0,
  weight: 10,
  tracker_combination_name: name,
  images: [],
  attributes: { shade: { id: `s${id}`, name, hex: '#b3264e' } },
})

const product = {
  id: 7,
  name: 'Son lì Sen Muộn',
  slug: 'son-li',
  brand: { id: 1, name: 'Sen Muộn', slug: 'sen-muon' },
  default_category: { id: 2, name: 'Son môi', slug: 'son-moi' },
  images: [],
  frame_url: null,
  classification: 'normal',
  combinations: [
    shade(1, 'Đỏ gạch', 300_000, false),
    shade(2, 'Hồng trà', 240_000, true),
    shade(3, 'Cam cháy', 270_000, true),
  ],
  pack_detail: [],
  early_sale: null,
  is_active_in_nang: true,
  is_out_of_stock_nang: false,
  is_out_of_stock_nang_vn: false,
  is_in_stock: true,
  review_stats: { average_rating: 4.2, total_reviews: 12 },
  total_orders: 1_250,
  total_combinations: 3,
  discount_range: { min: 0, max: 20 },
  price_range: { min: 300_000, max: 300_000 },
  price_after_discount_range: { min: 240_000, max: 300_000 },
}

const show = () =>
  render(
    <NextIntlClientProvider locale="vi" messages={messages} timeZone="Asia/Ho_Chi_Minh">
      <>
        <OverlayContext value={{ name: 'quick-view', opener: null, isLeaving: false }}>
          <QuickView productId={7} />
        </OverlayContext>
      </>
    </NextIntlClientProvider>,
  )

it('starts with the first combination in stock, and follows the choice (CRD-07, OVL-06)', async () => {
  answer = () => HttpResponse.json({ success: true, data: product })
  show()
  expect(await screen.findByRole('radio', { name: /Hồng trà/ })).toBeChecked()
  expect(document.body).toHaveTextContent('240.000')
  await userEvent.click(screen.getByRole('radio', { name: /Cam cháy/ }))
  expect(document.body).toHaveTextContent('270.000')
  await userEvent.click(screen.getByRole('radio', { name: /Đỏ gạch/ }))
  expect(document.body).toHaveTextContent('Hết hàng')
})

it('says when the product is gone', async () => {
  answer = () => HttpResponse.json({ success: false, code: 'NOT_FOUND', message: 'x' }, { status: 404 })
  show()
  expect(await screen.findByRole('alert')).toHaveTextContent('không còn bán')
})

it('tries again after a failure', async () => {
  answer = () => HttpResponse.json({ success: false, code: 'INTERNAL_ERROR', message: 'x' }, { status: 500 })
  show()
  expect(await screen.findByRole('alert')).toHaveTextContent('Chưa tải được sản phẩm')
  answer = () => HttpResponse.json({ success: true, data: product })
  await userEvent.click(screen.getByRole('button', { name: 'Thử lại' }))
  expect(await screen.findByRole('radio', { name: /Hồng trà/ })).toBeChecked()
})

it('toggles the heart of the chosen combination, and offers a reminder where it is sold out', async () => {
  answer = () => HttpResponse.json({ success: true, data: product })
  show()
  expect(await screen.findByRole('button', { name: /Thêm vào giỏ/ })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Yêu thích Son lì Sen Muộn' })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Báo tôi khi có hàng' })).toBeNull()
  await userEvent.click(screen.getByRole('radio', { name: /Đỏ gạch/ }))
  expect(screen.queryByRole('button', { name: /Thêm vào giỏ/ })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Báo tôi khi có hàng' }))
  expect(getOverlays()).toMatchObject([
    {
      name: 'notify-me',
      props: { productId: 7, combinationId: '1', name: 'Son lì Sen Muộn', kind: 'Đỏ gạch' },
    },
  ])
})
