import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http } from 'msw'
import { AccountEntry } from '@/components/account/session/account-entry'
import { SessionStart } from '@/components/account/session/session-start'
import Heart from '@/components/wishlist/heart'
import { getData } from '@/lib/client/api'
import { MEMBER_KEY } from '@/lib/client/member/member-key'
import { dropPersonalState } from '@/lib/client/member/personal-state'
import { getSession } from '@/lib/client/member/session'
import type { Entry } from '@/lib/client/offline-queue/entry'
import { renderWishShop } from '../../wishlist/wish-shop'
import { failure, member, openNames, signIn, success, useNetwork } from '../../as-member'

/** A page whose member was signed out elsewhere: the shop answers 401, and takes the cookies away. */

jest.mock('@/components/account/session/late-visit', () => ({ LateVisit: () => null }))

let waiting: Pick<Entry, 'owner' | 'kind'>[] = []
jest.mock('@/lib/client/offline-queue/has-queue', () => ({ hasQueue: () => Promise.resolve(true) }))
jest.mock('@/lib/client/offline-queue/store', () => ({
  entries: () => Promise.resolve(waiting),
  removeSlot: () => Promise.resolve(),
}))

function lost() {
  document.cookie = 'nang_member=; max-age=0'
  return failure(401, 'UNAUTHENTICATED')
}
let isOver = false
const network = useNetwork(
  http.get('*/api/account/auth/providers', () => success([])),
  http.post('*/api/catalog/v3/users/me/wishlists', () => (isOver ? lost() : success({}))),
  http.get('*/api/catalog/v3/users/me/wishlists/ids', () => (isOver ? lost() : success([]))),
)

/** A page that was opened while its member was signed in. */
async function openPage(path: string) {
  window.history.replaceState(null, '', path)
  renderWishShop(
    <>
      <SessionStart texts={{ closeCampaigns: 'Ẩn ưu đãi' }} />
      <AccountEntry place="header" texts={{ signIn: 'Đăng nhập', account: 'Tài khoản' }} />
      <Heart productId={12} combinationId="40" label="Tim" />
    </>,
  )
  await screen.findByRole('link', { name: 'An' })
  isOver = true
}
const readOfThePage = () => act(() => getData(MEMBER_KEY).catch(() => undefined))
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)))

beforeEach(async () => {
  isOver = false
  waiting = []
  await signIn(null)
  dropPersonalState()
  await signIn()
  network.use(http.get('*/api/account/user/me', () => (isOver ? lost() : success(member))))
})
afterEach(() => window.history.replaceState(null, '', '/'))

it('makes a public page a visitor’s without a word when a read of its own finds the session over (AUT-33)', async () => {
  await openPage('/33-trang-diem')
  await readOfThePage()
  expect(await screen.findByRole('button', { name: 'Đăng nhập' })).toBeInTheDocument()
  await settled()
  expect(getSession()).toBe('visitor')
  expect(openNames()).toEqual([])
})

it('asks to sign in for what the shopper presses (AUT-33)', async () => {
  await openPage('/33-trang-diem')
  await userEvent.click(screen.getByRole('button', { name: /Tim/ }))
  await waitFor(() => expect(openNames()).toEqual(['login']))
  await waitFor(() => expect(getSession()).toBe('visitor'))
})

it.each(['/my-orders', '/shipping-address', '/order/payment'])(
  'asks on %s, which is of members alone',
  async (path) => {
    await openPage(path)
    await readOfThePage()
    await waitFor(() => expect(openNames()).toEqual(['login']))
  },
)

it('asks where an act of the member waits for the network', async () => {
  waiting = [{ owner: '1', kind: 'wish' }]
  await openPage('/33-trang-diem')
  await readOfThePage()
  await waitFor(() => expect(openNames()).toEqual(['login']))
})

it.each<Pick<Entry, 'owner' | 'kind'>>([
  { owner: '1', kind: 'events' },
  { owner: 'of another member', kind: 'wish' },
])('does not ask where $kind of $owner wait', async (entry) => {
  waiting = [entry]
  await openPage('/33-trang-diem')
  await readOfThePage()
  await settled()
  expect(openNames()).toEqual([])
})
