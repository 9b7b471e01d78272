import { act, render, screen } from '@testing-library/react'
import type { FloatingPlace } from '@/components/layout/lift-over-controls'
import { ScrollToTop } from '@/components/layout/scroll-to-top'

let place: FloatingPlace
jest.mock('@/components/layout/lift-over-controls', () => ({ liftOverControls: () => place }))

let resize: () => void
class Observer {
  constructor(callback: () => void) {
    resize = callback
  }
  observe() {
    resize()
  }
  disconnect() {
    resize = () => undefined
  }
}

beforeEach(() => {
  jest.useFakeTimers()
  Object.assign(window, { ResizeObserver: Observer })
  place = { lift: 0, isOverText: false }
  render(<ScrollToTop label="Lên đầu trang" />)
})
afterEach(() => jest.useRealTimers())

async function scrollTo(y: number) {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true })
  await act(async () => {
    window.dispatchEvent(new Event('scroll'))
  })
}
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
const button = () => screen.queryByRole('button', { name: 'Lên đầu trang' })
/** The keyboard reaches it all the same. */
const isHidden = () => button()?.classList.contains('opacity-0')

it('appears after 340 px, where it has found a place (LAY-10)', async () => {
  await scrollTo(300)
  await pass(200)
  expect(button()).not.toBeInTheDocument()
  await scrollTo(900)
  expect(isHidden()).toBe(true)
  await pass(200)
  expect(isHidden()).toBe(false)
  await pass(10_000)
  expect(isHidden()).toBe(false)
})

it('does not lie over a text for long', async () => {
  place = { lift: 0, isOverText: true }
  await scrollTo(900)
  await pass(200)
  expect(isHidden()).toBe(false)
  await pass(3_000)
  expect(isHidden()).toBe(true)
})

it('looks for a place again when something that was pressed has moved the page', async () => {
  await scrollTo(900)
  await pass(200)
  place = { lift: null, isOverText: true }
  act(() => resize())
  await pass(200)
  expect(isHidden()).toBe(true)
  expect(button()).toBeInTheDocument()
})
