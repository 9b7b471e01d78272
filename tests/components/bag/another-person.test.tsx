import { act, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { BagView } from '@/components/bag/page/bag-view'
import { saveChoice, useUnsavedChoices } from '@/components/checkout/frame/choices'
import { readDraft, writeDraft } from '@/components/checkout/bag/drafts'
import { addLine, changeLine } from '@/lib/client/bag/bag-lines'
import { rememberLeftOrder, readLeftOrder } from '@/components/checkout/frame/left-order'
import { readSubmission, submitOrder, submissionFor } from '@/components/checkout/payment/order-submission'
import { failure, member, success } from '../as-member'
import { afterSignIn, afterSignOut } from '@/lib/client/member/change-member'
import { answer, cart, changes, renderBagShop, useBagShop } from './bag-shop'
import { LINE_A, sampleBag, sampleLine } from './sample-bag'

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }), usePathname: () => '/order' }))

// The answer to an order gets lost.
useBagShop(
  'member',
  http.post('*/api/order/orders', () => HttpResponse.error()),
)

function Unsent() {
  return <output>{JSON.stringify(useUnsavedChoices())}</output>
}
const unsent = () => screen.getByRole('status').textContent

/** All that a checkout leaves in the tab. */
async function leaveThings() {
  answer('PUT /checkout', () => failure(500, 'INTERNAL_ERROR'))
  renderBagShop(<Unsent />)
  await act(() => saveChoice({ note: 'Gọi trước' }).catch(() => undefined))
  writeDraft('invoice', { company: 'Công ty A' })
  rememberLeftOrder('/order/x/failed')
  await submitOrder(submissionFor(sampleBag())).catch(() => undefined)
  expect(unsent()).toContain('Gọi trước')
  expect(readSubmission()).not.toBeNull()
}
const kept = () => ({
  draft: readDraft('invoice'),
  left: readLeftOrder(),
  press: readSubmission(),
  unsent: unsent(),
})
const NOTHING = { draft: {}, left: null, press: null, unsent: '{}' }

it('a logout clears everything typed or chosen (AUT-15, CRT-13)', async () => {
  await leaveThings()
  await act(afterSignOut)
  expect(kept()).toEqual(NOTHING)
})

it('so does a change of member without a logout', async () => {
  await leaveThings()
  await act(() => afterSignIn({ ...member, id: 8 }))
  expect(kept()).toEqual(NOTHING)
})

it.each<[string, () => Promise<unknown>, string]>([
  ['a change', () => changeLine(LINE_A, { quantity: 2 }), `PUT /lines/${LINE_A}`],
  ['something added', () => addLine({ product_id: 12, combination_id: '40', quantity: 1 }), 'POST /lines'],
])('an answer to %s that arrives after the logout restores no bag', async (_, change, call) => {
  const theirs = sampleBag({ lines: [sampleLine({ name: 'Kem của A', quantity: 2 })] })
  let arrive: () => void = () => undefined
  const way = new Promise<void>((resolve) => (arrive = resolve))
  answer(call, async () => {
    await way
    return success(call.startsWith('PUT') ? theirs : { bag: theirs, line_id: LINE_A })
  })
  renderBagShop(<BagView />)
  await screen.findByRole('article')
  const changed = change()
  await waitFor(() => expect(cart.calls.at(-1)?.call).toBe(call))
  cart.bag = sampleBag({ lines: [] })
  await act(afterSignOut)
  await screen.findByRole('heading', { name: 'Giỏ hàng của bạn đang trống' })
  arrive()
  await act(() => changed)
  expect(screen.queryByText('Kem của A')).toBeNull()
  expect(document.cookie).not.toContain('nang_bag=2')
})

describe('where another tab has signed out', () => {
  const lost = jest.fn()
  beforeEach(() => {
    lost.mockClear()
    window.addEventListener('shop:session-lost', lost)
  })
  afterEach(async () => {
    window.removeEventListener('shop:session-lost', lost)
    await act(afterSignOut)
  })

  it.each<[string, () => Promise<unknown>]>([
    ['a change of the bag', () => changeLine(LINE_A, { quantity: 2 })],
    ['a choice at checkout', () => saveChoice({ note: 'Gọi trước' })],
    ['an order', () => submitOrder(submissionFor(sampleBag()))],
  ])('%s is not done as a visitor, but asks to sign in (AUT-33)', async (_, run) => {
    renderBagShop(<BagView />)
    await screen.findByRole('article')
    document.cookie = 'nang_member=; max-age=0'
    const failed: unknown = await act(() => run().catch((failure: unknown) => failure))
    expect(failed).toMatchObject({ code: 'UNAUTHENTICATED', status: 401 })
    expect(lost).toHaveBeenCalledTimes(1)
    expect(changes()).toEqual([])
    expect(readSubmission()?.is_open ?? false).toBe(false)
  })
})
