import { LISTING_PARAMS } from '../catalog/listing/filter-params.js'
import { pageOf } from './page-types'

/** Page addresses as tracking stores them, without personal parts. */

/** Parts of a query that say what was looked at (LST-02 to LST-14). Anything else may be a key, a code or a name, and is left out. */
const REPORTED = new Set<string>([
  ...LISTING_PARAMS,
  ...['page', 'availability', 'utm_source', 'utm_medium', 'utm_campaign', 'appsmode'],
])

/** Query parameters that open something to all who know them. */
const SECRETS = ['key', 'code', 'uid', 'token', 'sso_token', 'email', 'phone']

const LONGEST = 400

/** Params that are a person's name. */
const PERSONAL = ['Profile', 'ReferralRegister']

/** The page an address leads to, as tracking names it (TRK-03). */
export interface Place {
  name: string
  path: string
  full_path: string
  params: Readonly<Record<string, string>>
  query: Readonly<Record<string, string>>
}

export function placeOf(path: string, search: string): Place {
  const { name, params } = pageOf(path)
  const isPersonal = PERSONAL.includes(name)
  const shown = isPersonal ? `/${path.split('/')[1] ?? ''}/*` : path.slice(0, LONGEST)
  const reported = [...new URLSearchParams(search)].filter(([key]) => REPORTED.has(key))
  const query = Object.fromEntries(reported.map(([key, value]) => [key, value.slice(0, 100)]))
  const written = new URLSearchParams(query).toString()
  return {
    name,
    path: shown,
    full_path: (written ? `${shown}?${written}` : shown).slice(0, LONGEST),
    params: isPersonal ? {} : params,
    query,
  }
}

/** The page a visitor came from by a link: of another site its address without query, of the shop as `placeOf` says. '' for none. */
export function referrerOf(referrer: string, origin: string): string {
  if (!URL.canParse(referrer)) return ''
  const url = new URL(referrer)
  if (url.origin === origin) return placeOf(url.pathname, url.search).full_path
  return `${url.origin}${url.pathname}`.slice(0, LONGEST)
}

/** Whether an address holds something no other party may read. */
export const holdsSecret = (search: string): boolean => {
  const query = new URLSearchParams(search)
  return SECRETS.some((name) => query.has(name))
}
