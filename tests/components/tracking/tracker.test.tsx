import { waitFor } from '@testing-library/react'
import { beacon, leavePage, sent, reported, useAway } from './browser'

useAway()

/** A page that has just been opened. */
async function open(hasOthers = false) {
  jest.resetModules()
  const { startTracker } = await import('@/lib/client/tracking/tracker')
  const { track } = await import('@/lib/client/tracking/track')
  return { track, start: () => startTracker(hasOthers) }
}

it('tracks the start, pages and their referrers, once each (TRK-01, TRK-13)', async () => {
  const { start } = await open()
  const { see } = start()
  see('/', '')
  see('/', 'login=1')
  see('/son-moi/7-son-do', '')
  see('/12-son-moi', 'page=2&key=geheim')
  await waitFor(async () => {
    leavePage()
    expect(await reported()).toHaveLength(4)
  })
  const events = (await sent()).flatMap(({ batch }) => batch.events)
  expect(await reported()).toEqual([
    'start app',
    'view homepage',
    'view product_detail 7',
    'view category_page 12',
  ])
  expect(events.map(({ referrer }) => referrer)).toEqual(['', '', '/', '/son-moi/7-son-do'])
  expect(events[3]?.additional).toEqual({
    name: 'Category',
    path: '/12-son-moi',
    full_path: '/12-son-moi?page=2',
    params: { categoryId: '12', categorySlug: 'son-moi' },
    query: { page: '2' },
  })
  expect(new Set(events.map(({ event_id }) => event_id)).size).toBe(4)
})

it('keeps events tracked before it starts', async () => {
  const { track, start } = await open()
  track('add_to_wishlist', 'product', 7)
  start()
  leavePage()
  expect(await reported()).toEqual(['add_to_wishlist product 7', 'start app'])
})

it('sends ten together, and the rest after five seconds', async () => {
  jest.useFakeTimers()
  try {
    const { track, start } = await open()
    start()
    for (let id = 1; id <= 9; id++) track('click', 'product', id)
    track('click', 'product', 10)
    expect((await sent()).map(({ batch }) => batch.events.length)).toEqual([10])
    jest.advanceTimersByTime(4_900)
    expect(await sent()).toHaveLength(1)
    jest.advanceTimersByTime(200)
    expect((await sent()).map(({ batch }) => batch.events.length)).toEqual([10, 1])
  } finally {
    jest.useRealTimers()
  }
})

it('sends when the page is hidden, and nothing twice', async () => {
  const { start } = await open()
  start()
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  leavePage()
  expect((await sent()).map(({ by }) => by)).toEqual(['beacon'])
})

it('calls once when the browser refuses the beacon', async () => {
  const { start } = await open()
  beacon.isTaken = false
  start()
  leavePage()
  leavePage()
  expect(await sent()).toMatchObject([
    { by: 'call', credentials: 'same-origin', batch: { is_anonymous: false, events: [{ verb: 'start' }] } },
  ])
})

it.each([
  ['the visitor declined', () => (document.cookie = 'nang_consent=no')],
  ['the browser says no', () => Object.assign(navigator, { globalPrivacyControl: true })],
])('sends no cookie along and asks for no id when %s', async (_, decline) => {
  decline()
  const { start } = await open()
  start()
  leavePage()
  expect(await sent()).toMatchObject([{ by: 'call', credentials: 'omit', batch: { is_anonymous: true } }])
})

it('treats no answer as a no where third parties are configured, and a yes for later events', async () => {
  const { track, start } = await open(true)
  start()
  const { answerConsent } = await import('@/lib/client/tracking/consent')
  answerConsent('yes')
  track('click', 'product', 7)
  leavePage()
  expect((await sent()).map(({ batch }) => [batch.is_anonymous, batch.events[0]?.verb])).toEqual([
    [true, 'start'],
    [false, 'click'],
  ])
})

it('tracks the keyword and the number of results', async () => {
  const page = document.createElement('p')
  page.dataset.results = '0'
  document.body.append(page)
  const { start } = await open()
  start().see('/search', 'q=xe+m%C3%A1y')
  await waitFor(async () => {
    leavePage()
    expect(await reported()).toContain('search keyword xe máy')
  })
  const found = (await sent()).flatMap(({ batch }) => batch.events).find(({ verb }) => verb === 'search')
  expect(found?.additional).toEqual({ results: 0 })
  page.remove()
})

it('does not count a turned page or a filter as another search', async () => {
  const page = document.createElement('p')
  page.dataset.results = '40'
  document.body.append(page)
  const { start } = await open()
  const { see } = start()
  see('/search', 'q=serum')
  see('/search', 'q=serum&page=2')
  see('/search', 'q=serum&brands=7&sort=newest')
  await waitFor(async () => {
    leavePage()
    expect((await reported()).filter((one) => one === 'view Search')).toHaveLength(3)
    expect(await reported()).toContain('search keyword serum')
  })
  expect((await reported()).filter((one) => one.startsWith('search'))).toEqual(['search keyword serum'])
  page.remove()
})

it('names the sale of a deals page (TRK-10, VCH-11)', async () => {
  const page = document.createElement('div')
  page.dataset.promotionId = 'promo-1'
  document.body.append(page)
  const { start } = await open()
  start().see('/deals/gio-vang', '')
  leavePage()
  await waitFor(async () => expect(await reported()).toContain('view nang_deals promo-1'))
  page.remove()
})
