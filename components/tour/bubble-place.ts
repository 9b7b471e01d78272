/** Position of a step's bubble: a rectangle of the window in pixels, and its side of the anchor. */
export interface Place {
  /** the anchor's rectangle; null for a step in the middle of the window */
  spot: { top: number; left: number; width: number; height: number } | null
  side: 'above' | 'below'
  top: number
  left: number
  /** position of the arrow within the bubble */
  arrow: number
}

const GAP = 14
const MARGIN = 12
const SPOT_PADDING = 6

interface Size {
  width: number
  height: number
}

const between = (min: number, value: number, max: number) => Math.max(min, Math.min(value, max))

/** Below the anchor when there is space, else above; always within the window. */
export function placeBubble(anchor: DOMRect | null, bubble: Size, view: Size): Place {
  const widest = Math.max(MARGIN, view.width - bubble.width - MARGIN)
  const lowest = Math.max(MARGIN, view.height - bubble.height - MARGIN)
  if (!anchor) {
    return {
      spot: null,
      side: 'below',
      top: between(MARGIN, (view.height - bubble.height) / 2, lowest),
      left: between(MARGIN, (view.width - bubble.width) / 2, widest),
      arrow: 0,
    }
  }
  const spot = {
    top: anchor.top - SPOT_PADDING,
    left: anchor.left - SPOT_PADDING,
    width: anchor.width + 2 * SPOT_PADDING,
    height: anchor.height + 2 * SPOT_PADDING,
  }
  const below = spot.top + spot.height + GAP
  const above = spot.top - GAP - bubble.height
  const side = below + bubble.height + MARGIN <= view.height || above < MARGIN ? 'below' : 'above'
  const middle = anchor.left + anchor.width / 2
  const left = between(MARGIN, middle - bubble.width / 2, widest)
  return {
    spot,
    side,
    top: between(MARGIN, side === 'below' ? below : above, lowest),
    left,
    arrow: between(20, middle - left, bubble.width - 20),
  }
}
