import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import VoucherInfo from '@/components/vouchers/voucher-info'
import { showOverlay, success, useNetwork } from '../as-member'
import { voucher } from './sample-voucher'

const served = voucher(1, {
  slug: 'mat-na',
  type: 'bmsm',
  name: 'Mặt nạ: mua nhiều tiết kiệm nhiều',
  rules: {
    order: { min_amount: null, total_products: 3 },
    brands: [],
    categories: [{ id: 4, name: 'Mặt nạ' }],
    products: Array.from({ length: 8 }, (_, index) => ({ id: index + 1, name: `Sản phẩm ${index + 1}` })),
  },
  tiers: [
    { min_qty: 5, discount: { kind: 'percentage', value: 15, max: 60_000 } },
    { min_qty: 3, discount: { kind: 'amount', value: 20_000, max: null } },
  ],
  is_member_only: true,
  payment_methods: ['momo'],
})
useNetwork(
  http.get('*/api/cart/vouchers/mat-na', () => success(served)),
  http.get('*/api/cart/vouchers/khong-co', () =>
    HttpResponse.json({ success: false, code: 'NOT_FOUND', message: 'no voucher' }, { status: 404 }),
  ),
)

it('shows all rules of a voucher (OVL-17, VCH-02, VCH-06)', async () => {
  showOverlay('voucher-info', <VoucherInfo slug="mat-na" />)
  expect(await screen.findByRole('heading', { name: served.name })).toBeInTheDocument()
  const facts = Object.fromEntries(
    screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  )
  expect(facts).toMatchObject({
    'Mức giảm': 'Mua 3 giảm 20.000\u00a0₫Mua 5 giảm 15%, tối đa 60.000\u00a0₫',
    'Số sản phẩm': 'Từ 3 sản phẩm',
    'Danh mục': 'Mặt nạ',
    'Sản phẩm': 'Sản phẩm 1, Sản phẩm 2, Sản phẩm 3, Sản phẩm 4, Sản phẩm 5, 3 lựa chọn khác',
    'Dành cho': 'Thành viên',
    'Hạn dùng': '31/12/2026',
  })
  expect(facts).not.toHaveProperty('Giá trị đơn')
})

it('says when a voucher is gone', async () => {
  showOverlay('voucher-info', <VoucherInfo slug="khong-co" />)
  expect(await screen.findByText('Ưu đãi này không còn nữa.')).toBeInTheDocument()
})
