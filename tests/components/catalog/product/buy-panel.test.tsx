import { screen } from '@testing-library/react'
import { choicesOf } from '@/components/goods/choice/choices-of'
import { choiceTexts } from '@/components/goods/choice/texts'
import { BuyPanel } from '@/components/catalog/product/buy-panel'
import { ChoiceProvider } from '@/components/catalog/product/choice-context'
import type { Product } from '@/domain/catalog/product'
import { SALE_STATES, type SaleStateKind } from '@/domain/catalog/sale-state'
import type { Voucher } from '@/domain/voucher'
import messages from '@/messages/all'
import { pageText, renderBagShop, useBagShop } from '../../bag/bag-shop'
import { sampleProduct, sampleShade } from '../../bag/sample-product'
import { inState } from '../card/sample-card'
import { stateWords } from '../card/state-words'
import { voucher } from '../../vouchers/sample-voucher'

useBagShop('visitor')

function productIn(kind: SaleStateKind): Product {
  const card = inState(kind)
  return sampleProduct({
    ...card,
    is_flashsale: true,
    combinations: [
      sampleShade(41, 'Hồng trà', {
        ...card.default_combination,
        price_after_discount: 55_000,
        price_valid_until: '2099-11-28T03:00:00.000Z',
      }),
    ],
  })
}

async function show(kind: SaleStateKind, vouchers: readonly Voucher[] = [voucher(1)]) {
  const product = productIn(kind)
  const choices = choicesOf(product, stateWords)
  const texts = choiceTexts((key) => messages.product.choice[key])
  renderBagShop(
    <ChoiceProvider
      choices={choices}
      initial={choices[0]!}
      path="/"
      texts={texts}
      buying={{
        productId: 12,
        name: product.name,
        texts: { ...messages.addToBag, wish: 'Yêu thích', notify: messages.notifyMe.button },
      }}
    >
      <BuyPanel product={product} vouchers={vouchers} gifts={[]} state={choices[0]!.state} />
    </ChoiceProvider>,
  )
  // The heart is code of its own.
  await screen.findByRole('button', { name: 'Yêu thích' })
}

const WORDS = Object.entries(messages.card.state).filter(([key]) => !key.startsWith('pre_order'))

it.each(SALE_STATES)('shows one state of a product that is %s', async (kind) => {
  await show(kind)
  const said = WORDS.filter(([, words]) => screen.queryByText(words, { selector: 'p' })).map(([key]) => key)
  expect(said).toEqual(kind === 'pre_order' ? [] : [kind])
  expect(screen.queryAllByText('Đặt trước, giao từ 29/11')).toHaveLength(kind === 'pre_order' ? 1 : 0)
  expect(pageText()).not.toMatch(/tạm hết|suất/)
})

// PDP-04
it.each([
  ['available', true, 'Thêm vào giỏ'],
  ['few_left', true, 'Thêm vào giỏ'],
  ['pre_order', true, 'Đặt trước'],
  ['sold_out', false, 'Báo tôi khi có hàng'],
  ['not_sold_here', false, 'Báo tôi khi có hàng'],
] as const)('that is %s shows vouchers: %s, and the button %s', async (kind, hasOffers, button) => {
  await show(kind)
  expect(screen.queryByRole('heading', { name: 'Ưu đãi cho sản phẩm này' }) !== null).toBe(hasOffers)
  expect(screen.queryByText('Flash sale') !== null).toBe(hasOffers)
  expect(screen.getByRole('button', { name: button })).toBeInTheDocument()
})

it('offers neither bag nor reminder for a gift that is never sold (PDP-10)', async () => {
  await show('gift_only')
  expect(screen.queryByRole('button', { name: /giỏ|Báo tôi/ })).toBeNull()
})

it('names neither a price nor terms of delivery for a gift that is never sold (PDP-10)', async () => {
  await show('gift_only')
  expect(pageText()).not.toMatch(/₫|giao hàng/)
  expect(screen.getByText('Cam kết chính hãng.')).toBeInTheDocument()
})

it('leads to the offers of banks for the product, with vouchers and without', async () => {
  await show('available', [])
  const link = screen.getByRole('link', { name: 'Ưu đãi ngân hàng và ví' })
  expect(link).toHaveAttribute('href', '/partners-promo')
  expect(link).toHaveAttribute('data-banks', '12')
})
