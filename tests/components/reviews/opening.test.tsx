import { act, screen } from '@testing-library/react'
import { http } from 'msw'
import { clearDraft } from '@/components/reviews/write/draft/draft'
import ReviewUpload from '@/components/reviews/write/review-upload'
import { afterSignIn, afterSignOut } from '@/lib/client/member/change-member'
import { onSessionLost } from '@/lib/client/member/session-lost'
import { failure, member, openNames, showOverlay, signIn, success, useNetwork } from '../as-member'
import { handlers, LONG_ENOUGH, ownReview, resetShop, shop, startOf } from './writing-shop'
import { goOn, text, toLastStep } from './writing-steps'

const server = useNetwork(...handlers)

beforeEach(async () => {
  resetShop()
  await clearDraft(`${member.id}:12`)
  await clearDraft(`${member.id}:12:edit`)
  await signIn()
})

const show = () => showOverlay('review-upload', <ReviewUpload productId={12} />)
const heading = (name: string) => screen.findByRole('heading', { name })

it('asks to sign in again when the session is over, and goes on from there (REV-28)', async () => {
  await signIn(null)
  show()
  expect(await screen.findByText(/^Phiên đăng nhập đã hết hạn/)).toBeInTheDocument()
  await goOn('Đăng nhập')
  expect(openNames()).toEqual(['login'])
  document.cookie = 'nang_member=1'
  await act(() => afterSignIn(member))
  expect(await heading('Bạn đánh giá lựa chọn nào?')).toBeInTheDocument()
})

it('asks to sign in again when the mark of a member outlives the session', async () => {
  server.use(http.get('*/api/account/user/me', () => failure(401, 'UNAUTHENTICATED')))
  // As the page's start does.
  const stop = onSessionLost(() => void afterSignOut())
  show()
  expect(await screen.findByRole('button', { name: 'Đăng nhập' })).toBeInTheDocument()
  stop()
})

it('asks to sign in again when the shop does not know the session any more', async () => {
  shop.isSignedOut = true
  show()
  expect(await screen.findByRole('button', { name: 'Đăng nhập' })).toBeInTheDocument()
})

it('opens the own review of a product that is no longer sold', async () => {
  shop.start = startOf({
    product: { name: 'Son Mận Chín', image: null, is_active: false },
    is_allowed: false,
    review: ownReview,
  })
  show()
  await heading('Bạn đánh giá lựa chọn nào?')
  expect(screen.getByText('Son Mận Chín')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Gỡ đánh giá' })).toBeInTheDocument()
  await goOn()
  await goOn()
  expect(text()).toHaveValue(LONG_ENOUGH)
})

it('says that a product is no longer sold to who has not reviewed it', async () => {
  shop.start = startOf({
    product: { name: 'Son Mận Chín', image: null, is_active: false },
    is_allowed: false,
  })
  show()
  expect(await screen.findByText(/^Sản phẩm này không còn bán/)).toBeInTheDocument()
})

it('takes the focus to the heading of each view', async () => {
  const { unmount } = show()
  expect(await heading('Bạn đánh giá lựa chọn nào?')).toHaveFocus()
  await goOn()
  unmount()
  show()
  expect(await heading('Bạn đang viết dở một đánh giá')).toHaveFocus()
  await goOn('Viết tiếp')
  expect(await heading('Bạn chấm sản phẩm thế nào?')).toHaveFocus()
})

it.each([
  ['copied', /^Bạn sửa lại theo gợi ý trên để đánh giá được đăng nhanh hơn/],
  ['staff', /Bạn không cần làm gì thêm\.$/],
  [null, /Bạn không cần làm gì thêm\.$/],
])(
  'advises the writer of a review held for %s in one voice, and lets her edit it',
  async (reason, advice) => {
    shop.answer = () => success({ state: 'held', reason, points: 0 })
    show()
    await heading('Bạn đánh giá lựa chọn nào?')
    await toLastStep()
    await goOn('Gửi đánh giá')
    expect(await heading('Đánh giá đang được duyệt')).toHaveFocus()
    expect(screen.getByText(advice)).toBeInTheDocument()
    expect(screen.queryByText(/không cần làm gì thêm/) !== null).toBe(reason !== 'copied')
    shop.start = startOf({ review: { ...ownReview, state: 'held', reason, editable_until: null } })
    await goOn('Sửa lại')
    expect(await heading('Sửa đánh giá')).toBeInTheDocument()
    expect(await heading('Bạn đánh giá lựa chọn nào?')).toHaveFocus()
  },
)
