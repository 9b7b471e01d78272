import { screen, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import ReviewUpload from '@/components/reviews/write/review-upload'
import { clearDraft } from '@/components/reviews/write/draft/draft'
import type { Entry } from '@/lib/client/offline-queue/entry'
import { member, showOverlay, signIn, useNetwork } from '../as-member'
import { handlers, resetShop, shop } from './writing-shop'
import { goOn, toLastStep } from './writing-steps'

/** A review that waits for the network is not sent beside one that was sent later, also from another page (REV-26). */

let waiting: Pick<Entry, 'id' | 'owner' | 'slot'>[] = []

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

useNetwork(...handlers)
const draftKey = `${member.id}:12`

beforeEach(async () => {
  resetShop()
  await clearDraft(draftKey)
  await signIn()
})

const send = async () => {
  showOverlay('review-upload', <ReviewUpload productId={12} />)
  await screen.findByRole('heading', { name: 'Bạn đánh giá lựa chọn nào?' })
  await toLastStep()
  await goOn('Gửi đánh giá')
}

it('drops a submission of an earlier page that still waits', async () => {
  waiting = [{ id: 'earlier', owner: '1', slot: `review:${draftKey}` }]
  await send()
  await screen.findByRole('heading', { name: 'Cảm ơn bạn!' })
  expect(waiting).toEqual([])
})

it('waits in place of the earlier one when there is still no network', async () => {
  waiting = [{ id: 'earlier', owner: '1', slot: `review:${draftKey}` }]
  shop.answer = () => HttpResponse.error()
  await send()
  await waitFor(() => expect(waiting).toMatchObject([{ kind: 'review', owner: '1' }]))
})
