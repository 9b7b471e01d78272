/** What is pressed or read in a hurry: nothing that floats may lie over it. A card's own link is as large as the card, and passes. */
const CONTROLS = 'main :is(button, input, select, textarea, summary, [data-price])'

const STEP_PX = 8
const MOST_PX = 240
const GAP_PX = 2

/** By how many pixels an element that floats at the window's foot must rise so that it lies over no control; 0 where no place is free. */
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
