import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Crop } from '@/components/photo-crop/crop'
import CropPicture from '@/components/account/picture/crop-picture'
import { openNames, showOverlay, signIn } from '../../as-member'

const asked: Crop[] = []
let draw = () => Promise.resolve(new Blob(['square'], { type: 'image/jpeg' }))
// The browser's canvas is not there: what it is asked for is.
jest.mock('@/components/photo-crop/draw-square', () => ({
  drawSquare: (_photo: unknown, crop: Crop) => {
    asked.push(crop)
    return draw()
  },
}))

beforeAll(() => signIn())
beforeEach(() => {
  asked.splice(0)
  HTMLCanvasElement.prototype.getContext = () => null
  HTMLElement.prototype.setPointerCapture = () => undefined
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 200, 200))
})

const photo = { width: 1200, height: 800, close: () => undefined } as ImageBitmap
const cropped = jest.fn()
const failed = jest.fn()
const area = () => screen.getByRole('application')
async function open(shown = photo) {
  const { unmount } = showOverlay(
    'photo-crop',
    <CropPicture photo={shown} onCrop={cropped} onFail={failed} />,
  )
  await screen.findByRole('heading', { name: 'Căn ảnh đại diện' })
  return unmount
}
async function use(): Promise<Crop | undefined> {
  await userEvent.click(screen.getByRole('button', { name: 'Dùng ảnh này' }))
  await waitFor(() => expect(asked).toHaveLength(1))
  return asked[0]
}
// jsdom has no PointerEvent.
const finger = (type: 'pointerdown' | 'pointermove' | 'pointerup', pointerId: number, x: number, y: number) =>
  fireEvent(
    area(),
    Object.assign(new MouseEvent(type, { bubbles: true, clientX: x, clientY: y }), { pointerId }),
  )

it('crops the middle when nothing is moved, and closes', async () => {
  await open()
  expect(await use()).toEqual({ zoom: 1, x: 0, y: 0 })
  await waitFor(() => expect(cropped).toHaveBeenCalledWith(expect.any(Blob)))
  await waitFor(() => expect(openNames()).not.toContain('photo-crop'))
})

it('follows a finger, and stops at the edge of the photo', async () => {
  await open()
  finger('pointerdown', 1, 100, 100)
  finger('pointermove', 1, 120, 100)
  finger('pointerup', 1, 120, 100)
  finger('pointermove', 1, 10, 10)
  expect(await use()).toEqual({ zoom: 1, x: expect.closeTo(0.1), y: 0 })
})

it('zooms by a pinch', async () => {
  await open()
  finger('pointerdown', 1, 80, 100)
  finger('pointerdown', 2, 120, 100)
  finger('pointermove', 2, 160, 100)
  expect((await use())?.zoom).toBeCloseTo(2)
})

it('obeys arrows, plus and minus', async () => {
  await open()
  area().focus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}+')
  const crop = await use()
  expect(crop?.zoom).toBeCloseTo(1.25)
  expect(crop?.x).toBeCloseTo(0.125)
})

it('zooms by the slider and its buttons', async () => {
  await open()
  fireEvent.change(screen.getByRole('slider', { name: 'Phóng to' }), { target: { value: '2' } })
  await userEvent.click(screen.getByRole('button', { name: 'Thu nhỏ lại' }))
  expect((await use())?.zoom).toBeCloseTo(1.6)
})

it('zooms by the wheel, and the page behind does not scroll', async () => {
  await open()
  const turn = new WheelEvent('wheel', {
    ...{ deltaY: -100, clientX: 100, clientY: 100 },
    ...{ bubbles: true, cancelable: true },
  })
  fireEvent(area(), turn)
  expect(turn.defaultPrevented).toBe(true)
  expect((await use())?.zoom).toBeCloseTo(1.1)
})

it('releases the photo when it closes, and not before', async () => {
  const close = jest.fn()
  const end = await open({ width: 1200, height: 800, close })
  fireEvent.change(screen.getByRole('slider', { name: 'Phóng to' }), { target: { value: '2' } })
  await new Promise((resolve) => setTimeout(resolve, 5))
  expect(close).not.toHaveBeenCalled()
  end()
  await waitFor(() => expect(close).toHaveBeenCalledTimes(1))
})

it('shows an error when the square cannot be drawn', async () => {
  draw = () => Promise.reject(new Error('not drawn'))
  await open()
  await use()
  await waitFor(() => expect(failed).toHaveBeenCalled())
  draw = () => Promise.resolve(new Blob())
})

it('sends nothing when cancelled', async () => {
  cropped.mockClear()
  await open()
  await userEvent.click(screen.getByRole('button', { name: 'Để sau' }))
  expect(cropped).not.toHaveBeenCalled()
})
