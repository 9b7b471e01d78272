import type { Banner } from '../catalog/banner'

/** Of banners with a search label, the first of each (HOM-03). */
export function firstOfEachLabel(banners: readonly Banner[]): Banner[] {
  const seen = new Set<string>()
  return banners.filter(({ more_info: { search_label: label } }) => {
    if (label === null || seen.has(label)) return false
    seen.add(label)
    return true
  })
}
