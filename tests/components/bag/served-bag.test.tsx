import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { BagView } from '@/components/bag/page/bag-view'
import { UNPAID_KEY } from '@/components/orders/parts/unpaid/unpaid-key'
import { ServedAnswers } from '@/components/ui/served-answers'
import { showAnswer } from '@/lib/client/answers/answer-store'
import { bagHint, knownCartId } from '@/lib/client/bag/bag-hint'
import { BAG_KEY } from '@/lib/client/bag/bag-key'
import { loadBag } from '@/lib/client/bag/bag'
import { afterSignOut } from '@/lib/client/member/change-member'
import { cartId } from '@/lib/client/tracking/page-facts'
import messages from '@/messages/all'
import { cart, pageText, plain, useBagShop } from './bag-shop'
import { LINE_B, sampleBag, sampleLine } from './sample-bag'

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }), usePathname: () => '/order' }))

useBagShop('visitor')

const page = (answers: Record<string, unknown>) => (
  <NextIntlClientProvider locale="vi" messages={messages} timeZone="Asia/Ho_Chi_Minh">
    <ServedAnswers answers={answers}>
      <BagView />
    </ServedAnswers>
  </NextIntlClientProvider>
)

let root: Root | undefined
afterEach(() => {
  act(() => root?.unmount())
  root = undefined
  cleanup()
  document.body.replaceChildren()
})

/** The page as the browser gets it, then with its scripts. Gives what React had to correct. */
async function open(answers: Record<string, unknown>) {
  const corrected: unknown[] = []
  const place = document.createElement('div')
  place.innerHTML = renderToString(page(answers))
  document.body.append(place)
  const html = plain(place.textContent)
  await act(async () => {
    root = hydrateRoot(place, page(answers), { onRecoverableError: (error) => corrected.push(error) })
    await Promise.resolve()
  })
  return { html, corrected }
}

const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)))

const filled = () =>
  sampleBag({ lines: [sampleLine({ quantity: 2 }), sampleLine({ id: LINE_B, name: 'Kem nền' })], pieces: 3 })

it('is in the HTML, and hydrates without a call and without a difference', async () => {
  const bag = filled()
  const { html, corrected } = await open({ [BAG_KEY]: bag, [UNPAID_KEY]: [] })
  expect(html).toContain('Son lì mịn môi Sương Hồng')
  expect(html).toContain('Kem nền')
  expect(html).toContain('200.000 ₫')
  await settled()
  expect(screen.getAllByRole('article')).toHaveLength(2)
  expect([corrected, cart.calls]).toEqual([[], []])
})

it('hydrates without a difference where the header has asked for the bag meanwhile, and shows the newer one then', async () => {
  showAnswer(BAG_KEY, sampleBag({ lines: [sampleLine({ id: LINE_B, name: 'Phấn má' })] }))
  const { html, corrected } = await open({ [BAG_KEY]: filled(), [UNPAID_KEY]: [] })
  expect(html).toContain('Kem nền')
  await settled()
  expect(corrected).toEqual([])
  expect(screen.getByRole('article', { name: 'Phấn má' })).toBeInTheDocument()
  expect(screen.getAllByRole('article')).toHaveLength(1)
})

it('is known to all that shows a bag: badge and mini bag ask no more', async () => {
  await open({ [BAG_KEY]: filled(), [UNPAID_KEY]: [] })
  expect(bagHint()).toBe(3)
  await act(loadBag)
  expect(await cartId()).toBe(sampleBag().cart_id)
  expect(cart.calls).toEqual([])
  // The next person's bag is another one.
  cart.bag = sampleBag({ cart_id: null, lines: [] })
  await act(afterSignOut)
  await waitFor(() => expect(knownCartId()).toBeNull())
})

it('says in the HTML that it is empty, and offers visitors alone to sign in', async () => {
  const { html } = await open({ [BAG_KEY]: sampleBag({ lines: [] }), [UNPAID_KEY]: [] })
  expect(html).toContain('Giỏ hàng của bạn đang trống')
  expect(html).toContain('Đăng nhập để xem lại')
  const member = renderToString(
    page({ [BAG_KEY]: sampleBag({ lines: [], is_member: true }), [UNPAID_KEY]: [] }),
  )
  expect(member).not.toContain('Đăng nhập để xem lại')
})

it('is asked for by the browser when the service did not answer the page', async () => {
  cart.bag = filled()
  const { html, corrected } = await open({ [BAG_KEY]: undefined, [UNPAID_KEY]: undefined })
  expect(html).not.toContain('Son lì')
  await waitFor(() => expect(pageText()).toContain('Kem nền'))
  expect([corrected, cart.calls.map(({ call }) => call)]).toEqual([[], ['GET']])
})

it('is not shown to the next visitor of the tab, though the router kept the page', async () => {
  const answers = { [BAG_KEY]: filled(), [UNPAID_KEY]: [] }
  await open(answers)
  cart.bag = sampleBag({ lines: [sampleLine({ name: 'Son của người khác' })] })
  await act(afterSignOut)
  await waitFor(() => expect(pageText()).toContain('Son của người khác'))
  expect(pageText()).not.toContain('Kem nền')

  act(() => root?.unmount())
  document.body.replaceChildren()
  await act(afterSignOut)
  const { html } = await open(answers)
  expect(html).not.toContain('Kem nền')
  await waitFor(() => expect(pageText()).toContain('Son của người khác'))
})

it('gives way to the bag that this page has changed since, which is asked for again', async () => {
  await open({ [BAG_KEY]: filled(), [UNPAID_KEY]: [] })
  act(() => root?.unmount())
  document.body.replaceChildren()
  cart.bag = sampleBag({ lines: [sampleLine({ name: 'Son mới hơn' })] })
  const later = performance.now() + 60_000
  jest.spyOn(performance, 'now').mockReturnValue(later)
  // A navigation within the shop: rendered without HTML.
  render(page({ [BAG_KEY]: sampleBag({ lines: [] }), [UNPAID_KEY]: [] }))
  expect(pageText()).toContain('Kem nền')
  await waitFor(() => expect(pageText()).toContain('Son mới hơn'))
  jest.restoreAllMocks()
})

it('finishes a removal that another page began', async () => {
  const bag = filled()
  window.localStorage.setItem(
    'nang_removed_product',
    JSON.stringify([{ id: LINE_B, cart_id: bag.cart_id, expires_at: 0 }]),
  )
  cart.bag = bag
  await open({ [BAG_KEY]: bag, [UNPAID_KEY]: [] })
  await waitFor(() => expect(cart.calls.map(({ call }) => call)).toEqual(['GET', `DELETE /lines/${LINE_B}`]))
})
