import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http } from 'msw'
import { questionForClassification } from '@/components/bag/add/add-request'
import { openOverlay } from '@/components/overlays/store'
import { choicesOf } from '@/components/goods/choice/choices-of'
import { choiceTexts } from '@/components/goods/choice/texts'
import { ChoiceProvider } from '@/components/catalog/product/choice-context'
import { OfferPanel } from '@/components/catalog/product/offer-panel'
import { StickyBar } from '@/components/catalog/product/sticky-bar'
import { quickViewOverlay } from '@/components/catalog/quick-view/overlays'
import type { Combination, Product } from '@/domain/catalog/product'
import { stateWords } from '../catalog/card/state-words'
import messages from '@/messages/all'
import { openNames, success } from '../as-member'
import { answer, changes, overlay, renderBagShop, useBagShop } from './bag-shop'
import { LINE_A, sampleBag } from './sample-bag'
import { sampleProduct, sampleShade } from './sample-product'

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }), usePathname: () => '/' }))

useBagShop(
  'visitor',
  http.get('*/api/catalog/v3/products/12', () => success(sampleProduct())),
)
beforeEach(() => answer('POST /lines', () => success({ bag: sampleBag(), line_id: LINE_A })))

const { addToBag } = messages
const texts = choiceTexts((key) => messages.product.choice[key])

function show(changed: Partial<Combination> = {}, product: Partial<Product> = {}) {
  const whole = sampleProduct({ combinations: [sampleShade(41, 'Hồng trà', changed)], ...product })
  const choices = choicesOf(whole, stateWords)
  renderBagShop(
    <ChoiceProvider
      choices={choices}
      initial={choices[0]!}
      path="/"
      texts={texts}
      buying={{
        productId: 12,
        name: whole.name,
        ask: questionForClassification(whole.classification),
        texts: { ...addToBag, wish: 'Yêu thích', notify: messages.notifyMe.button },
      }}
    >
      <div id="panel">
        <OfferPanel range={null} />
      </div>
      <StickyBar targetId="panel" name="Son" image={null} label="Xem đánh giá" href="#danh-gia" />
    </ChoiceProvider>,
  )
}
const scrollDown = async () => {
  fireEvent.scroll(window)
  await screen.findByText('Hồng trà', { selector: 'p' })
}

describe('the product page', () => {
  it('adds one by default (CRD-08)', async () => {
    show()
    await userEvent.click(screen.getByRole('button', { name: /Thêm vào giỏ/ }))
    await overlay('Đã thêm vào giỏ')
    expect(changes()[0]?.body).toEqual({ product_id: 12, combination_id: '41', quantity: 1 })
  })

  it('adds the wanted quantity, from the bar too, up to the stock', async () => {
    show({ stock: 3 })
    for (let presses = 0; presses < 4; presses += 1)
      await userEvent.click(screen.getByRole('button', { name: 'Thêm một' }))
    await scrollDown()
    const buttons = screen.getAllByRole('button', { name: /Thêm vào giỏ/, hidden: true })
    expect(buttons).toHaveLength(2)
    // It slides in from below the screen, where jsdom sees it inert.
    fireEvent.click(buttons[1]!)
    await overlay('Đã thêm vào giỏ')
    expect(changes()[0]?.body).toMatchObject({ quantity: 3 })
  })

  it('never offers more than 20 at once', async () => {
    show({ stock: 500 })
    const field = screen.getByRole('textbox', { name: 'Số lượng' })
    await userEvent.clear(field)
    await userEvent.type(field, '99{Enter}')
    expect(field).toHaveValue('20')
  })

  it.each([
    ['1.5', '1'],
    ['2,5', '2'],
    ['3 cái', '3'],
    ['.5', '4'],
    ['-2', '4'],
    ['nhiều', '4'],
    ['0', '4'],
  ])('reads the whole part of a quantity typed as %j', async (typed, shown) => {
    show({ stock: 500 })
    const field = screen.getByRole('textbox', { name: 'Số lượng' })
    await userEvent.clear(field)
    await userEvent.type(field, '4{Enter}')
    await userEvent.clear(field)
    await userEvent.type(field, typed)
    expect(field).toHaveValue(typed)
    await userEvent.tab()
    expect(field).toHaveValue(shown)
  })

  it('says "Đặt trước" for a pre-order', async () => {
    show({
      is_pre_order: true,
      stock: 0,
      preorder: [{ product_preorder_rules_id: 'r', total_quota: 10, sold_quota: 4, ships_at: null }],
    })
    expect(await screen.findByRole('button', { name: /^Đặt trước/ })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /Thêm vào giỏ/ })).toBeNull()
  })

  it('offers no purchase of sold-out goods, but to tell when they are back, in the panel and the bar', async () => {
    show({ is_available: false, stock: 0 })
    await scrollDown()
    expect(screen.queryByRole('button', { name: /Thêm vào giỏ|Đặt trước/, hidden: true })).toBeNull()
    expect(screen.getAllByRole('button', { name: 'Báo tôi khi có hàng', hidden: true })).toHaveLength(2)
  })

  it('asks for a gift card’s recipient, one at a time', async () => {
    show({}, { classification: 'egift' })
    expect(screen.queryByRole('textbox', { name: 'Số lượng' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: /Thêm vào giỏ/ }))
    await overlay('Gửi thẻ quà tặng')
  })
})

it('the quick view adds the chosen combination and is replaced by the confirmation', async () => {
  renderBagShop(null)
  act(() => openOverlay(quickViewOverlay, { productId: 12 }))
  const quick = within(await overlay('Son lì mịn môi Sương Hồng'))
  await userEvent.click(await quick.findByRole('radio', { name: 'Cam cháy' }))
  await userEvent.click(quick.getByRole('button', { name: /Thêm vào giỏ/ }))
  await overlay('Đã thêm vào giỏ')
  await waitFor(() => expect(openNames()).toEqual(['added-to-bag']))
  expect(changes()[0]?.body).toEqual({ product_id: 12, combination_id: '42', quantity: 1 })
})
