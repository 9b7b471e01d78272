import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import ReviewUpload from '@/components/reviews/write/review-upload'
import { clearDraft, writeDraft } from '@/components/reviews/write/draft/draft'
import { failure, member, openNames, showOverlay, signIn, success, toastText, useNetwork } from '../as-member'
import { fillIn } from '../fill-in'
import { confirmQuestion, handlers, LONG_ENOUGH, ownReview, resetShop, shop, startOf } from './writing-shop'
import { back, bar, goOn, rate, text, toLastStep } from './writing-steps'

useNetwork(...handlers)
const draftKey = `${member.id}:12`

beforeEach(async () => {
  resetShop()
  await clearDraft(draftKey)
  await signIn()
})

const open = async (first = 'Bạn đánh giá lựa chọn nào?') => {
  const shown = showOverlay('review-upload', <ReviewUpload productId={12} />)
  await screen.findByRole('heading', { name: first })
  return shown
}
/** The bar of the button that goes on, which stays in view. */
const atButton = () => screen.getByRole('button', { name: 'Tiếp tục' }).parentElement

it('starts with the combination the member bought, which comes first (OVL-09, REV-08, REV-09)', async () => {
  await open()
  const options = screen.getAllByRole('radio')
  expect(options.map((option) => option.closest('label')?.textContent)).toEqual([
    'Cam cháyBạn đã mua',
    'Đỏ gạch',
    'Hồng trà',
  ])
  expect(options[0]).toBeChecked()
  expect(bar()).toHaveAttribute('aria-valuetext', 'Bước 1 trên 4')
})

it('does not go on without stars for every rating type, and leads to the first that lacks them', async () => {
  await open()
  await goOn()
  expect(screen.getByText('0,0')).toBeInTheDocument()
  await rate([5])
  await goOn()
  expect(screen.getByText('Còn thiếu sao cho: độ bền, kết cấu.')).toBeInTheDocument()
  expect(atButton()).toHaveTextContent('Còn thiếu sao')
  expect(within(screen.getByRole('radiogroup', { name: 'Độ bền' })).getAllByRole('radio')[0]).toHaveFocus()
  await rate([5, 4, 4])
  expect(screen.getByText('4,3')).toBeInTheDocument()
  expect(screen.queryByText(/Còn thiếu sao/)).not.toBeInTheDocument()
})

it('takes the focus to the question of each step', async () => {
  await open()
  await goOn()
  expect(screen.getByRole('heading', { name: 'Bạn chấm sản phẩm thế nào?' })).toHaveFocus()
  await back()
  expect(screen.getByRole('heading', { name: 'Bạn đánh giá lựa chọn nào?' })).toHaveFocus()
})

it('asks before stars of all types are thrown away, and not before (REV-11)', async () => {
  await open()
  await goOn()
  await rate([3, 3])
  await back()
  expect(bar()).toHaveAttribute('aria-valuenow', '1')
  await goOn()
  await rate([3, 3, 3])
  await back()
  expect(openNames()).toEqual(['confirmation'])
  expect(bar()).toHaveAttribute('aria-valuenow', '2')
  await confirmQuestion()
  expect(bar()).toHaveAttribute('aria-valuenow', '1')
  await goOn()
  expect(screen.getByText('0,0')).toBeInTheDocument()
})

it('counts the words that are missing and lets no shorter text through (REV-15)', async () => {
  await open()
  await goOn()
  await rate([5, 5, 5])
  await goOn()
  expect(text()).toHaveAccessibleDescription(/^Ít nhất 10 từ/)
  await userEvent.type(text(), 'Son lên màu rất chuẩn')
  expect(text()).toHaveAccessibleDescription('Được hơn nửa rồi, còn 5 từ nữa.')
  await goOn()
  // The grown text covers the window: what is said below it is not seen.
  expect(atButton()).toHaveTextContent(/^Còn 5 từ nữa là đủ/)
  expect(text()).toHaveFocus()
  await userEvent.type(text(), ' môi mềm cả ngày luôn nhé')
  expect(screen.queryByText(/là đủ/)).not.toBeInTheDocument()
  await goOn()
  expect(bar()).toHaveAttribute('aria-valuenow', '4')
})

it('finds tags from three letters on and takes the chosen one by keyboard', async () => {
  await open()
  await goOn()
  await rate([5, 5, 5])
  await goOn()
  const search = screen.getByRole('combobox', { name: /^Nhãn/ })
  await userEvent.type(search, 'nh')
  expect(screen.queryByRole('option')).not.toBeInTheDocument()
  await userEvent.type(search, 'ạ')
  await screen.findByRole('option', { name: 'Da nhạy cảm' })
  await userEvent.keyboard('{ArrowDown}{Enter}')
  const chosen = screen.getByRole('button', { name: 'Bỏ nhãn Da dầu' })
  // A removed tag and a clicked one leave the focus in the field.
  await userEvent.click(chosen)
  expect(search).toHaveFocus()
  await userEvent.type(search, 'nhạ')
  await userEvent.click(await screen.findByRole('option', { name: 'Da nhạy cảm' }))
  expect(screen.getByRole('button', { name: 'Bỏ nhãn Da nhạy cảm' })).toBeInTheDocument()
  expect(search).toHaveFocus()
  expect(bar()).toHaveAttribute('aria-valuenow', '3')
})

it('sends the review as the specification has it, and thanks with points (REV-16, REV-17, REV-25)', async () => {
  await open()
  await toLastStep()
  await goOn('Gửi đánh giá')
  await screen.findByRole('heading', { name: 'Cảm ơn bạn!' })
  expect(screen.getByText('Bạn được cộng 200 điểm.')).toBeInTheDocument()
  expect(toastText()).toBe('Đánh giá của bạn đã được ghi nhận')
  expect(shop.bodies).toEqual([
    {
      source: 'nang-web-vn-desktop',
      product_id: 12,
      details: LONG_ENOUGH,
      is_recommended: true,
      is_repurchase: true,
      images: [],
      tags: [],
      product: {
        id: 12,
        variant: 'Cam cháy',
        combination: {
          attribute: 'shade',
          id: '42',
          is_active_in_review: true,
          label: 'Cam cháy',
          variant: 'Cam cháy',
        },
      },
      is_star_colour: 5,
      is_star_wear: 4,
      is_star_texture: 4,
    },
  ])
})

it.each([
  ['held', 'Đánh giá đang được duyệt'],
  ['rejected', 'Đánh giá chưa đăng được'],
])('says why a review is %s', async (state, title) => {
  shop.answer = () => success({ state, reason: 'phone', points: 0 })
  await open()
  await toLastStep()
  await goOn('Gửi đánh giá')
  await screen.findByRole('heading', { name: title })
  expect(screen.getByText(/Bài viết có số điện thoại/)).toBeInTheDocument()
  expect(screen.queryByText(/điểm\./)).not.toBeInTheDocument()
})

it.each([
  [
    'a review written twice',
    () => failure(403, 'DUPLICATE_USER_REVIEW'),
    'Bạn đã đánh giá sản phẩm này. Vui lòng kiểm tra lại.',
  ],
  [
    'another 403',
    () => failure(403, 'FORBIDDEN', 'Bạn chưa mua sản phẩm này.'),
    'Bạn chưa mua sản phẩm này.',
  ],
  ['a failing shop', () => failure(500, 'INTERNAL'), 'Vui lòng thử lại. Mọi điều bạn viết vẫn còn nguyên.'],
])('explains %s, and keeps everything (REV-27)', async (_, answer, sentence) => {
  shop.answer = answer
  await open()
  await toLastStep()
  await goOn('Gửi đánh giá')
  expect(await screen.findByText(sentence)).toBeInTheDocument()
  expect(screen.getByRole('radio', { name: 'Sẽ mua lại' })).toBeChecked()
  resetShop()
  await goOn('Gửi đánh giá')
  await screen.findByRole('heading', { name: 'Cảm ơn bạn!' })
  expect(shop.bodies).toHaveLength(1)
})

it('sends a review whose answer was lost again with the same key', async () => {
  shop.answer = () => HttpResponse.error()
  await open()
  await toLastStep()
  await goOn('Gửi đánh giá')
  await screen.findByText(/Mọi điều bạn viết vẫn còn nguyên/)
  shop.answer = () => success({ state: 'published', reason: null, points: 200 })
  await goOn('Gửi đánh giá')
  await screen.findByRole('heading', { name: 'Cảm ơn bạn!' })
  const [first, second] = shop.keys
  expect(first).toMatch(/^[0-9a-f-]{36}$/)
  expect(second).toBe(first)
})

it('leads to the step whose answer the shop refused', async () => {
  shop.answer = () =>
    failure(422, 'INVALID_FIELDS', 'invalid', { fields: { details: 'Đánh giá cần ít nhất 10 từ.' } })
  await open()
  await toLastStep()
  await goOn('Gửi đánh giá')
  expect(await screen.findByText('Đánh giá cần ít nhất 10 từ.')).toBeInTheDocument()
  expect(bar()).toHaveAttribute('aria-valuenow', '3')
  expect(text()).toHaveValue(LONG_ENOUGH)
})

it('keeps a draft, offers it again, and continues at the same step', async () => {
  const { unmount } = await open()
  await goOn()
  await rate([5, 4, 4])
  await goOn()
  await fillIn(text(), LONG_ENOUGH)
  unmount()
  showOverlay('review-upload', <ReviewUpload productId={12} />)
  expect(await screen.findByText('Bạn đang viết dở một đánh giá')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Viết tiếp' }))
  expect(text()).toHaveValue(LONG_ENOUGH)
  expect(bar()).toHaveAttribute('aria-valuenow', '3')
})

it('starts over without the draft', async () => {
  const { unmount } = await open()
  await goOn()
  unmount()
  await open('Bạn đang viết dở một đánh giá')
  await userEvent.click(screen.getByRole('button', { name: 'Viết lại từ đầu' }))
  expect(await screen.findByRole('heading', { name: 'Bạn đánh giá lựa chọn nào?' })).toBeInTheDocument()
})

it('ignores a draft it cannot read', async () => {
  await writeDraft(draftKey, { progress: { step: 9, answers: 'no' } })
  await open()
})

it('forgets the draft of a review that was sent', async () => {
  const { unmount } = await open()
  await toLastStep()
  await goOn('Gửi đánh giá')
  await screen.findByRole('heading', { name: 'Cảm ơn bạn!' })
  unmount()
  await open()
})

it('edits the member’s own review with what she wrote', async () => {
  shop.start = startOf({ review: ownReview })
  await open()
  expect(screen.getByRole('heading', { name: 'Sửa đánh giá' })).toBeInTheDocument()
  await goOn()
  await rate([5])
  await goOn()
  expect(text()).toHaveValue(LONG_ENOUGH)
  await goOn()
  await goOn('Lưu thay đổi')
  await screen.findByRole('heading', { name: 'Cảm ơn bạn!' })
  expect(shop.bodies[0]).toMatchObject({
    product: { combination: { id: '40' } },
    tags: [5],
    is_star_colour: 5,
    is_star_wear: 4,
    is_repurchase: false,
  })
})

it('shows a review that is too old to be edited', async () => {
  shop.start = startOf({ review: { ...ownReview, editable_until: '2026-01-01T00:00:00.000Z' } })
  await open('Bạn đã đánh giá sản phẩm này')
  expect(screen.getByText(LONG_ENOUGH)).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Tiếp tục' })).not.toBeInTheDocument()
})

it('says that the shop cannot be reached, and tries again', async () => {
  shop.isDown = true
  showOverlay('review-upload', <ReviewUpload productId={12} />)
  await screen.findByText(/^Chưa mở được phần đánh giá/)
  shop.isDown = false
  await goOn('Thử lại')
  expect(await screen.findByRole('button', { name: 'Tiếp tục' })).toBeInTheDocument()
})

it('asks no choice of a product that has none', async () => {
  shop.start = startOf({ combinations: [] })
  await open('Bạn đang đánh giá sản phẩm này')
  await toLastStep()
  await goOn('Gửi đánh giá')
  await screen.findByRole('heading', { name: 'Cảm ơn bạn!' })
  expect(shop.bodies[0]).toMatchObject({ product: { id: 12, variant: null, combination: null } })
})

it('takes no review of what is not reviewed', async () => {
  shop.start = startOf({ is_allowed: false })
  showOverlay('review-upload', <ReviewUpload productId={12} />)
  expect(await screen.findByText('Sản phẩm này chưa nhận đánh giá.')).toBeInTheDocument()
})
