import { render, screen, waitFor } from '@testing-library/react'
import { http, type RequestHandler } from 'msw'
import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import { OverlayHost } from '@/components/overlays/overlay-host'
import { ToastHost } from '@/components/toasts/toast-host'
import type { Bag } from '@/domain/bag/view'
import { dropAnswers, showAnswer } from '@/lib/client/answers/answer-store'
import { forgetBag } from '@/lib/client/bag/bag'
import { dropPersonalState } from '@/lib/client/member/personal-state'
import { MEMBER_KEY } from '@/lib/client/member/member-key'
import type { UnpaidOrder } from '@/domain/order/payment/unpaid'
import messages from '@/messages/all'
import { member, signIn, success, useNetwork } from '../as-member'
import { sampleBag } from './sample-bag'

/** What calls of the bag carry, as far as answers look at it. */
interface Sent {
  quantity: number
  points: number
  is_saved_for_later: boolean
}

interface Call {
  call: string
  body: unknown
}

/** The service: what the bag is, what it was asked, and what it answers where a test says so. */
export const cart = {
  bag: sampleBag(),
  unpaid: [] as UnpaidOrder[],
  calls: [] as Call[],
  answers: new Map<string, (sent: Sent) => Response | Promise<Response>>(),
}

/** Calls that changed something. */
export const changes = () => cart.calls.filter(({ call }) => !call.startsWith('GET'))

/** How the next calls of this kind are answered: 'POST /lines'. A bag becomes the bag. */
export function answer(call: string, how: (sent: Sent) => Response | Bag | Promise<Response>) {
  cart.answers.set(call, async (sent) => {
    const given = await how(sent)
    if (given instanceof Response) return given
    cart.bag = given
    return success(given)
  })
}

/** The network of the bag's screens, for a visitor or a member. */
export function useBagShop(who: 'visitor' | 'member', ...handlers: RequestHandler[]) {
  const network = useNetwork(
    ...handlers,
    http.get('*/api/order/user/me/orders/unpaid', () => success(cart.unpaid)),
    http.all('*/api/cart/carts/me*', async ({ request }) => reply(request)),
    http.all('*/api/cart/carts/me/*', async ({ request }) => reply(request)),
  )
  beforeEach(async () => {
    cart.calls = []
    cart.unpaid = []
    cart.answers.clear()
    cart.bag = sampleBag()
    window.localStorage.clear()
    dropPersonalState()
    await forgetBag()
    dropAnswers()
    await signIn(who === 'member' ? undefined : null)
    if (who === 'member') showAnswer(MEMBER_KEY, member)
  })
  return network
}

async function reply(request: Request): Promise<Response> {
  const call = `${request.method} ${new URL(request.url).pathname.replace('/api/cart/carts/me', '')}`.trim()
  const text = await request.text()
  const body = text === '' ? undefined : JSON.parse(text)
  cart.calls.push({ call, body })
  return cart.answers.get(call)?.(body) ?? success(cart.bag)
}

/** Draws a part of the shop with the places of overlays and toasts. */
export const renderBagShop = (page: ReactNode) =>
  render(
    <NextIntlClientProvider locale="vi" messages={messages} timeZone="Asia/Ho_Chi_Minh">
      {page}
      <OverlayHost texts={{ loading: 'Đang mở' }} />
      <ToastHost
        texts={{
          close: 'Đóng thông báo',
          undo: 'HOÀN TÁC',
          error: 'Có lỗi xảy ra',
          offline: 'Ngoại tuyến',
        }}
      />
    </NextIntlClientProvider>,
  )

/** A text with the non-breaking spaces of money as plain ones. */
export const plain = (text: string | null) => (text ?? '').replace(/\u00a0/g, ' ')
export const pageText = () => plain(document.body.textContent)

export const sees = (text: string) => waitFor(() => expect(pageText()).toContain(text))

/** An open overlay by its title. */
export const overlay = (name: string | RegExp) => screen.findByRole('dialog', { name }, { timeout: 4_000 })
