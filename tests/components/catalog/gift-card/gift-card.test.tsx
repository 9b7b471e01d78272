import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { GiftCardView } from '@/components/catalog/gift-card/gift-card-view'
import { productPath } from '@/lib/pages/routes'
import { answer, changes, overlay, pageText, renderBagShop, useBagShop } from '../../bag/bag-shop'
import { LINE_A, sampleBag } from '../../bag/sample-bag'
import { sampleProduct, sampleShade } from '../../bag/sample-product'
import { success } from '../../as-member'
import { NO_REVIEWS } from '@/domain/review/review'
import { sampleCard } from '../card/sample-card'

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }), usePathname: () => '/' }))

useBagShop('visitor')
beforeEach(() => {
  answer('POST /lines', () => success({ bag: sampleBag(), line_id: LINE_A }))
  window.history.replaceState(null, '', productPath(card))
})

/** The catalogue's names have plain spaces, money has others. */
const worth = (id: number, thousand: number) =>
  sampleShade(id, `${thousand}.000 ₫`, {
    price: thousand * 1_000,
    price_after_discount: thousand * 1_000,
    discount_amount: 0,
    discount_percentage: 0,
    stock: 999,
    attributes: { amount: { id: String(thousand), name: `${thousand}.000 ₫`, hex: undefined } },
  })

const card = sampleProduct({
  name: 'Thẻ Quà Tặng Cảm Ơn',
  classification: 'egift',
  description: '<p>Một lời cảm ơn.</p>',
  combinations: [worth(71, 200), worth(72, 500)],
})

async function show() {
  renderBagShop(
    <GiftCardView
      product={card}
      crumbs={[{ name: 'Trang chủ', path: '/' }]}
      page={1}
      reviews={[]}
      highlights={[]}
      count={NO_REVIEWS}
      alsoBuy={[
        sampleCard({ id: 20, name: 'Thẻ Quà Tặng Valentine', classification: 'egift' }),
        sampleCard({ id: 21, name: 'Hộp quà' }),
      ]}
    />,
  )
  await screen.findByRole('button', { name: 'Thêm vào giỏ' })
}
const preview = () => within(screen.getByRole('figure', { name: 'Xem trước thẻ' }))

it('names amounts by their value, each once', async () => {
  await show()
  expect(screen.getByRole('group', { name: /^Mệnh giá:/ })).toBeInTheDocument()
  expect(pageText()).not.toContain('Số lượng')
  const [chip] = screen.getAllByText('200.000 ₫', { selector: 'label span' })
  expect(chip).toHaveTextContent(/^200\.000 ₫$/)
})

it('mentions no brand, store, parcel or return', async () => {
  await show()
  expect(pageText()).not.toMatch(/Son Mận|cửa hàng|Đổi trả|Miễn phí giao hàng/)
})

it('previews the card, and adds it to the bag with its message (PAY-10)', async () => {
  await show()
  expect(preview().getByText('Tên người nhận')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('radio', { name: '500.000 ₫' }))
  expect(preview().getByText('500.000 ₫')).toBeInTheDocument()
  await userEvent.type(await screen.findByLabelText('Tên người gửi'), 'Minh An')
  await userEvent.type(screen.getByLabelText('Tên người nhận'), 'Thu Hà')
  await userEvent.type(screen.getByLabelText('Email người nhận'), 'ha@example.com')
  await userEvent.type(screen.getByLabelText('Lời nhắn'), 'Cảm ơn cậu nhé')
  for (const said of ['Gửi Thu Hà,', 'Cảm ơn cậu nhé', 'Minh An'])
    expect(preview().getByText(said)).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Thêm vào giỏ' }))
  await overlay('Đã thêm vào giỏ')
  expect(changes()[0]?.body).toMatchObject({
    combination_id: '72',
    quantity: 1,
    egift: { recipient_name: 'Thu Hà', message: 'Cảm ơn cậu nhé' },
  })
})

it('names the missing field and keeps the others', async () => {
  await show()
  await userEvent.type(await screen.findByLabelText('Lời nhắn'), 'Chúc mừng')
  await userEvent.click(screen.getByRole('button', { name: 'Thêm vào giỏ' }))
  await waitFor(() => expect(screen.getByLabelText('Tên người nhận')).toHaveAttribute('aria-invalid', 'true'))
  expect(screen.getByLabelText('Lời nhắn')).toHaveValue('Chúc mừng')
  expect(changes()).toEqual([])
})

it('links to the other designs only', async () => {
  await show()
  const designs = within(screen.getByRole('navigation', { name: 'Mẫu thẻ khác' }))
  expect(designs.getAllByRole('link').map((link) => link.getAttribute('title'))).toEqual([
    'Thẻ Quà Tặng Valentine',
  ])
})
