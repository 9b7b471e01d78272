/**
 * Whether a call that changes something comes from a page of this very host: browsers say so by Fetch Metadata, older ones by Origin.
 * A program that is no browser sends neither, and carries no visitor's cookies.
 */
export function isFromOwnPage(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin') return false
  // A navigation is no call of a page's script.
  if (headers.get('sec-fetch-mode') === 'navigate') return false
  const origin = headers.get('origin')
  if (origin === null) return true
  return URL.canParse(origin) && new URL(origin).host === headers.get('host')
}

/** Whether a form that a browser sends by itself, without scripts, is of a page of this very host. */
export function isFormOfOwnPage(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin') return false
  const origin = headers.get('origin')
  // A page that sends no referrer has forms without an origin; Fetch Metadata has vouched for them.
  if (origin === null || (origin === 'null' && site === 'same-origin')) return true
  return URL.canParse(origin) && new URL(origin).host === headers.get('host')
}
