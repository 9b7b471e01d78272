import {
  afterOffer,
  afterPage,
  MOST_OFFERS,
  mayOfferInstall,
  NO_MEMORY,
  OFFER_PAUSE_MS,
  VISIT_GAP_MS,
  VISITS_BEFORE_OFFER,
} from '@/domain/app/install-offer'

/** OVL-16: the offer to install the app is shown seldom, and never on a first visit or while buying. */

const now = Date.parse('2026-11-23T10:00:00+07:00')
const regular = { visits: VISITS_BEFORE_OFFER, lastSeenAt: now, offers: 0, offeredAt: 0 }
const allowed = { memory: regular, path: '/', isInstallable: true, isOccupied: false, now }

it('offers itself to a regular visitor who browses', () => {
  for (const path of ['/', '/12-son-moi', '/son-moi/101-son-li', '/brand/3_abc', '/wishlist', '/my-orders'])
    expect([path, mayOfferInstall({ ...allowed, path })]).toEqual([path, true])
})

it.each([
  ['on a first visit', { memory: { ...regular, visits: 1 } }],
  ['where it cannot be installed', { isInstallable: false }],
  ['beside another overlay', { isOccupied: true }],
  ['soon after it was dismissed', { memory: afterOffer(regular, now - OFFER_PAUSE_MS + 1) }],
  ['after it was dismissed often', { memory: { ...regular, offers: MOST_OFFERS, offeredAt: 0 } }],
  ['in the bag', { path: '/order' }],
  ['at the checkout', { path: '/order/payment' }],
  ['after an order', { path: '/order/success/8c0b' }],
  ['in a form', { path: '/complete-profile' }],
  ['in a game', { path: '/spinthewheel/home' }],
  ['in the help centre', { path: '/page/help/contact-us' }],
])('makes no offer %s', (_, changes) => {
  expect(mayOfferInstall({ ...allowed, ...changes })).toBe(false)
})

it('offers itself again after a month', () => {
  const memory = afterOffer(regular, now - OFFER_PAUSE_MS - 1)
  expect(mayOfferInstall({ ...allowed, memory })).toBe(true)
})

it('counts visits, not pages', () => {
  const first = afterPage(NO_MEMORY, now)
  expect(first.visits).toBe(1)
  expect(afterPage(first, now + VISIT_GAP_MS - 1).visits).toBe(1)
  expect(afterPage(first, now + VISIT_GAP_MS + 1).visits).toBe(2)
})
