import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { restoreWishes } from '@/components/wishlist/after-sign-in'
import Heart from '@/components/wishlist/heart'
import { ProductCard } from '../catalog/card/product-card'
import { storePendingWish, takePendingWish } from '@/lib/client/wishlist/pending-wish'
import { afterSignIn, afterSignOut } from '@/lib/client/member/change-member'
import { loadWishes } from '@/lib/client/wishlist/wishlist-calls'
import { failure, member, openNames, signIn, success, toastText } from '../as-member'
import { sampleCard } from '../catalog/card/sample-card'
import { renderWishShop, useWishShop, wishes } from './wish-shop'

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }), usePathname: () => '/' }))

const ADDED = 'Đã thêm vào Wishlist.'
const REMOVED = 'Đã loại bỏ ra khỏi Wishlist.'
const FAILED = 'Vui lòng thử lại.'

const heart = () => screen.getByRole('button', { name: 'Yêu thích Son' })
const show = () => renderWishShop(<Heart productId={12} combinationId="40" label="Yêu thích Son" />)
const isOn = () => heart().getAttribute('aria-pressed') === 'true'
const says = (text: string) => waitFor(() => expect(toastText()).toBe(text))

/** An answer that waits to be let go. */
function held(answer: () => Response) {
  let go: () => void = () => undefined
  const waiting = new Promise<void>((resolve) => (go = resolve))
  wishes.answer = async () => {
    await waiting
    return answer()
  }
  return () => go()
}

describe('a member’s heart', () => {
  useWishShop('member')

  it('fills at once, and confirms when the server has saved it (WSH-06, WSH-07)', async () => {
    const go = held(() => success({ is_wishlisted: true }))
    show()
    await userEvent.click(heart())
    await waitFor(() => expect(isOn()).toBe(true))
    expect(toastText()).toBe('')
    go()
    await says(ADDED)
    expect(isOn()).toBe(true)
    expect(wishes.sent).toEqual([{ product_id: 12, product_combination_id: '40', is_wishlisted: true }])
  })

  it('empties when it is pressed again (WSH-08)', async () => {
    show()
    await userEvent.click(heart())
    await says(ADDED)
    await userEvent.click(heart())
    await says(REMOVED)
    expect(isOn()).toBe(false)
    expect(wishes.sent.map(({ is_wishlisted }) => is_wishlisted)).toEqual([true, false])
  })

  it.each([
    ['the server fails', () => failure(500, 'INTERNAL_ERROR'), FAILED],
    ['the goods are gone', () => failure(404, 'NOT_FOUND'), FAILED],
    ['no answer comes', () => HttpResponse.error(), `${FAILED} Mạng đang chập chờn.`],
  ])('is reverted when %s (WSH-09)', async (_, answer, sentence) => {
    const go = held(answer)
    show()
    await userEvent.click(heart())
    await waitFor(() => expect(isOn()).toBe(true))
    go()
    await says(sentence)
    expect(isOn()).toBe(false)
  })

  it('follows the server’s answer (WSH-04)', async () => {
    wishes.answer = () => success({ is_wishlisted: false })
    show()
    await userEvent.click(heart())
    await says(REMOVED)
    expect(isOn()).toBe(false)
  })

  it('pressed again during a call is sent in turn, and the last press counts', async () => {
    const go = held(() => success({ is_wishlisted: wishes.sent.at(-1)?.is_wishlisted }))
    show()
    await userEvent.click(heart())
    await waitFor(() => expect(wishes.sent).toHaveLength(1))
    await userEvent.click(heart())
    expect(isOn()).toBe(false)
    go()
    await says(REMOVED)
    expect(wishes.sent.map(({ is_wishlisted }) => is_wishlisted)).toEqual([true, false])
    expect(isOn()).toBe(false)
  })

  it('is filled where the member gave it before, for that combination alone, and empty after a sign-out (PDP-22)', async () => {
    wishes.ids.add('40')
    renderWishShop(
      <>
        <Heart productId={12} combinationId="40" label="Một" />
        <Heart productId={12} combinationId="41" label="Hai" />
      </>,
    )
    await act(loadWishes)
    expect(screen.getByRole('button', { name: 'Một' })).toHaveAttribute('aria-pressed', 'true')
    expect(screen.getByRole('button', { name: 'Hai' })).toHaveAttribute('aria-pressed', 'false')
    document.cookie = 'nang_member=; max-age=0'
    await act(afterSignOut)
    expect(screen.getByRole('button', { name: 'Một' })).toHaveAttribute('aria-pressed', 'false')
  })

  it.each([
    ['stays filled', true],
    ['stays empty', false],
  ])('%s after its change when a list from before the change comes late', async (_, wanted) => {
    if (!wanted) {
      wishes.ids.add('40')
      await act(loadWishes)
    }
    let answer: () => void = () => undefined
    wishes.held = new Promise((resolve) => (answer = resolve))
    show()
    const loading = loadWishes()
    await userEvent.click(heart())
    await says(wanted ? ADDED : REMOVED)
    answer()
    await act(() => loading)
    expect(isOn()).toBe(wanted)
    await act(loadWishes)
    expect(isOn()).toBe(wanted)
  })

  it('waits for the login when the session has ended', async () => {
    wishes.answer = () => failure(401, 'UNAUTHENTICATED')
    show()
    await userEvent.click(heart())
    await waitFor(() => expect(isOn()).toBe(false))
    expect(toastText()).toBe('')
    expect(takePendingWish()).toEqual({ productId: 12, combinationId: '40' })
  })

  it('says when the wishlist is full', async () => {
    wishes.answer = () => failure(409, 'WISHLIST_FULL')
    show()
    await userEvent.click(heart())
    await waitFor(() => expect(toastText()).toContain('đã đủ 500 sản phẩm'))
    expect(isOn()).toBe(false)
  })
})

describe('a visitor’s heart', () => {
  useWishShop('visitor')

  it('opens the login, and is given once they are signed in (WSH-05)', async () => {
    show()
    await userEvent.click(heart())
    await waitFor(() => expect(openNames()).toEqual(['login']))
    expect(wishes.sent).toEqual([])
    expect(isOn()).toBe(false)
    document.cookie = 'nang_member=1'
    await act(() => afterSignIn(member))
    await says(ADDED)
    expect(isOn()).toBe(true)
    expect(wishes.sent).toEqual([{ product_id: 12, product_combination_id: '40', is_wishlisted: true }])
    expect(takePendingWish()).toBeNull()
  })

  it('pressed before a sign-in with a provider is given on the page they return to, once', async () => {
    storePendingWish({ productId: 12, combinationId: '40' })
    wishes.ids.add('40')
    await signIn()
    await Promise.all([restoreWishes(), restoreWishes()])
    await says(ADDED)
    expect(wishes.sent).toHaveLength(1)
  })

  it('is dropped for a member who signs in much later', () => {
    storePendingWish({ productId: 12, combinationId: '40' })
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 16 * 60_000)
    expect(takePendingWish()).toBeNull()
    jest.restoreAllMocks()
    window.sessionStorage.setItem('nang_pending_wish', '{"productId":"x"}')
    expect(takePendingWish()).toBeNull()
    window.sessionStorage.setItem('nang_pending_wish', 'not json')
    expect(takePendingWish()).toBeNull()
  })
})

describe('a card', () => {
  useWishShop('member')

  it('has the heart of its first combination (CRD-04)', async () => {
    renderWishShop(<ProductCard product={sampleCard()} />)
    await userEvent.click(await screen.findByRole('button', { name: 'Yêu thích Son lì mịn môi Sương Hồng' }))
    await says(ADDED)
    expect(wishes.sent).toEqual([{ product_id: 12, product_combination_id: '40', is_wishlisted: true }])
  })
})
