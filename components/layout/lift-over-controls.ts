/** Controls and prices, which floating elements must not cover. A card's own link is as large as the card and does not count. */
const CONTROLS = 'main :is(button, input, select, textarea, summary, [data-price])'

/** What is read for long, and not covered meanwhile. */
const TEXTS = 'main :is(.review :is(p, a, .review-avatar), .review-summary :is(dt, dd, li, p))'

const STEP_PX = 8
const MOST_PX = 240
const GAP_PX = 2

/** Where the page rested before. */
let lastY = 0

/**
 * The pixels by which an element floating at the window's bottom must rise to cover no control, and no text while one reads on downwards;
 * 0 where no position is free of controls, null where a text has no room for it. A page that was scrolled up last shows it over a text.
 */
export function liftOverControls(floating: HTMLElement): number | null {
  const place = floating.getBoundingClientRect()
  const isUpward = window.scrollY < lastY
  lastY = window.scrollY
  const boxesOf = (selector: string) =>
    Array.from(document.querySelectorAll(selector), (element) => element.getBoundingClientRect()).filter(
      ({ left, right, width }) => width > 0 && left < place.right + GAP_PX && right > place.left - GAP_PX,
    )
  const isFreeOf = (boxes: readonly DOMRect[], lift: number) =>
    boxes.every(
      ({ top, bottom }) =>
        bottom < place.top - lift - GAP_PX || top > place.top - lift + place.height + GAP_PX,
    )
  const controls = boxesOf(CONTROLS)
  const texts = isUpward ? [] : boxesOf(TEXTS)
  const lifts = Array.from({ length: MOST_PX / STEP_PX + 1 }, (_, step) => step * STEP_PX)
  const free = lifts.filter((lift) => isFreeOf(controls, lift))
  const [lift] = free.filter((each) => isFreeOf(texts, each))
  if (lift !== undefined) return lift
  const [least = 0] = free
  return isFreeOf(texts, least) ? least : null
}
