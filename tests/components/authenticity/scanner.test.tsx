import { act, fireEvent, screen } from '@testing-library/react'
import { loadDetect } from '@/components/authenticity/scanner/detect'
import Scanner from '@/components/authenticity/scanner/scanner'
import { renderWithTexts } from '../with-texts'

/** The scanner of the authenticity check where the camera does not come (OVL-27): each fault has its own way on. */

jest.mock('@/components/authenticity/scanner/detect', () => ({ loadDetect: jest.fn() }))

const track = Object.assign(new EventTarget(), { stop: jest.fn() })
const stream = { getTracks: () => [track], getVideoTracks: () => [track] }
const getUserMedia = jest.fn()

beforeEach(() => {
  jest.resetAllMocks()
  jest.mocked(loadDetect).mockResolvedValue(() => Promise.resolve(null))
  getUserMedia.mockResolvedValue(stream)
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true })
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
})

const show = () => renderWithTexts(<Scanner onCode={jest.fn()} onClose={jest.fn()} />)

it('says of a browser without cameras what else can be done, where trying again would not help', async () => {
  Reflect.deleteProperty(navigator, 'mediaDevices')
  show()
  expect(await screen.findByText(/^Trình duyệt này không mở được camera/)).toBeVisible()
  expect(screen.getByLabelText('Chọn ảnh có mã QR')).toBeEnabled()
  expect(screen.queryByRole('button', { name: 'Thử lại camera' })).not.toBeInTheDocument()
})

it('opens a camera again that ended while it was on', async () => {
  show()
  await screen.findByText(/^Đưa mã QR vào giữa khung/)
  act(() => void track.dispatchEvent(new Event('ended')))
  expect(screen.getByText(/^Camera vừa bị ngắt/)).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: 'Thử lại camera' }))
  await screen.findByText(/^Đưa mã QR vào giữa khung/)
  expect(getUserMedia).toHaveBeenCalledTimes(2)
})

it('turns the camera off when the reader of codes cannot be loaded, and says so', async () => {
  jest.mocked(loadDetect).mockRejectedValue(new TypeError('the network is gone'))
  show()
  expect(await screen.findByText(/^Chưa mở được camera/)).toBeVisible()
  expect(track.stop).toHaveBeenCalled()
})
