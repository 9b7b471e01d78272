import { openCamera } from '@/lib/client/browser/camera'

/** The camera of the authenticity check and the photobooth (OVL-27, PHB-01). */

const VIDEO = { facingMode: 'environment' }
const getUserMedia = jest.fn()
const onOpen = jest.fn()
const onFault = jest.fn()

function camera() {
  const track = Object.assign(new EventTarget(), { stop: jest.fn() })
  return { track, stream: { getTracks: () => [track], getVideoTracks: () => [track] } }
}

const settled = () => new Promise((resolve) => setTimeout(resolve))

beforeEach(() => {
  jest.resetAllMocks()
  Object.defineProperty(globalThis, 'navigator', {
    value: { mediaDevices: { getUserMedia } },
    configurable: true,
  })
})

it('asks for the camera that is wished for, without sound', async () => {
  const { stream } = camera()
  getUserMedia.mockResolvedValue(stream)
  openCamera(VIDEO, { onOpen, onFault })
  await settled()
  expect(getUserMedia).toHaveBeenCalledWith({ audio: false, video: VIDEO })
  expect(onOpen).toHaveBeenCalledWith(stream)
  expect(onFault).not.toHaveBeenCalled()
})

it.each([
  ['NotAllowedError', 'refused'],
  ['SecurityError', 'refused'],
  ['NotFoundError', 'missing'],
  ['OverconstrainedError', 'missing'],
  ['NotReadableError', 'busy'],
  ['AbortError', 'busy'],
  ['TypeError', 'unsupported'],
  ['SomeNewError', 'failed'],
])('reports after %s that the camera is %s', async (name, fault) => {
  getUserMedia.mockRejectedValue(Object.assign(new Error('no camera'), { name }))
  openCamera(VIDEO, { onOpen, onFault })
  await settled()
  expect(onFault.mock.calls).toEqual([[fault]])
  expect(onOpen).not.toHaveBeenCalled()
})

it('knows a page that has no cameras, such as one without https', async () => {
  Object.defineProperty(globalThis, 'navigator', { value: {}, configurable: true })
  openCamera(VIDEO, { onOpen, onFault })
  await settled()
  expect(onFault.mock.calls).toEqual([['unsupported']])
})

it('turns the camera off when it is closed, once it is lost too, and reports nothing after that', async () => {
  const { stream, track } = camera()
  getUserMedia.mockResolvedValue(stream)
  const close = openCamera(VIDEO, { onOpen, onFault })
  await settled()
  expect(track.stop).not.toHaveBeenCalled()
  track.dispatchEvent(new Event('ended'))
  expect(onFault.mock.calls).toEqual([['lost']])
  expect(track.stop).toHaveBeenCalledTimes(1)
  close()
  track.dispatchEvent(new Event('ended'))
  expect(onFault).toHaveBeenCalledTimes(1)
})

it('turns off a camera whose permission comes after it was closed', async () => {
  const { stream, track } = camera()
  getUserMedia.mockResolvedValue(stream)
  openCamera(VIDEO, { onOpen, onFault })()
  await settled()
  expect(track.stop).toHaveBeenCalledTimes(1)
  expect(onOpen).not.toHaveBeenCalled()
})

it('reports no fault after it was closed', async () => {
  getUserMedia.mockRejectedValue(new DOMException('no', 'NotAllowedError'))
  openCamera(VIDEO, { onOpen, onFault })()
  await settled()
  expect(onFault).not.toHaveBeenCalled()
})
