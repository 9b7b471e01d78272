import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { CameraStage } from '@/components/photobooth/camera/camera-stage'
import { captureFile, captureVideo } from '@/components/photobooth/camera/capture'
import { agreeToTerms, clearBooth } from '@/components/photobooth/state/booth-state'
import { SHOTS } from '@/domain/photobooth/print'
import { BOOTH_TERMS } from '@/domain/photobooth/terms'
import { showStep, stores } from './booth-page'

/** The camera of the photobooth (PHB-01, RTE-43): consent, cameras that do not come, three photos in a row. */

const push = jest.fn()
const replace = jest.fn()
jest.mock('next/navigation', () => ({
  useRouter: () => ({ push, replace }),
  usePathname: () => window.location.pathname,
}))
jest.mock('@/components/photobooth/camera/capture', () => ({
  captureVideo: jest.fn(),
  captureFile: jest.fn(),
}))

const photo = new Blob(['photo'], { type: 'image/jpeg' })
const track = Object.assign(new EventTarget(), { stop: jest.fn() })
const stream = { id: 'one', getTracks: () => [track], getVideoTracks: () => [track] }
const getUserMedia = jest.fn()
let cameras = 1

function provideCameras(isSecure = true) {
  if (!isSecure) {
    Reflect.deleteProperty(navigator, 'mediaDevices')
    return
  }
  const enumerateDevices = () =>
    Promise.resolve(Array.from({ length: cameras }, () => ({ kind: 'videoinput' })))
  Object.defineProperty(navigator, 'mediaDevices', {
    value: { getUserMedia, enumerateDevices },
    configurable: true,
  })
}

beforeEach(() => {
  jest.clearAllMocks()
  cameras = 1
  provideCameras()
  getUserMedia.mockResolvedValue(stream)
  jest.mocked(captureVideo).mockResolvedValue(photo)
  jest.mocked(captureFile).mockResolvedValue(photo)
  URL.createObjectURL = () => 'blob:photo'
  URL.revokeObjectURL = () => undefined
  clearBooth()
  agreeToTerms(BOOTH_TERMS.version)
})
afterEach(() => jest.useRealTimers())

const show = (query?: string) => showStep('camera', <CameraStage stores={stores} />, query)
const shoot = () => screen.findByRole('button', { name: `Chụp ${SHOTS} tấm` })

it('starts no camera without consent to the current terms', () => {
  agreeToTerms(BOOTH_TERMS.version - 1)
  show()
  expect(replace).toHaveBeenCalledWith('/photobooth/tnc?store=hang-bong')
  expect(getUserMedia).not.toHaveBeenCalled()
})

it('asks for the store when the address names none', () => {
  show('?store=nowhere')
  expect(screen.getByRole('link', { name: 'Nàng Sài Gòn' })).toHaveAttribute(
    'href',
    '/photobooth/store/dong-khoi',
  )
  expect(getUserMedia).not.toHaveBeenCalled()
})

it('asks for pictures without sound, of the front camera first', async () => {
  show()
  await shoot()
  expect(getUserMedia).toHaveBeenCalledWith(
    expect.objectContaining({
      audio: false,
      video: expect.objectContaining({ facingMode: { ideal: 'user' } }),
    }),
  )
})

it.each([
  ['NotAllowedError', 'Trình duyệt chưa cho dùng máy ảnh'],
  ['NotFoundError', 'Chưa thấy máy ảnh nào'],
  ['NotReadableError', 'Máy ảnh đang bận'],
])('says what to do after %s, offers pictures of the device and tries again', async (name, title) => {
  getUserMedia.mockRejectedValueOnce(new DOMException('no', name))
  show()
  expect(await screen.findByText(title)).toBeInTheDocument()
  expect(screen.getByLabelText('Chọn ảnh có sẵn')).toBeEnabled()
  fireEvent.click(screen.getByRole('button', { name: 'Thử lại' }))
  expect(await shoot()).toBeEnabled()
  expect(screen.queryByText(title)).not.toBeInTheDocument()
})

it('says that a page which is not secure has no camera, where trying again would not help', async () => {
  provideCameras(false)
  show()
  expect(await screen.findByText('Trình duyệt này không mở được máy ảnh')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Thử lại' })).not.toBeInTheDocument()
})

it('notices a camera that ends, and opens it again', async () => {
  show()
  await shoot()
  act(() => void track.dispatchEvent(new Event('ended')))
  expect(screen.getByText('Máy ảnh vừa tắt')).toBeInTheDocument()
  fireEvent.click(screen.getByRole('button', { name: 'Thử lại' }))
  await shoot()
  expect(getUserMedia).toHaveBeenCalledTimes(2)
})

it('offers the pictures of a tablet in the store to none of its visitors', async () => {
  getUserMedia.mockRejectedValue(new DOMException('no', 'NotFoundError'))
  show('?store=hang-bong&kiosk=1')
  expect(await screen.findByText('Bạn nhờ nhân viên cửa hàng xem giúp nhé.')).toBeInTheDocument()
  expect(screen.queryByLabelText('Chọn ảnh có sẵn')).not.toBeInTheDocument()
})

it('takes three photos after a countdown each, and switches the camera off when it is left', async () => {
  const { unmount } = show()
  const button = await shoot()
  jest.useFakeTimers()
  fireEvent.click(button)
  for (let shot = 1; shot <= SHOTS; shot++) {
    expect(screen.getByText(`Tấm ${shot} trên ${SHOTS}`)).toBeInTheDocument()
    await act(() => jest.advanceTimersByTimeAsync(2_900))
    expect(captureVideo).toHaveBeenCalledTimes(shot - 1)
    await act(() => jest.advanceTimersByTimeAsync(600))
    expect(captureVideo).toHaveBeenCalledTimes(shot)
  }
  await act(() => jest.advanceTimersByTimeAsync(100))
  expect(push).toHaveBeenCalledWith('/photobooth/result?store=hang-bong')
  expect(track.stop).not.toHaveBeenCalled()
  unmount()
  expect(track.stop).toHaveBeenCalled()
})

it('goes on after a double press, whose second one meets the button that stops', async () => {
  show()
  const button = await shoot()
  jest.useFakeTimers()
  fireEvent.click(button)
  await act(() => jest.advanceTimersByTimeAsync(150))
  fireEvent.click(screen.getByRole('button', { name: 'Dừng' }))
  await act(() => jest.advanceTimersByTimeAsync(3_500))
  expect(captureVideo).toHaveBeenCalledTimes(1)
})

it('stops in the middle and keeps nothing', async () => {
  show()
  const button = await shoot()
  jest.useFakeTimers()
  fireEvent.click(button)
  await act(() => jest.advanceTimersByTimeAsync(4_000))
  fireEvent.click(screen.getByRole('button', { name: 'Dừng' }))
  await act(() => jest.advanceTimersByTimeAsync(20_000))
  expect(captureVideo).toHaveBeenCalledTimes(1)
  expect(push).not.toHaveBeenCalled()
})

it('switches between front and back where there are several cameras', async () => {
  cameras = 2
  show()
  fireEvent.click(await screen.findByRole('button', { name: 'Đổi máy ảnh trước, sau' }))
  await waitFor(() => expect(getUserMedia).toHaveBeenCalledTimes(2))
  expect(getUserMedia.mock.calls[1]).toEqual([
    expect.objectContaining({ video: expect.objectContaining({ facingMode: { ideal: 'environment' } }) }),
  ])
  expect(track.stop).toHaveBeenCalled()
})

it('takes pictures of the device in place of new ones, and says when it cannot read any', async () => {
  jest.mocked(captureFile).mockRejectedValueOnce(new DOMException('no picture', 'InvalidStateError'))
  show()
  const input = await screen.findByLabelText('Chọn ảnh có sẵn')
  fireEvent.change(input, { target: { files: [new File(['x'], 'tep.pdf')] } })
  expect(await screen.findByText(/Tệp này không phải ảnh/)).toBeInTheDocument()
  fireEvent.change(input, { target: { files: [new File(['x'], 'anh.jpg')] } })
  await waitFor(() => expect(push).toHaveBeenCalledWith('/photobooth/result?store=hang-bong'))
})
