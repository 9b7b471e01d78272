/** Addresses of the photobooth (RTE-42, RTE-43). The store and the kind of device stand in the query: the pages are the same for everyone. */

/** The steps behind the entry, in their order. */
export type BoothStep = 'tnc' | 'camera' | 'result' | 'scan'

/** Where the photobooth is. */
export interface BoothPlace {
  /** alias of the store */
  store: string
  /** a tablet in the store, that many people use: `?kiosk=1` */
  isKiosk: boolean
}

const STORE = 'store'
const KIOSK = 'kiosk'

/** The entry of a store's photobooth, by its alias. */
export const boothEntryPath = (alias: string, isKiosk = false): string =>
  `/photobooth/store/${alias}${isKiosk ? `?${KIOSK}=1` : ''}`

const ENTRY = /^\/photobooth\/store\/([^/]+)\/?$/

/** What follows `/photobooth/store/` in an address; null at other addresses. */
export const entrySegment = (pathname: string): string | null => ENTRY.exec(pathname)?.[1] ?? null

export const isBoothStep = (pathname: string, step: BoothStep): boolean =>
  pathname.replace(/\/$/, '') === `/photobooth/${step}`

export function boothPath(step: BoothStep, { store, isKiosk }: BoothPlace): string {
  const query = new URLSearchParams({ [STORE]: store, ...(isKiosk && { [KIOSK]: '1' }) })
  return `/photobooth/${step}?${query}`
}

/** The place that an address of the photobooth names; its store is '' when it names none. */
export function boothPlaceOf(pathname: string, search: string): BoothPlace {
  const query = new URLSearchParams(search)
  return { store: entrySegment(pathname) ?? query.get(STORE) ?? '', isKiosk: query.get(KIOSK) === '1' }
}

/** The link of a kept photo. Its token is behind the '#': no server, no log and no preview of a messenger gets to see it. */
export const photoLinkOf = (origin: string, token: string): string => `${origin}/photobooth/scan#${token}`
