import type { Banner } from '@/domain/catalog/banner'
import { isDue, nextPopup } from '@/lib/client/banners/due-popup'

const HOUR = 3_600_000
const NOW = Date.parse('2026-11-21T03:00:00Z')
const picture = { url: '/media/x.webp', width: 600, height: 800 }
const popup = (_id: string, apply: 'everyday' | 'once' | null, changes: Partial<Banner> = {}): Banner => ({
  _id,
  type: 'popup',
  banner_type: 'popup',
  title: _id,
  link: '/',
  image: picture,
  image_mobile: picture,
  more_info: { apply, search_label: null, copy: null },
  ...changes,
})
const daily = popup('daily', 'everyday')
const once = popup('once', 'once')
const full = popup('full', 'once', { banner_type: 'popup_full' })

describe('a popup', () => {
  it.each([
    ['never seen, for every day', daily, undefined, true],
    ['never seen, for once', once, undefined, true],
    ['for every day, a moment ago', daily, NOW, false],
    ['for every day, a minute less than a day ago', daily, NOW - 24 * HOUR + 60_000, false],
    ['for every day, a day ago', daily, NOW - 24 * HOUR, true],
    ['for once, years ago', once, 1, false],
    ['that says nothing of how often, years ago', popup('silent', null), 1, false],
    ['for every day, seen by a clock that was an hour ahead', daily, NOW + HOUR, false],
    ['for every day, seen by a clock that was years ahead', daily, NOW + 9_000 * HOUR, true],
  ])('%s', (_, banner, last, expected) => {
    expect(isDue(banner, last === undefined ? {} : { [banner._id]: last }, NOW)).toBe(expected)
  })
})

describe('the next popup', () => {
  it('is a full-screen one first, then the others in order, then none', () => {
    const banners = [daily, once, full]
    expect(nextPopup(banners, {}, NOW)).toEqual({ overlay: 'banner-popup-full', banner: full })
    expect(nextPopup(banners, { full: NOW }, NOW)).toEqual({ overlay: 'banner-popup', banner: daily })
    expect(nextPopup(banners, { full: NOW, daily: NOW }, NOW)?.banner).toBe(once)
    const seen = { full: NOW, daily: NOW, once: NOW }
    expect(nextPopup(banners, seen, NOW)).toBeNull()
    expect(nextPopup(banners, seen, NOW + 24 * HOUR)?.banner).toBe(daily)
  })

  it('is none of the banners of other places', () => {
    expect(nextPopup([popup('top', null, { type: 'top' })], {}, NOW)).toBeNull()
  })
})
