import { render } from '@testing-library/react'
import { http, HttpResponse, type RequestHandler } from 'msw'
import type { ReactNode } from 'react'
import { NextIntlClientProvider } from 'next-intl'
import { sendUnsavedChoices } from '@/components/checkout/frame/choices'
import type { CheckoutState } from '@/domain/bag/checkout'
import type { Bag } from '@/domain/bag/view'
import messages from '@/messages/all'
import { failure, success, useNetwork } from '../as-member'
import { address, bagWith, office, stores } from './sample-bag'

function keepAll(part: CheckoutState, bag: Bag): Bag {
  const chosen = [address, office].find(({ id }) => id === part.address_id)
  return { ...bag, checkout: { ...bag.checkout, ...part, ...(chosen && { address: chosen }) } }
}

/** The cart service as far as a checkout asks it; a test says what is in the bag and how a choice changes it. */
export const cart = {
  bag: bagWith(),
  sent: [] as CheckoutState[],
  /** what a choice makes of the bag */
  choose: keepAll,
  /** refuses the next choice */
  refuse: null as null | (() => Response),
}

export function useCheckout(...handlers: RequestHandler[]) {
  const server = useNetwork(
    ...handlers,
    http.get('*/api/cart/carts/me', () => success(cart.bag)),
    http.put('*/api/cart/carts/me/checkout', async ({ request }) => {
      const part = (await request.json()) as CheckoutState
      if (cart.refuse) {
        const answer = cart.refuse()
        cart.refuse = null
        return answer as never
      }
      cart.sent.push(part)
      cart.bag = cart.choose(part, cart.bag)
      return success(cart.bag)
    }),
    http.get('*/api/account/user/me/agreements', () => success({ documents: [] })),
    http.get('*/api/account/user/me/addresses', () => success([address, office])),
    http.get('*/api/pos/stores', () =>
      HttpResponse.json({ success: true, data: stores, total: stores.length, limit: 200, skip: 0 }),
    ),
    http.get('*/api/account/regions/provinces', () =>
      success([{ code: '79', name: 'Thành phố Hồ Chí Minh' }]),
    ),
    http.get('*/api/account/regions/provinces/79/wards', () =>
      success([{ code: '26740', name: 'Phường Sài Gòn' }]),
    ),
  )
  beforeEach(async () => {
    cart.bag = bagWith()
    cart.sent.splice(0)
    cart.refuse = null
    cart.choose = keepAll
    await sendUnsavedChoices().catch(() => undefined)
    cart.sent.splice(0)
    window.sessionStorage.clear()
  })
  return server
}

/** A page of the checkout. The bag is shared by all that show it, so its store is the browser's one. */
export const checkoutPage = (page: ReactNode) => (
  <NextIntlClientProvider locale="vi" messages={messages} timeZone="Asia/Ho_Chi_Minh">
    {page}
  </NextIntlClientProvider>
)

export const renderCheckout = (page: ReactNode) => render(checkoutPage(page))

export const networkDown = () => HttpResponse.error()
export { failure, success }
