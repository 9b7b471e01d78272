import { liftOverControls } from '@/components/layout/lift-over-controls'

type Boxes = Record<string, { top: number; height: number }>

/** Places what is drawn: the button at the bottom, and others by name. */
function draw(boxes: Boxes, left: number): HTMLElement {
  document.body.innerHTML = `
    <main id="page">
      <button id="control"></button>
      <label id="choice"><input type="radio" />Lý do khác</label>
      <a id="picture" href="/12-son"><img alt="" /></a>
      <p id="text">Da mình…</p>
    </main>
    <button id="up"></button>`
  for (const element of document.querySelectorAll<HTMLElement>('[id]')) {
    const box = boxes[element.id] ?? (element.id === 'page' ? { top: -900, height: 2_000 } : undefined)
    element.getBoundingClientRect = () => new DOMRect(left, box?.top ?? 0, box ? 44 : 0, box?.height ?? 0)
  }
  const up = document.getElementById('up')
  if (!up) throw new Error('no button')
  return up
}
const up = { top: 700, height: 44 }
const LEFT = 16
const RIGHT = 900

function restAt(scrollY: number, boxes: Boxes, left = LEFT) {
  Object.defineProperty(window, 'scrollY', { value: scrollY, configurable: true })
  return liftOverControls(draw({ up, ...boxes }, left))
}
const free = (lift: number) => ({ lift, isOverText: false })

it.each(['control', 'choice'])('rises over a %s', (name) => {
  expect(restAt(400, { [name]: { top: 710, height: 44 } })).toEqual(free(40))
})

it('lies over a picture', () => {
  expect(restAt(420, { picture: { top: 600, height: 200 } })).toEqual(free(0))
})

it('rises over a text where there is room above it', () => {
  expect(restAt(500, { text: { top: 690, height: 80 } })).toEqual(free(64))
})

const long = { text: { top: 200, height: 600 } }

it('gives way to a text without room above, and comes back for a while once the page is scrolled up', () => {
  expect(restAt(900, long).lift).toBeNull()
  expect(restAt(1_000, long).lift).toBeNull()
  expect(restAt(940, long)).toEqual({ lift: 0, isOverText: true })
  expect(restAt(700, { ...long, control: { top: 710, height: 44 } })).toEqual({ lift: 40, isOverText: true })
  // Something pressed has moved the page, which was not scrolled.
  expect(restAt(700, long).lift).toBeNull()
})

it('lies over a text at the right edge', () => {
  expect(restAt(1_100, long, RIGHT)).toEqual(free(0))
})

it('gives way to controls without room above, whichever way the page was scrolled', () => {
  const controls = { control: { top: 100, height: 700 } }
  expect(restAt(1_200, controls).lift).toBeNull()
  expect(restAt(1_100, controls).lift).toBeNull()
})
