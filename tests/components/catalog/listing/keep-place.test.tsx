import { keepPlace } from '@/components/catalog/listing/narrowing/keep-place'

const CHIP = '<li><a href="/12" aria-label="Bỏ Mặt">Mặt</a></li>'

/** A list with its filters, as jsdom would have it laid out. */
function show(chips: string, count: number, beside = ''): HTMLElement {
  document.body.innerHTML = `
    <section id="san-pham">
      <ul>${chips}<li><select name="sort"></select></li></ul>
      <details open><summary>Danh mục</summary><a href="/12?category=1">Mặt<small>${count}</small></a></details>
      <details open><summary>Nhu cầu</summary><a href="/12?tags=5">Mặt<small>7</small></a></details>
    </section>${beside}`
  for (const element of document.querySelectorAll('*'))
    jest
      .spyOn(element, 'getClientRects')
      .mockReturnValue(Object.assign([new DOMRect()], { item: () => new DOMRect() }))
  return document.getElementById('san-pham')!
}

const scrollIntoView = jest.fn()
beforeEach(() => {
  jest.useFakeTimers()
  window.history.replaceState(null, '', '/12')
  Element.prototype.scrollIntoView = scrollIntoView.mockClear()
})
afterEach(() => jest.useRealTimers())

/** The list of another address takes the place of the one on show. */
function arrive(query: string, ...list: Parameters<typeof show>): HTMLElement {
  window.history.pushState(null, '', `/12${query}`)
  const shown = show(...list)
  jest.advanceTimersByTime(50)
  return shown
}

it('focuses the same choice of the same facet in the list that takes the place of another', () => {
  const choice = show('', 40).querySelectorAll('a')[1]!
  choice.focus()
  keepPlace(choice)
  jest.advanceTimersByTime(500)
  expect(choice).toHaveFocus()
  expect(arrive('?tags=5', CHIP, 3).querySelector('details:last-of-type a')).toHaveFocus()
})

it('focuses the first control of the list where the used one is gone', () => {
  window.history.replaceState(null, '', '/12?category=1')
  const chip = show(CHIP, 3).querySelector('a')!
  chip.focus()
  keepPlace(chip)
  expect(arrive('', '', 40).querySelector('select')).toHaveFocus()
})

it('focuses it again when an idle browser replaces a part of the list, and never takes the focus from elsewhere', async () => {
  const choice = show('', 40).querySelector('a')!
  choice.focus()
  keepPlace(choice)
  const list = arrive('?category=1', '', 3, '<input>')
  const again = list.querySelector('a')!.cloneNode(true)
  list.querySelector('a')!.replaceWith(again)
  await Promise.resolve()
  expect(again).toHaveFocus()
  document.querySelector('input')!.focus()
  list.append(document.createElement('p'))
  await Promise.resolve()
  expect(document.querySelector('input')).toHaveFocus()
})

it.each([
  [-200, 1],
  [120, 0],
])('shows the beginning of the list only where it was scrolled past: at %i', (top, times) => {
  const list = show('', 40)
  jest.spyOn(list, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top))
  keepPlace(null)
  window.history.pushState(null, '', '/12?brands=3')
  jest.advanceTimersByTime(50)
  expect(scrollIntoView).toHaveBeenCalledTimes(times)
})
