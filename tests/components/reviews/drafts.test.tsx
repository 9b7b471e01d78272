import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { OverlayContext } from '@/components/overlays/context'
import { clearDraft, readDraft, writeDraft } from '@/components/reviews/write/draft/draft'
import ReviewUpload from '@/components/reviews/write/review-upload'
import {
  failure,
  member,
  showOverlay,
  signIn,
  success,
  toastText,
  useNetwork,
  withMember,
} from '../as-member'
import { confirmQuestion, handlers, LONG_ENOUGH, ownReview, resetShop, shop, startOf } from './writing-shop'
import { back, goOn, rate, text, toLastStep } from './writing-steps'

useNetwork(...handlers)
const newKey = `${member.id}:12`
const editKey = `${newKey}:edit`
const KEPT = /^Bản nháp đã lưu/
const OTHER_TEXT = 'Bài thứ hai: son này lên môi rất mướt, mình dùng mỗi ngày đi làm.'

beforeEach(async () => {
  resetShop()
  await clearDraft(newKey)
  await clearDraft(editKey)
  await signIn()
})

const content = <ReviewUpload productId={12} />
async function open(first = 'Bạn đánh giá lựa chọn nào?') {
  const view = showOverlay('review-upload', content)
  await screen.findByRole('heading', { name: first })
  return {
    ...view,
    /** Closes the overlay, which is still drawn while it is animated. */
    leave: async () => {
      const overlay = { name: 'review-upload', opener: null, isLeaving: true } as const
      await act(async () =>
        view.rerender(withMember(<OverlayContext value={overlay}>{content}</OverlayContext>)),
      )
      view.unmount()
    },
  }
}
const lead = (name: string) => screen.findByRole('heading', { name })

it('says that a draft is kept once something was entered, not before', async () => {
  const untouched = await open()
  await untouched.leave()
  expect(toastText()).toBe('')
  const begun = await open()
  await goOn()
  await rate([5])
  await begun.leave()
  expect(toastText()).toMatch(KEPT)
})

it('keeps no draft of an edit that changed nothing', async () => {
  shop.start = startOf({ review: ownReview })
  const view = await open()
  await goOn()
  await goOn()
  await view.leave()
  expect(toastText()).toBe('')
  await waitFor(async () => expect(await readDraft(editKey)).toBeNull())
  await open()
})

it('keeps and offers an edit that changed something', async () => {
  shop.start = startOf({ review: ownReview })
  const view = await open()
  await goOn()
  await goOn()
  await userEvent.type(text(), ' Thêm một câu.')
  await view.leave()
  expect(toastText()).toMatch(KEPT)
  await open('Bạn đang viết dở một đánh giá')
  await goOn('Viết tiếp')
  expect(text()).toHaveValue(`${LONG_ENOUGH} Thêm một câu.`)
})

it('forgets the draft of a review that is removed, and does not say it is kept', async () => {
  shop.start = startOf({ review: ownReview })
  const view = await open()
  await goOn()
  await rate([1])
  await back()
  await confirmQuestion()
  await goOn('Gỡ đánh giá')
  await confirmQuestion()
  expect(shop.removed).toEqual(['77'])
  await view.leave()
  expect(toastText()).toBe('Đã gỡ đánh giá của bạn.')
  expect(await readDraft(editKey)).toBeNull()
})

it('offers what was written as a second review in place of the one that is there (REV-26)', async () => {
  await open()
  shop.answer = () => failure(403, 'DUPLICATE_USER_REVIEW')
  await toLastStep()
  // Written on another device meanwhile.
  shop.start = startOf({ review: { ...ownReview, details: 'Bài cũ của mình, viết từ tuần trước rồi nhé.' } })
  await goOn('Gửi đánh giá')
  await goOn('Mở đánh giá đã có')
  await lead('Bạn đã có đánh giá cho sản phẩm này')
  expect(screen.getByText(LONG_ENOUGH)).toBeInTheDocument()
  await goOn('Dùng bài vừa viết')
  expect(await screen.findByRole('heading', { name: 'Sửa đánh giá' })).toBeInTheDocument()
  expect(await lead('Câu hỏi cuối cùng')).toHaveFocus()
  shop.answer = () => success({ state: 'published', reason: null, points: 20 })
  await goOn('Lưu thay đổi')
  await lead('Cảm ơn bạn!')
  expect(shop.bodies.at(-1)).toMatchObject({ details: LONG_ENOUGH, is_star_colour: 5 })
})

it('keeps the review that is there when the second one is dropped', async () => {
  shop.start = startOf({ review: ownReview })
  await writeDraft(newKey, {
    progress: {
      step: 2,
      answers: {
        ...{ combinationId: '42', ratings: {}, details: OTHER_TEXT, tags: [] },
        ...{ isRecommended: null, isRepurchase: null },
      },
    },
  })
  await open('Bạn đã có đánh giá cho sản phẩm này')
  await goOn('Bỏ bài vừa viết, sửa bài cũ')
  await lead('Bạn đánh giá lựa chọn nào?')
  await goOn()
  await goOn()
  expect(text()).toHaveValue(LONG_ENOUGH)
  expect(await readDraft(newKey)).toBeNull()
})

it('shows the second text to copy where the review that is there can no longer be edited', async () => {
  shop.start = startOf({ review: { ...ownReview, editable_until: '2026-01-01T00:00:00.000Z' } })
  await writeDraft(newKey, {
    progress: {
      step: 2,
      answers: {
        ...{ combinationId: '42', ratings: {}, details: OTHER_TEXT, tags: [] },
        ...{ isRecommended: null, isRepurchase: null },
      },
    },
  })
  const user = userEvent.setup()
  const copied = jest.spyOn(navigator.clipboard, 'writeText')
  await open('Bạn đã đánh giá sản phẩm này')
  expect(screen.getByText(OTHER_TEXT)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Sao chép bài này' }))
  expect(copied).toHaveBeenCalledWith(OTHER_TEXT)
  expect(toastText()).toBe('Đã sao chép bài vừa viết.')
})

it('opens the review that is there at once when its first answer was lost on the way', async () => {
  await open()
  shop.answer = () => failure(403, 'DUPLICATE_USER_REVIEW')
  await toLastStep()
  const [first] = startOf().combinations
  shop.start = startOf({
    review: {
      ...ownReview,
      combination_id: first?.combination.id ?? null,
      ratings: ownReview.ratings.map((rating, at) => ({ ...rating, value: at === 0 ? 5 : 4 })),
      is_repurchase: true,
      tags: [],
    },
  })
  await goOn('Gửi đánh giá')
  await goOn('Mở đánh giá đã có')
  await lead('Bạn đánh giá lựa chọn nào?')
  expect(screen.getByRole('heading', { name: 'Sửa đánh giá' })).toBeInTheDocument()
})
