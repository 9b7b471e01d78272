import { savedStyle } from './saved-notice'
import { SAVED_ATTRIBUTE } from './names'

const SAVED_AT = 'x-saved-at'
const TITLE = 'x-title'

/** A page's title as HTML, without the shop's name at its end (app/layout.tsx). */
function titleOf(html: string): string {
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''
  const shop = /<meta name="application-name" content="([^"]*)"/.exec(html)?.[1]
  const end = ` | ${shop}`
  return shop !== undefined && title.endsWith(end) ? title.slice(0, -end.length) : title
}

/** A page as it is saved: with its time and title, without headers of its transfer. */
export async function toCopy(response: Response): Promise<Response> {
  const html = await response.text()
  const headers = new Headers(response.headers)
  for (const name of ['content-encoding', 'content-length', 'set-cookie']) headers.delete(name)
  headers.set(SAVED_AT, String(Date.now()))
  headers.set(TITLE, encodeURIComponent(titleOf(html)))
  return new Response(html, { status: 200, headers })
}

/** When a copy was saved, ms since 1970. */
export const savedAt = (copy: Response): number => Number(copy.headers.get(SAVED_AT) ?? 0)

/** The copy's title as HTML. */
export const titleOfCopy = (copy: Response): string => decodeURIComponent(copy.headers.get(TITLE) ?? '')

/**
 * A copy as it is shown: it says when it was saved, and that its prices may have changed.
 * @param waiting what waits for the network and is not in the copy, a sentence or ''
 */
export async function showCopy(copy: Response, waiting = ''): Promise<Response> {
  const at = savedAt(copy)
  const html = (await copy.text())
    .replace('<html', `<html ${SAVED_ATTRIBUTE}="${at}"`)
    .replace('</head>', `${savedStyle(new Date(at), waiting)}</head>`)
  return new Response(html, { status: 200, headers: copy.headers })
}
