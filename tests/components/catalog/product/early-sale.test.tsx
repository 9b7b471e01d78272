import { render, screen, waitFor } from '@testing-library/react'
import { http } from 'msw'
import { ChoiceProvider } from '@/components/catalog/product/choice-context'
import EarlySale from '@/components/catalog/product/sale/early-sale'
import { EarlyOpen } from '@/components/promo/flash-sale/early-open'
import { choicesOf } from '@/components/goods/choice/choices-of'
import { choiceTexts } from '@/components/goods/choice/texts'
import type { EarlyPrice } from '@/domain/loyalty/early-sale'
import messages from '@/messages/all'
import { failure, signIn, success, useNetwork, withMember } from '../../as-member'
import { sampleProduct } from '../../bag/sample-product'
import { stateWords } from '../card/state-words'

const product = sampleProduct()
const choices = choicesOf(product, stateWords)
const price = (changes: Partial<EarlyPrice> = {}): EarlyPrice => ({
  product_id: 12,
  combination_id: choices[0]!.id,
  promotion_id: 3,
  price: 200_000,
  early_price: 149_000,
  left: 7,
  stage: 'Ruby',
  is_open: true,
  starts_at: '2026-11-23T09:00:00Z',
  ...changes,
})

let prices: EarlyPrice[] = []
let part: string[] = []
const asked: string[] = []
const server = useNetwork(
  http.get('*/api/cart/early-prices', ({ request }) => {
    asked.push(new URL(request.url).search)
    return success(prices)
  }),
)
beforeEach(() => {
  prices = [price()]
  part = [choices[0]!.id]
  asked.length = 0
})

const show = () =>
  render(
    withMember(
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
        <EarlySale
          text="Mở sớm cho hạng Ruby"
          all="Mở cho mọi người lúc 16:00"
          yours="Giá của bạn:"
          only="Áp dụng cho:"
          combinationIds={part}
        />
        <EarlyOpen promotionId="3" text="Mở sớm từ 14:00" yours="Bạn mua được ngay" />
      </ChoiceProvider>,
    ),
  )

it('shows a member of the level the own price of the chosen combination, and that the session is open', async () => {
  await signIn()
  show()
  await waitFor(() => expect(screen.getByText(/Giá của bạn: 149\.000\s₫/)).toBeInTheDocument())
  expect(screen.queryByText('Mở cho mọi người lúc 16:00')).toBeNull()
  expect(await screen.findByText('Bạn mua được ngay')).toBeInTheDocument()
  expect(asked.toSorted()).toEqual(['?product_id=12', '?promotion_id=3'])
})

it.each([
  ['a lower level', async () => signIn(), () => [price({ is_open: false })]],
  ['another combination', async () => signIn(), () => [price({ combination_id: '999' })]],
])('shows %s the hour for all', async (_, enter, found) => {
  prices = found()
  await enter()
  show()
  await waitFor(() => expect(asked).toHaveLength(2))
  expect(screen.getByText('Mở cho mọi người lúc 16:00')).toBeInTheDocument()
  expect(screen.getByText('Mở sớm cho hạng Ruby')).toBeInTheDocument()
})

it('asks nothing for a visitor, and stays as it is when the call fails', async () => {
  await signIn(null)
  const { unmount } = show()
  expect(asked).toEqual([])
  expect(screen.getByText('Mở sớm từ 14:00')).toBeInTheDocument()
  unmount()
  let failed = 0
  server.use(
    http.get('*/api/cart/early-prices', () => {
      failed += 1
      return failure(503, 'SERVICE_UNAVAILABLE')
    }),
  )
  await signIn()
  show()
  await waitFor(() => expect(failed).toBe(2))
  expect(screen.getByText('Mở cho mọi người lúc 16:00')).toBeInTheDocument()
})

it('names the combinations of the sale where another one is chosen', async () => {
  await signIn(null)
  part = [choices[1]!.id]
  show()
  expect(screen.getByText(`Áp dụng cho: ${choices[1]!.name}`)).toBeInTheDocument()
  expect(screen.queryByText('Mở cho mọi người lúc 16:00')).toBeNull()
})
