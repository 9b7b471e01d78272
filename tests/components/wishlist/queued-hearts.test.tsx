import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import Heart from '@/components/wishlist/heart'
import type { Entry } from '@/lib/client/offline-queue/entry'
import { failure, success, toastText } from '../as-member'
import { renderWishShop, useWishShop, wishes } from './wish-shop'

/** A heart that waits for the network does not override one that was pressed later. IndexedDB itself is tried in a browser. */

let waiting: Entry[] = []

jest.mock('@/lib/client/offline-queue/store', () => ({
  putEntry: (entry: Entry) => {
    waiting = [...waiting.filter(({ slot }) => slot !== entry.slot), entry]
    return Promise.resolve()
  },
  removeSlot: (wanted: string, of: string) => {
    waiting = waiting.filter(({ slot, owner }) => slot !== wanted || owner !== of)
    return Promise.resolve()
  },
}))

useWishShop('member')
beforeEach(() => (waiting = []))

const press = () => userEvent.click(screen.getByRole('button', { name: 'Yêu thích Son' }))

/** The heart of goods, pressed without network. */
async function givenQueuedHeart() {
  wishes.answer = () => HttpResponse.error()
  renderWishShop(<Heart productId={12} combinationId="40" label="Yêu thích Son" />)
  await press()
  await waitFor(() => expect(waiting.map(({ json }) => json)).toMatchObject([{ is_wishlisted: true }]))
}

it('drops what waits once a later press has reached the shop', async () => {
  await givenQueuedHeart()
  wishes.answer = () => success({ is_wishlisted: false })
  await press()
  await waitFor(() => expect(toastText()).toBe('Đã loại bỏ ra khỏi Wishlist.'))
  await waitFor(() => expect(waiting).toEqual([]))
})

it('keeps what waits when the shop refuses the later press', async () => {
  await givenQueuedHeart()
  wishes.answer = () => failure(500, 'INTERNAL_ERROR')
  await press()
  await waitFor(() => expect(toastText()).toBe('Vui lòng thử lại.'))
  expect(waiting).toHaveLength(1)
})
