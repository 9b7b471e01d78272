import type { Banner } from '@/domain/catalog/banner'

/** Which popup of Home is due, and which have been seen in this browser (HOM-04, HOM-05). */

const KEY = 'nang_popups'
/** `apply: everyday` comes again after so long, by this device's clock (HOM-04). */
const REPEAT_MS = 24 * 3_600_000

/** When each banner was last shown here, by its id: milliseconds since 1970. */
export type Seen = Readonly<Record<string, number>>

/** Whether a banner may be shown. A time that lies ahead, from a clock since put right, counts as its distance from now. */
export function isDue({ _id, more_info }: Banner, seen: Seen, now: number): boolean {
  const last = seen[_id]
  if (last === undefined) return true
  return more_info.apply === 'everyday' && Math.abs(now - last) >= REPEAT_MS
}

const isFull = ({ banner_type }: Banner) => banner_type === 'popup_full'

/** The popup to show now: a full-screen one before a regular one, else in the order of the list; null when all have been seen. */
export function nextPopup(
  banners: readonly Banner[],
  seen: Seen,
  now: number,
): { overlay: 'banner-popup-full' | 'banner-popup'; banner: Banner } | null {
  const due = banners.filter((banner) => banner.type === 'popup' && isDue(banner, seen, now))
  const banner = due.find(isFull) ?? due[0]
  return banner ? { overlay: isFull(banner) ? 'banner-popup-full' : 'banner-popup', banner } : null
}

/** The banners seen; null where storage is disabled: then no popup is shown, as it would return at every visit. */
export function readSeen(): Seen | null {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? '{}')
    if (typeof kept !== 'object' || kept === null) return {}
    return Object.fromEntries(
      Object.entries(kept).filter((entry): entry is [string, number] => Number.isFinite(entry[1])),
    )
  } catch (error) {
    // Damaged content counts as none; disabled storage does not.
    return error instanceof SyntaxError ? {} : null
  }
}

/** Notes that a banner is being shown. False where that cannot be kept. */
export function noteSeen(seen: Seen, bannerId: string, now: number): boolean {
  try {
    window.localStorage.setItem(KEY, JSON.stringify({ ...seen, [bannerId]: now }))
    return true
  } catch {
    // Storage is switched off, or full.
    return false
  }
}
