/** What is pressed, and prices. A card's own link is as large as the card and does not count. */
const CONTROLS = 'button, input, select, textarea, label, summary, [data-price]'

const STEP_PX = 8
const MOST_PX = 240
const GAP_PX = 2

/** Smaller boxes are of what screen readers alone read. */
const LEAST_PX = 2

const hasText = ({ childNodes }: Element) =>
  Array.from(childNodes).some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim())

interface Below {
  element: Element
  box: DOMRect
}

/** What of an element lies where the floating one may come to lie. Parts that are elsewhere are not looked into: they need not be laid out. */
function partsBelow(element: Element, place: DOMRect): Below[] {
  const box = element.getBoundingClientRect()
  const isBelow =
    Math.min(box.width, box.height) >= LEAST_PX &&
    box.left < place.right + GAP_PX &&
    box.right > place.left - GAP_PX &&
    box.top < place.bottom + GAP_PX &&
    box.bottom > place.top - MOST_PX - GAP_PX
  if (!isBelow && getComputedStyle(element).display !== 'contents') return []
  const parts = Array.from(element.children).flatMap((child) => partsBelow(child, place))
  return isBelow ? [{ element, box }, ...parts] : parts
}

export interface FloatingPlace {
  /** the pixels by which it must rise; null: it has no room */
  lift: number | null
  /** it lies over what one reads, and shall not for long */
  isOverText: boolean
}

/**
 * Where an element floating at the window's bottom covers no control and no text. Without such a place it lies over a text: at the window's right
 * edge, where little is read, for as long as the page stands still.
 */
export function liftOverControls(floating: HTMLElement): FloatingPlace {
  const place = floating.getBoundingClientRect()
  const isRight = place.left > window.innerWidth / 2
  const below = Array.from(document.querySelectorAll('main, .footer')).flatMap((part) =>
    partsBelow(part, place),
  )
  const controls = below.filter(({ element }) => element.matches(CONTROLS))
  const texts = below.filter(({ element }) => hasText(element))
  const isFreeOf = (elements: readonly Below[], lift: number) =>
    elements.every(
      ({ box: { top, bottom } }) => bottom < place.top - lift - GAP_PX || top > place.bottom - lift + GAP_PX,
    )
  const free = Array.from({ length: MOST_PX / STEP_PX + 1 }, (_, step) => step * STEP_PX).filter((lift) =>
    isFreeOf(controls, lift),
  )
  const clear = free.find((lift) => isFreeOf(texts, lift))
  if (clear !== undefined) return { lift: clear, isOverText: false }
  return { lift: free[0] ?? null, isOverText: !isRight }
}
