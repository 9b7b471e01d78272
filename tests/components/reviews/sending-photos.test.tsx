import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { clearDraft } from '@/components/reviews/write/draft/draft'
import ReviewUpload from '@/components/reviews/write/review-upload'
import { member, showOverlay, signIn, success, useNetwork } from '../as-member'
import { handlers, resetShop, shop } from './writing-shop'
import { goOn, toLastStep } from './writing-steps'

// jsdom draws nothing.
jest.mock('@/components/reviews/write/photos/prepare/prepare-photo', () => ({
  preparePhoto: (file: File) =>
    Promise.resolve({ picture: new Blob([file.name], { type: 'image/jpeg' }), source: null }),
}))
jest.mock('@/components/reviews/write/photos/check-files', () => ({
  checkFiles: (files: readonly File[]) => Promise.resolve({ accepted: files, refused: [] }),
  fileKey: ({ name }: File) => name,
}))

let offered = 0
useNetwork(
  ...handlers,
  http.get('*/api/public/pre-signed-url', () => {
    const place = `p${++offered}`
    return success({ signedUrl: `/api/media/uploads/${place}`, url: `/media/uploads/${place}.jpg` })
  }),
  http.put('*/api/media/uploads/:place', () => HttpResponse.json({ success: true }, { status: 201 })),
)

function setOnline(isOnline: boolean) {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')))
}

beforeEach(async () => {
  URL.createObjectURL = () => 'blob:photo'
  URL.revokeObjectURL = () => undefined
  offered = 0
  resetShop()
  setOnline(true)
  await clearDraft(`${member.id}:12`)
  await signIn()
})

it('says that the review waits for a network with its photos, and sends it by itself once it is back', async () => {
  showOverlay('review-upload', <ReviewUpload productId={12} />)
  await screen.findByRole('heading', { name: 'Bạn đánh giá lựa chọn nào?' })
  await toLastStep()
  const add = (name: string) =>
    fireEvent.paste(screen.getByRole('group', { name: 'Ảnh của bạn', hidden: true }), {
      clipboardData: { types: ['Files'], files: [new File(['x'], name, { type: 'image/jpeg' })] },
    })
  await goBackToPhotos()
  add('a.jpg')
  await screen.findByText('1 trên 1 ảnh đã tải lên.')
  setOnline(false)
  add('b.jpg')
  await screen.findByText(/^Mất mạng. 1 trên 2 ảnh đã tải lên/)
  await goOn()
  await goOn('Gửi đánh giá')
  const notice = await screen.findByText(/^Mất mạng\. 1 trên 2 ảnh.*Có mạng lại, đánh giá sẽ tự gửi đi\.$/)
  expect(notice).toBeVisible()
  expect(screen.getByRole('button', { name: 'Đang chờ có mạng…' })).toHaveAttribute('aria-disabled', 'true')
  expect(shop.bodies).toEqual([])
  setOnline(true)
  await screen.findByRole('heading', { name: 'Cảm ơn bạn!' })
  expect(shop.bodies).toMatchObject([
    { images: [{ name: '/media/uploads/p1.jpg' }, { name: '/media/uploads/p2.jpg' }] },
  ])
})

async function goBackToPhotos() {
  await goOn('Quay lại bước trước')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Thêm ảnh' })).toBeVisible())
}
