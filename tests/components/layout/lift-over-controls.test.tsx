import { liftOverControls } from '@/components/layout/lift-over-controls'

/** Places what is drawn on a phone: the button at the bottom left, and others by name. */
function draw(boxes: Record<string, { top: number; height: number }>): HTMLElement {
  document.body.innerHTML = `
    <main><button id="control">Hữu ích</button><article class="review"><p id="text">Da mình…</p></article></main>
    <button id="up"></button>`
  for (const element of document.querySelectorAll<HTMLElement>('[id]')) {
    const box = boxes[element.id]
    element.getBoundingClientRect = () => new DOMRect(16, box?.top ?? 0, box ? 44 : 0, box?.height ?? 0)
  }
  const up = document.getElementById('up')
  if (!up) throw new Error('no button')
  return up
}
const up = { top: 700, height: 44 }

function restAt(scrollY: number, boxes: Record<string, { top: number; height: number }>) {
  Object.defineProperty(window, 'scrollY', { value: scrollY, configurable: true })
  return liftOverControls(draw({ up, ...boxes }))
}

it('rises over a control', () => {
  expect(restAt(400, { control: { top: 710, height: 44 } })).toBe(40)
})

it('rises over the text of a review where there is room above it', () => {
  expect(restAt(500, { text: { top: 690, height: 80 } })).toBe(64)
})

it('gives way to a review without room above, and comes back once the page is scrolled up', () => {
  const long = { text: { top: 200, height: 600 } }
  expect(restAt(900, long)).toBeNull()
  expect(restAt(1_000, long)).toBeNull()
  expect(restAt(940, long)).toBe(0)
  expect(restAt(700, { ...long, control: { top: 710, height: 44 } })).toBe(40)
})

it('stays at the bottom where nothing is free', () => {
  expect(restAt(1_200, { control: { top: 100, height: 700 } })).toBe(0)
})
