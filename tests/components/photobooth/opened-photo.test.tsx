import { fireEvent, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import OpenedPhoto from '@/components/photobooth/scan/opened-photo'
import { useLinkToken, watchLink } from '@/components/photobooth/state/link-token'
import { failure, openNames, signIn, success, useNetwork } from '../as-member'
import { confirmQuestion } from '../reviews/writing-shop'
import { renderWithTexts } from '../with-texts'

/** The photo of a link on the shopper's phone (PHB-01). */

const token = 'T'.repeat(43)
const asked: string[] = []
let answer = (): Response => success(facts)
const facts = {
  store: { id: 3, name: 'Nàng Hà Nội' },
  taken_at: '2026-11-23T03:00:00Z',
  expires_at: '2026-11-24T03:00:00Z',
}
useNetwork(
  http.post('*/api/pos/photobooth/photos/find', async ({ request }) => {
    asked.push(`find ${JSON.stringify(await request.json())}`)
    return answer()
  }),
  http.post('*/api/pos/photobooth/photos/content', () =>
    HttpResponse.arrayBuffer(new ArrayBuffer(8), { headers: { 'content-type': 'image/jpeg' } }),
  ),
  http.delete('*/api/pos/photobooth/photos', async ({ request }) => {
    asked.push(`delete ${JSON.stringify(await request.json())}`)
    return success({ deleted: true })
  }),
)
beforeEach(() => {
  asked.length = 0
  answer = () => success(facts)
  URL.createObjectURL = () => 'blob:photo'
  URL.revokeObjectURL = () => undefined
  window.sessionStorage.clear()
})

const show = (of = token) => renderWithTexts(<OpenedPhoto token={of} site="Nàng" />)

it('shows the photo, where it is from and how long it is kept', async () => {
  show()
  expect(await screen.findByRole('img', { name: 'Ảnh chụp tại Nàng Hà Nội' })).toHaveAttribute(
    'src',
    'blob:photo',
  )
  expect(screen.getByText('Ảnh được giữ đến 24/11/2026 10:00, rồi tự xóa.')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Lưu ảnh về máy' })).toHaveAttribute(
    'download',
    'nang-anh-chup.jpg',
  )
  expect(asked).toEqual([`find {"token":"${token}"}`])
})

it('says that a photo is gone, and asks nothing about a link that was cut off', async () => {
  answer = () => failure(404, 'NOT_FOUND')
  const { unmount } = show()
  expect(await screen.findByRole('heading', { name: 'Ảnh này không còn nữa' })).toBeInTheDocument()
  unmount()
  asked.length = 0
  show(token.slice(0, 30))
  expect(await screen.findByRole('heading', { name: 'Ảnh này không còn nữa' })).toBeInTheDocument()
  expect(asked).toEqual([])
})

it('tries again when the shop does not answer', async () => {
  answer = () => failure(503, 'SERVICE_UNAVAILABLE')
  show()
  const again = await screen.findByRole('button', { name: 'Thử lại' })
  answer = () => success(facts)
  fireEvent.click(again)
  expect(await screen.findByRole('img', { name: /Nàng Hà Nội/ })).toBeInTheDocument()
})

it('deletes the photo once that is confirmed', async () => {
  show()
  fireEvent.click(await screen.findByRole('button', { name: 'Xóa ảnh khỏi máy chủ' }))
  expect(openNames()).toEqual(['confirmation'])
  expect(asked).toHaveLength(1)
  await confirmQuestion()
  expect(asked.at(-1)).toBe(`delete {"token":"${token}"}`)
})

it('asks a visitor who wants it as profile picture or in a review to sign in, and keeps the photo on the page', async () => {
  await signIn(null)
  show()
  fireEvent.click(await screen.findByRole('button', { name: 'Đặt làm ảnh hồ sơ' }))
  expect(openNames()).toEqual(['login'])
  expect(screen.getByRole('img', { name: /Nàng Hà Nội/ })).toBeInTheDocument()
})

it('offers a member the products that wait for a review', async () => {
  await signIn()
  show()
  fireEvent.click(await screen.findByRole('button', { name: 'Đưa vào bài đánh giá' }))
  await waitFor(() => expect(openNames()).toEqual(['booth-review']))
})

it('takes the secret out of the address at once, and has it again after a reload', () => {
  const Shown = () => <p>{useLinkToken() ?? 'none'}</p>
  window.history.replaceState(null, '', `/photobooth/scan#${token}`)
  const stop = watchLink()
  renderWithTexts(<Shown />)
  expect(window.location.href).not.toContain(token)
  expect(screen.getByText(token)).toBeInTheDocument()
  expect(Object.values({ ...window.sessionStorage })).toEqual([token])
  stop()
})

it('reads a link that was cut off as the link of a photo, not as a first visit (PHB-03)', async () => {
  const Shown = () => <p>{useLinkToken() ?? 'none'}</p>
  window.history.replaceState(null, '', '/photobooth/scan#abc')
  const stop = watchLink()
  const { unmount } = renderWithTexts(<Shown />)
  expect(screen.getByText('abc')).toBeInTheDocument()
  unmount()
  stop()
  renderWithTexts(<OpenedPhoto token="abc" site="Nàng" />)
  expect(await screen.findByText('Ảnh này không còn nữa')).toBeVisible()
  expect(screen.getByText(/mã chưa được quét trọn/)).toBeVisible()
})

it('takes no anchor of the page for a secret', () => {
  window.history.replaceState(null, '', '/photobooth/scan#noi-dung-chup-anh')
  const stop = watchLink()
  expect(window.location.hash).toBe('#noi-dung-chup-anh')
  stop()
})
