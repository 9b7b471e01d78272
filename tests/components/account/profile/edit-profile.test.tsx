import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { getOverlays } from '@/components/overlays/store'
import type { CropPictureProps } from '@/components/account/profile/overlays'
import EditProfile from '@/components/account/profile/edit-profile'
import {
  failure,
  member,
  openNames,
  showOverlay,
  signIn,
  success,
  toastText,
  useNetwork,
} from '../../as-member'

let photo = () => Promise.resolve({ width: 800, height: 600 })
// The browser's decoder is not there: what it makes is.
jest.mock('@/components/photo-crop/draw-square', () => ({ readPhoto: () => photo() }))

let answer = () => success(member)
const sent: unknown[] = []
let upload = () => new HttpResponse(null, { status: 201 })
useNetwork(
  http.put('*/api/account/users/7', async ({ request }) => {
    sent.push(await request.json())
    return answer()
  }),
  http.get('*/api/public/pre-signed-url', () =>
    success({ signedUrl: '/api/media/uploads/abc?expires=1&signature=x', url: '/media/uploads/abc.jpg' }),
  ),
  http.put('*/api/media/uploads/abc', () => upload()),
)
beforeAll(() => signIn())
beforeEach(() => {
  sent.splice(0)
  answer = () => success(member)
})

const save = () => userEvent.click(screen.getByRole('button', { name: 'Lưu thay đổi' }))

async function open() {
  showOverlay('edit-profile', <EditProfile />)
  return screen.findByLabelText('Tên')
}

it('sends only changed fields and confirms (ACC-08, OVL-14)', async () => {
  const name = await open()
  await userEvent.clear(name)
  await userEvent.type(name, 'Thu Hà')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Ngày' }), '29')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Tháng' }), '2')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Năm' }), '1996')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Da nhạy cảm' }))
  await save()
  await waitFor(() => expect(toastText()).toBe('Hồ sơ đã được chỉnh sửa'))
  expect(sent).toEqual([
    { first_name: 'Thu Hà', date_of_birth: '1996-02-29', skin_types: ['Da dầu', 'Da nhạy cảm'] },
  ])
})

it('refuses a date that does not exist', async () => {
  await open()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Ngày' }), '31')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Tháng' }), '2')
  await save()
  expect(await screen.findByText('Ngày sinh không hợp lệ')).toBeInTheDocument()
  expect(sent).toEqual([])
})

it('asks to try again when saving fails, and keeps the input', async () => {
  answer = () => failure(500, 'INTERNAL_ERROR')
  const name = await open()
  await userEvent.clear(name)
  await userEvent.type(name, 'Hà')
  await save()
  await waitFor(() => expect(toastText()).toBe('Vui lòng thử lại.'))
  expect(name).toHaveValue('Hà')
})

it.each([
  [() => failure(409, 'USERNAME_REGISTERED'), 'Tên đăng nhập', 'Tên đăng nhập này đã có người dùng'],
  [() => failure(403, 'PASSWORD_NEEDED'), 'Email', 'Bạn đặt mật khẩu trước, rồi đổi email nhé.'],
  [
    () => failure(422, 'INVALID_FIELDS', 'x', { fields: { email: 'Email không chính xác' } }),
    'Email',
    'Email không chính xác',
  ],
])('shows the error at the field', async (fail, label, text) => {
  answer = fail
  await open()
  await save()
  await waitFor(() =>
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(expect.stringContaining(text)),
  )
})

describe('the picture', () => {
  const choose = async (file: File) => {
    await open()
    await act(async () => {
      fireEvent.change(screen.getByLabelText('Thêm ảnh'), { target: { files: [file] } })
    })
  }
  /** What pressing "Dùng ảnh này" does, in the overlay that opened. */
  const crop = async () => {
    await waitFor(() => expect(openNames()).toContain('photo-crop'))
    const overlay = getOverlays().find(({ name }) => name === 'photo-crop')
    const props = overlay?.props as CropPictureProps
    act(() => props.onCrop(new Blob(['small'], { type: 'image/jpeg' })))
  }

  it('is uploaded when cropped and applied when saved (REV-19)', async () => {
    await choose(new File(['photo'], 'anh.png', { type: 'image/png' }))
    await crop()
    expect(await screen.findByText('Đổi ảnh')).toBeInTheDocument()
    await save()
    await waitFor(() => expect(sent).toEqual([{ image: '/media/uploads/abc.jpg' }]))
  })

  it.each([
    [
      'too large',
      new File([new Uint8Array(5_242_881)], 'anh.png', { type: 'image/png' }),
      'Kích thước tối đa 5MB',
    ],
    [
      'of another kind',
      new File(['x'], 'anh.gif', { type: 'image/gif' }),
      'Tệp phải có dạng png, jpg, jpeg.',
    ],
  ])('is refused when it is %s', async (_what, file, text) => {
    await choose(file)
    expect(await screen.findByText(text)).toBeInTheDocument()
  })

  it('is refused when only its file name is a picture’s', async () => {
    photo = () => Promise.reject(new DOMException('x', 'InvalidStateError'))
    await choose(new File(['text'], 'anh.jpg', { type: 'image/jpeg' }))
    expect(await screen.findByText('Tệp phải có dạng png, jpg, jpeg.')).toBeInTheDocument()
    photo = () => Promise.resolve({ width: 800, height: 600 })
  })

  it('shows an error when the upload fails (REV-24)', async () => {
    upload = () => new HttpResponse(null, { status: 422 })
    await choose(new File(['photo'], 'anh.jpg', { type: 'image/jpeg' }))
    await crop()
    expect(await screen.findByText('Tải ảnh lên không thành công. Vui lòng thử lại.')).toBeInTheDocument()
    upload = () => new HttpResponse(null, { status: 201 })
  })
})
