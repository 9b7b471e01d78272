import { comesFromShipping } from '@/components/checkout/frame/navigation-origin'

/**
 * Handles the browser's Back on the payment page (RTE-47, RTE-48): it leads to /order/shipping from wherever the shopper came, and to a
 * pending panel first. The page marks its history entries: `guard` lies before the page where the previous entry is not the shipping step,
 * `panel` on top of it while a panel is pending.
 */
type Mark = 'guard' | 'page' | 'panel'

const MARK = 'paymentEntry'
const TRAVEL_TIMEOUT_MS = 600

function markOf(state: unknown): Mark | null {
  const mark: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, MARK) : null
  return mark === 'guard' || mark === 'page' || mark === 'panel' ? mark : null
}

/** Includes the router's own state, so that it accepts the entry as its own. */
function marked(mark: Mark): object {
  const state: unknown = window.history.state
  return { ...(typeof state === 'object' ? state : {}), [MARK]: mark }
}

export interface BackNavigation {
  /** whether a panel is pending: adds or removes its history entry */
  want: (isPending: boolean) => void
  stop: () => void
}

interface Handlers {
  /** Back was pressed while a panel is pending */
  onPanelBack: () => void
  /** Back leads to the shipping step */
  onLeave: () => void
}

export function watchBackNavigation({ onPanelBack, onLeave }: Handlers): BackNavigation {
  let isWanted = false
  let journey: object | null = null

  const arrive = (of: object | null) => {
    if (journey !== of) return
    journey = null
    match()
  }
  const goBack = () => {
    const own = {}
    journey = own
    window.history.back()
    setTimeout(arrive, TRAVEL_TIMEOUT_MS, own)
  }
  const match = () => {
    if (journey) return
    const isThere = markOf(window.history.state) === 'panel'
    if (isWanted && !isThere) window.history.pushState(marked('panel'), '')
    else if (!isWanted && isThere) goBack()
  }

  const onPopState = ({ state }: PopStateEvent) => {
    if (journey) {
      arrive(journey)
      return
    }
    const mark = markOf(state)
    if (isWanted && mark !== 'panel') {
      // The panel's entry is used up: the next Back leaves.
      isWanted = false
      onPanelBack()
    } else if (mark === 'guard') onLeave()
  }

  if (markOf(window.history.state) === null && !comesFromShipping()) {
    window.history.replaceState(marked('guard'), '')
    window.history.pushState(marked('page'), '')
  }
  window.addEventListener('popstate', onPopState)
  // A panel from before a reload is no longer pending.
  match()
  return {
    want: (isPending) => {
      isWanted = isPending
      match()
    },
    stop: () => window.removeEventListener('popstate', onPopState),
  }
}
