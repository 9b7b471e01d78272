/** Controls and prices, which floating elements must not cover. A card's own link is as large as the card and does not count. */
const CONTROLS = 'main :is(button, input, select, textarea, summary, [data-price])'

const STEP_PX = 8
const MOST_PX = 240
const GAP_PX = 2

/** The pixels by which an element floating at the window's bottom must rise to cover no control; 0 where no position is free. */
export function liftOverControls(floating: HTMLElement): number {
  const place = floating.getBoundingClientRect()
  const taken = Array.from(document.querySelectorAll(CONTROLS), (control) =>
    control.getBoundingClientRect(),
  ).filter(
    ({ left, right, width }) => width > 0 && left < place.right + GAP_PX && right > place.left - GAP_PX,
  )
  const isFree = (lift: number) =>
    taken.every(
      (control) =>
        control.bottom < place.top - lift - GAP_PX || control.top > place.top - lift + place.height + GAP_PX,
    )
  for (let lift = 0; lift <= MOST_PX; lift += STEP_PX) if (isFree(lift)) return lift
  return 0
}
