import type { SentEvent } from '@/domain/tracking/event'
import { forwardEvents } from '../client/tracking/tracker'
import { loadScript } from './load-script'

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

/** Google's names for the shop's verbs. */
const NAMES: Readonly<Record<string, string>> = {
  view: 'page_view',
  add_to_bag: 'add_to_cart',
  click: 'select_item',
}

/** Events that only the shop itself receives. */
const INTERNAL = ['start', 'attribution']

const push = (entry: unknown): void => {
  window.dataLayer ??= []
  window.dataLayer.push(entry)
}

/** Google's script accepts the arguments object itself only, not an array. */
function gtag(..._words: unknown[]): void {
  // eslint-disable-next-line prefer-rest-params
  push(arguments)
}

const wordsOf = ({ object_type, object_id, referrer, additional }: SentEvent) => ({
  ...{ object_type, object_id },
  page_path: additional.full_path,
  page_referrer: referrer === '' ? undefined : referrer,
})

/** Starts Google's tag: a container (`GTM-…`) or a property (`G-…`). It receives the tracker's events. @throws when its script does not load */
export async function startWebTag(id: string): Promise<void> {
  const isContainer = id.startsWith('GTM-')
  forwardEvents((event) => {
    if (INTERNAL.includes(event.verb)) return
    const name = NAMES[event.verb] ?? event.verb
    if (isContainer) push({ event: `nang_${name}`, ...wordsOf(event) })
    else gtag('event', name, wordsOf(event))
  })
  const now = new Date()
  if (isContainer) push({ 'gtm.start': now.getTime(), event: 'gtm.js' })
  else {
    gtag('js', now)
    // Page views come from the tracker, with addresses that hold no keys.
    gtag('config', id, { send_page_view: false })
  }
  const file = isContainer ? 'gtm.js' : 'gtag/js'
  await loadScript(`https://www.googletagmanager.com/${file}?id=${encodeURIComponent(id)}`)
}
