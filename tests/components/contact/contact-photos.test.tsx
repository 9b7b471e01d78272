import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import ContactPhotos from '@/components/contact/photos/contact-photos'
import type { ReviewPhoto } from '@/components/reviews/write/photos/photo'
import { failure, success, useNetwork, withMember } from '../as-member'

// jsdom draws nothing.
jest.mock('@/components/reviews/write/photos/prepare/prepare-photo', () => ({
  UnreadablePhoto: class extends Error {},
  preparePhoto: (file: File) => Promise.resolve({ picture: new Blob(['picture']), source: file }),
}))

let put = (): Response => failure(422, 'INVALID_FILE')
useNetwork(
  http.get('*/api/content/contact/pre-signed-url', () =>
    success({ signedUrl: '/api/media/uploads/p1?signature=x', url: '/media/uploads/p1.jpg' }),
  ),
  http.put('*/api/media/uploads/p1', () => put()),
)

const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xe0])
// jsdom's files lack it.
Object.defineProperty(File.prototype, 'slice', {
  value: () => ({ arrayBuffer: () => Promise.resolve(JPEG.buffer) }),
})

it('says in Vietnamese that a picture could not be uploaded, and tries again when asked (HLP-11)', async () => {
  URL.createObjectURL = () => 'blob:photo'
  URL.revokeObjectURL = () => undefined
  let photos: ReviewPhoto[] = []
  render(withMember(<ContactPhotos draftKey="contact" messageKey="k" onChange={(next) => (photos = next)} />))
  const field = await waitFor(() => {
    const found = document.querySelector('input[type=file]')
    expect(found).not.toBeNull()
    return found as HTMLInputElement
  })
  fireEvent.change(field, { target: { files: [new File([JPEG], 'a.jpg', { type: 'image/jpeg' })] } })
  expect(await screen.findByText(/Tải ảnh lên không thành công\. Vui lòng thử lại\./)).toBeVisible()
  put = () => HttpResponse.json({ success: true }, { status: 201 })
  await userEvent.click(screen.getByRole('button', { name: 'Thử lại ảnh 1' }))
  await waitFor(() => expect(photos.map(({ url }) => url)).toEqual(['/media/uploads/p1.jpg']))
})
