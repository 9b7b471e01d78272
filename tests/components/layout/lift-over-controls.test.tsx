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

const rest = (boxes: Boxes, left = LEFT) => liftOverControls(draw({ up, ...boxes }, left))
const free = (lift: number) => ({ lift, isOverText: false })

it.each(['control', 'choice'])('rises over a %s', (name) => {
  expect(rest({ [name]: { top: 710, height: 44 } })).toEqual(free(40))
})

it('lies over a picture', () => {
  expect(rest({ picture: { top: 600, height: 200 } })).toEqual(free(0))
})

it('rises over a text where there is room above it', () => {
  expect(rest({ text: { top: 690, height: 80 } })).toEqual(free(64))
})

const long = { text: { top: 200, height: 600 } }

it('lies for a while over a text without room above, and over no control there either', () => {
  expect(rest(long)).toEqual({ lift: 0, isOverText: true })
  expect(rest({ ...long, control: { top: 710, height: 44 } })).toEqual({ lift: 40, isOverText: true })
})

it('lies over a text at the right edge', () => {
  expect(rest(long, RIGHT)).toEqual(free(0))
})

it('gives way to controls without room above', () => {
  expect(rest({ control: { top: 100, height: 700 } }).lift).toBeNull()
})
