import { act, screen, waitFor } from '@testing-library/react'
import { http } from 'msw'
import { MemberEntry } from '@/components/account/session/member-entry'
import { SessionStart } from '@/components/account/session/session-start'
import { HeaderBag } from '@/components/bag/mini/header-bag'
import Heart from '@/components/wishlist/heart'
import { showAnswer } from '@/lib/client/answers/answer-store'
import { api } from '@/lib/client/api'
import { forgetBag, loadBag } from '@/lib/client/bag/bag'
import { useMember } from '@/lib/client/member/member'
import { dropPersonalState } from '@/lib/client/member/personal-state'
import { getSession } from '@/lib/client/member/session'
import { enqueue } from '@/lib/client/offline-queue/enqueue'
import type { Entry } from '@/lib/client/offline-queue/entry'
import { sampleBag, sampleLine } from '../../bag/sample-bag'
import { renderWishShop } from '../../wishlist/wish-shop'
import { member, signIn, success, useNetwork } from '../../as-member'

/** A page that stays open while its member signs out in another tab and another member signs in there. */

jest.mock('@/components/account/session/late-visit', () => ({ LateVisit: () => null }))

let waiting: Entry[] = []
jest.mock('@/lib/client/offline-queue/has-queue', () => ({ hasQueue: () => Promise.resolve(true) }))
jest.mock('@/lib/client/offline-queue/store', () => ({
  putEntry: (entry: Entry) => Promise.resolve(waiting.push(entry)),
  forgetOthers: (person: string) => {
    waiting = waiting.filter(({ owner }) => owner === person)
    return Promise.resolve()
  },
}))

const LAN = '1'
const HOA = 'mark-of-hoa'
const hoa = { ...member, id: 8, user_name: 'hoale', first_name: 'Hoa' }

const isHoa = () => document.cookie.includes(HOA)
const network = useNetwork(
  http.get('*/api/cart/carts/me', () =>
    success(sampleBag({ lines: [sampleLine({ quantity: isHoa() ? 1 : 3 })], pieces: isHoa() ? 1 : 3 })),
  ),
  http.get('*/api/catalog/v3/users/me/wishlists/ids', () =>
    success([{ product_id: 12, combination_id: isHoa() ? 'of-hoa' : 'of-lan' }]),
  ),
)

const UNSENT = { id: 'k', kind: 'wish', method: 'POST', path: '/api/x', json: {} } as const
const addressesOf = api.account.user.me.addresses.$path()

const Greeting = () => <p>{useMember().user?.user_name ?? 'no member'}</p>

async function openPage() {
  renderWishShop(
    <>
      <SessionStart texts={{ closeCampaigns: 'Ẩn ưu đãi' }} />
      <MemberEntry place="header" texts={{ signIn: 'Đăng nhập', account: 'Tài khoản' }} />
      <HeaderBag texts={{ bag: 'Giỏ hàng', filled: 'Giỏ hàng, {count} sản phẩm' }} />
      <Heart productId={12} combinationId="of-lan" label="Tim của Lan" />
      <Heart productId={12} combinationId="of-hoa" label="Tim của Hoa" />
      <Greeting />
      <input aria-label="Tìm kiếm" />
    </>,
  )
  await act(loadBag)
}

const shown = () => ({
  name: screen.getByRole('link', { name: /^(An|Hoa|Tài khoản)$/ }).textContent,
  greeting: document.querySelector('p')?.textContent,
  bag: screen.getByRole('link', { name: /^Giỏ hàng/ }).getAttribute('aria-label'),
  hearts: screen.getAllByRole('button', { pressed: true }).map((heart) => heart.getAttribute('aria-label')),
})
const OF_LAN = { name: 'An', greeting: 'minhan', bag: 'Giỏ hàng, 3 sản phẩm', hearts: ['Tim của Lan'] }
const OF_HOA = { name: 'Hoa', greeting: 'hoale', bag: 'Giỏ hàng, 1 sản phẩm', hearts: ['Tim của Hoa'] }

beforeEach(async () => {
  network.use(http.get('*/api/account/user/me', () => success(isHoa() ? hoa : member)))
  waiting = []
  await signIn(null)
  dropPersonalState()
  await forgetBag()
  await signIn()
})

const RETURNS: readonly [how: string, turn: () => unknown][] = [
  ['to the tab', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['to a window beside the other', () => window.dispatchEvent(new Event('focus'))],
]

it.each(RETURNS)('is the other member’s at the return %s, with what is typed', async (_, turn) => {
  await openPage()
  await waitFor(() => expect(shown()).toEqual(OF_LAN))
  showAnswer(addressesOf, [{ of: 'Lan' }])
  window.sessionStorage.setItem('nang-draft', 'of Lan')
  const search = screen.getByLabelText<HTMLInputElement>('Tìm kiếm')
  search.value = 'son'

  document.cookie = `nang_member=${HOA}`
  await act(async () => turn())
  await waitFor(() => expect(shown()).toEqual(OF_HOA))
  expect(getSession()).toBe('member')
  expect(readDraftOfLan()).toBeNull()
  expect(screen.getByLabelText<HTMLInputElement>('Tìm kiếm').value).toBe('son')
  expect(search.isConnected).toBe(true)
})

const readDraftOfLan = () => window.sessionStorage.getItem('nang-draft')

it('asks for nothing again when the same member is back', async () => {
  await openPage()
  await waitFor(() => expect(shown()).toEqual(OF_LAN))
  window.sessionStorage.setItem('nang-draft', 'of Lan')
  act(() => RETURNS.forEach(([, turn]) => turn()))
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(shown()).toEqual(OF_LAN)
  expect(readDraftOfLan()).toBe('of Lan')
})

it('keeps what is done on it without network as its own member’s, until it is the other’s', async () => {
  await openPage()
  document.cookie = `nang_member=${HOA}`
  await enqueue(UNSENT)
  expect(waiting.map(({ owner }) => owner)).toEqual([LAN])
  await act(async () => RETURNS[0]?.[1]())
  await waitFor(() => expect(shown()).toEqual(OF_HOA))
  expect(waiting).toEqual([])
  await enqueue(UNSENT)
  expect(waiting.map(({ owner }) => owner)).toEqual([HOA])
})
