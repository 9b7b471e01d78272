import { act, render } from '@testing-library/react'
import { http, type RequestHandler } from 'msw'
import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import { OverlayHost } from '@/components/overlays/overlay-host'
import { ToastHost } from '@/components/toasts/toast-host'
import { dropPersonalState } from '@/lib/client/member/personal-state'
import { showWishes } from '@/lib/client/wishlist/wishlist-store'
import messages from '@/messages/all'
import { signIn, success, useNetwork } from '../as-member'

interface Sent {
  product_id: number
  product_combination_id: string
  is_wishlisted: boolean
}

/** The service: what is wished, what it received, and how it answers where a test says so. */
export const wishes = {
  ids: new Set<string>(),
  sent: [] as Sent[],
  answer: null as ((sent: Sent) => Response | Promise<Response>) | null,
  /** what the list of hearts, read already, waits for before it is answered */
  held: null as Promise<void> | null,
}

/** The network of the hearts, for a visitor or a member. */
export function useWishShop(who: 'visitor' | 'member', ...handlers: RequestHandler[]) {
  const network = useNetwork(
    http.get('*/api/account/auth/providers', () => success([])),
    http.get('*/api/catalog/v3/users/me/wishlists/ids', async () => {
      const ids = [...wishes.ids]
      await wishes.held
      return success(ids.map((combination_id) => ({ product_id: 12, combination_id })))
    }),
    http.post('*/api/catalog/v3/users/me/wishlists', async ({ request }) => {
      const sent = (await request.json()) as Sent
      wishes.sent.push(sent)
      if (wishes.answer) return wishes.answer(sent)
      if (sent.is_wishlisted) wishes.ids.add(sent.product_combination_id)
      else wishes.ids.delete(sent.product_combination_id)
      return success({ is_wishlisted: sent.is_wishlisted })
    }),
    ...handlers,
  )
  beforeEach(async () => {
    wishes.ids = new Set()
    wishes.sent = []
    wishes.answer = null
    wishes.held = null
    window.localStorage.clear()
    window.sessionStorage.clear()
    await signIn(null)
    dropPersonalState()
    act(() => showWishes(new Set()))
    if (who === 'member') await signIn()
  })
  return network
}

/** Draws a part of the shop with the places of overlays and toasts. */
export const renderWishShop = (page: ReactNode) =>
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
