import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BuyPanel } from '@/components/catalog/product/buy-panel'
import { ChoiceProvider } from '@/components/catalog/product/choice-context'
import { choicesOf } from '@/components/goods/choice/choices-of'
import { choiceTexts } from '@/components/goods/choice/texts'
import type { Product } from '@/domain/catalog/product'
import messages from '@/messages/all'
import { renderBagShop, useBagShop } from '../../bag/bag-shop'
import { sampleProduct, sampleShade } from '../../bag/sample-product'
import { stateWords } from '../card/state-words'

useBagShop('visitor')

const onSale = { price_after_discount: 55_000, price_valid_until: '2099-11-28T03:00:00.000Z' }

function show(combinations: Product['combinations']) {
  const product = sampleProduct({ is_flashsale: true, combinations })
  const choices = choicesOf(product, stateWords)
  renderBagShop(
    <ChoiceProvider
      choices={choices}
      initial={choices[0]!}
      path="/"
      texts={choiceTexts((key) => messages.product.choice[key])}
      buying={{
        productId: 12,
        name: product.name,
        texts: { ...messages.addToBag, wish: 'Yêu thích', notify: messages.notifyMe.button },
      }}
    >
      <BuyPanel product={product} vouchers={[]} gifts={[]} state={choices[0]!.state} />
    </ChoiceProvider>,
  )
}

const choose = (name: string | RegExp) => userEvent.click(screen.getByRole('radio', { name }))

it('counts down only while the chosen shade is on sale, and names the shades that are', async () => {
  show([
    sampleShade(40, 'Đỏ gạch', onSale),
    sampleShade(41, 'Hồng trà'),
    sampleShade(42, 'Cam cháy', onSale),
    sampleShade(43, 'Nâu đất', { ...onSale, is_available: false, stock: 0 }),
  ])
  expect(await screen.findByRole('timer')).toBeInTheDocument()
  expect(screen.queryByText('Flash sale')).toBeNull()
  await choose('Hồng trà')
  expect(screen.queryByRole('timer')).toBeNull()
  expect(
    screen.getByText('Lựa chọn này không có giá Flash sale. Đang có giá Flash sale: Đỏ gạch, Cam cháy'),
  ).toBeInTheDocument()
  await choose(/Nâu đất/)
  expect(screen.queryByRole('timer')).toBeNull()
  expect(screen.queryByText(/không có giá Flash sale/)).toBeNull()
  await choose('Cam cháy')
  expect(screen.getByRole('timer')).toBeInTheDocument()
})

it('has its label where every shade is on sale', async () => {
  show([sampleShade(40, 'Đỏ gạch', onSale), sampleShade(41, 'Hồng trà', onSale)])
  expect(await screen.findByRole('timer')).toBeInTheDocument()
  expect(screen.getByText('Flash sale')).toBeInTheDocument()
})
