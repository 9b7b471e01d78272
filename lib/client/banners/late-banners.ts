import type { Banner } from '@/domain/catalog/banner'
import { MOST_TOP_OR_FLOATING } from '@/domain/constants'
import { listQuery } from '@/lib/services/query'
import { api } from '../api'

/** Banners that load after the page: floating ones and popups. Loaded once a visit. */

const LOCATIONS = ['floating', 'popup'] as const
const RETRIES = 3
const RETRY_AFTER_MS = 1_000
const MOST = 50

export type LateBanners = Readonly<Record<(typeof LOCATIONS)[number], readonly Banner[]>>

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** GET /banners/all, tried again up to three times when it fails (HOM-06), a little later each time. */
async function load(tries = 0): Promise<Banner[]> {
  try {
    return await api.catalog.banners.all.$get({
      query: listQuery({ filter: { locations: LOCATIONS }, limit: MOST }),
    })
  } catch (failure) {
    if (tries >= RETRIES) throw failure
    await pause(RETRY_AFTER_MS * 2 ** tries)
    return load(tries + 1)
  }
}

let asked: Promise<LateBanners> | null = null

/** The banners by place, at most two floating ones. @throws when the call fails; the next call tries again */
export function lateBanners(): Promise<LateBanners> {
  asked ??= load().then(
    (banners) => {
      const at = (location: Banner['type']) => banners.filter(({ type }) => type === location)
      return {
        floating: at('floating').slice(0, MOST_TOP_OR_FLOATING),
        popup: at('popup'),
      }
    },
    (failure: unknown) => {
      asked = null
      throw failure
    },
  )
  return asked
}
