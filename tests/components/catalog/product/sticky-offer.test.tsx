import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ChoiceProvider } from '@/components/catalog/product/choice-context'
import { StickyOffer } from '@/components/catalog/product/sticky-offer'
import { choicesOf } from '@/components/goods/choice/choices-of'
import { choiceTexts } from '@/components/goods/choice/texts'
import { closeOverlaysAbove, getOverlays } from '@/components/overlays/store'
import type { Product } from '@/domain/catalog/product'
import messages from '@/messages/all'
import { renderBagShop, useBagShop } from '../../bag/bag-shop'
import { sampleProduct, sampleShade } from '../../bag/sample-product'
import { stateWords } from '../card/state-words'

useBagShop('visitor')

const gone = { is_available: false, stock: 0 }

function show(combinations: Product['combinations']) {
  const product = sampleProduct({ combinations })
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
      <StickyOffer targetId="chon" name={product.name} image={null} label="Chọn loại" href="#chon" />
    </ChoiceProvider>,
  )
}

const hidden = { hidden: true }

it('offers to tell when a product is back whose choices are all sold out', async () => {
  show([sampleShade(40, 'Đỏ gạch', gone), sampleShade(41, 'Hồng trà', gone)])
  expect(screen.queryByRole('link', { name: 'Chọn loại', ...hidden })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Báo tôi khi có hàng', ...hidden }))
  expect(getOverlays().map(({ name }) => name)).toEqual(['notify-me'])
  act(() => closeOverlaysAbove(0))
})

it('leads from a sold-out shade to the others where one can be bought', () => {
  show([sampleShade(40, 'Đỏ gạch', gone), sampleShade(41, 'Hồng trà')])
  expect(screen.getByRole('link', { name: 'Chọn loại', ...hidden })).toHaveAttribute('href', '#chon')
})
