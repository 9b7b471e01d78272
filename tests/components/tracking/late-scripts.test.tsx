import { waitFor } from '@testing-library/react'
import type { SentEvent } from '@/domain/tracking/event'
import type { LateScripts } from '@/lib/late-scripts/script-settings'
import { leavePage, sent, useAway } from './browser'

useAway()

const scripts = () => [...document.head.querySelectorAll('script')]
const load = (at = 0) => scripts()[at]?.dispatchEvent(new Event('load'))

beforeEach(() => {
  document.head.replaceChildren()
  delete document.documentElement.dataset.chat
  delete window.Adjust
  delete window.dataLayer
  window.localStorage.clear()
  window.history.replaceState(null, '', '/')
})

/** Starts what is configured, as a visitor who allows it has it. */
async function start(configured: LateScripts) {
  jest.resetModules()
  const { startLateScripts } = await import('@/lib/late-scripts/start')
  startLateScripts(configured)
  return startLateScripts
}

describe('attribution', () => {
  const adjust = {
    appToken: 'abc123def456',
    script: 'https://cdn.example/adjust.js',
    liveHost: 'nang.example',
  }

  it('runs in test mode except on the live host, and keeps the web device id', async () => {
    const initSdk = jest.fn()
    await start({ adjust })
    expect(scripts().map(({ src }) => src)).toEqual(['https://cdn.example/adjust.js'])
    window.Adjust = { initSdk, waitForWebUUID: () => Promise.resolve('4d1615ab-ee78-49aa-a10f-d57035322a42') }
    load()
    await waitFor(() =>
      expect(window.localStorage.getItem('nang_web_device_id')).toBe('4d1615ab-ee78-49aa-a10f-d57035322a42'),
    )
    expect(initSdk).toHaveBeenCalledWith({ appToken: 'abc123def456', environment: 'sandbox' })
  })

  it('runs in production mode on the live host (TRK-14)', async () => {
    const initSdk = jest.fn()
    await start({ adjust: { ...adjust, liveHost: window.location.host } })
    window.Adjust = { initSdk, waitForWebUUID: () => Promise.resolve('không phải mã') }
    load()
    await waitFor(() =>
      expect(initSdk).toHaveBeenCalledWith(expect.objectContaining({ environment: 'production' })),
    )
    expect(window.localStorage.getItem('nang_web_device_id')).toBeNull()
  })

  it('sends the id when it is assigned, and with every later start', async () => {
    document.cookie = 'nang_consent=yes'
    const startLateScripts = await start({})
    const { startTracker } = await import('@/lib/client/tracking/tracker')
    startTracker(true)
    window.Adjust = { initSdk: () => undefined, waitForWebUUID: () => Promise.resolve('4d1615ab-ee78') }
    expect(startLateScripts).toBeDefined()
    const { startAdjust } = await import('@/lib/late-scripts/adjust')
    const started = startAdjust(adjust)
    load()
    await started
    leavePage()
    const events = (await sent()).flatMap(({ batch }) => batch.events)
    expect(events.map(({ verb, additional }) => [verb, additional])).toEqual([
      ['start', {}],
      ['attribution', { web_device_id: '4d1615ab-ee78' }],
    ])
  })
})

const event: SentEvent = {
  event_id: '4d1615ab-ee78-49aa-a10f-d57035322a42',
  verb: 'view',
  object_type: 'product_detail',
  object_id: '7',
  referrer: '/',
  additional: { full_path: '/son-moi/7-son-do' },
  acquisition_source: 'mobile web',
  accessed_at: '2026-03-01T00:00:00.000Z',
}

/** Starts Google's tag and has the tracker tell it of one view. */
async function viewWith(tag: string) {
  await start({ tag })
  const { startTracker } = await import('@/lib/client/tracking/tracker')
  startTracker(true).see('/son-moi/7-son-do', 'key=geheim')
  await waitFor(() => expect(JSON.stringify(window.dataLayer)).toContain('product_detail'))
  return (window.dataLayer ?? []).map((entry) => JSON.stringify(entry))
}

describe('the web tag', () => {
  it('is a container that receives the shop’s events, without its keys and internal ones', async () => {
    const entries = await viewWith('GTM-ABC1234')
    expect(scripts()[0]?.src).toBe('https://www.googletagmanager.com/gtm.js?id=GTM-ABC1234')
    expect(entries[0]).toContain('"event":"gtm.js"')
    expect(entries[1]).toContain('"event":"nang_page_view"')
    expect(entries[1]).toContain(`"object_id":"${event.object_id}"`)
    expect(entries.join()).not.toContain('geheim')
    expect(entries).toHaveLength(2)
  })

  it('is a property that counts the views sent to it, and none automatically', async () => {
    const entries = await viewWith('G-1234567')
    expect(scripts()[0]?.src).toBe('https://www.googletagmanager.com/gtag/js?id=G-1234567')
    expect(entries[1]).toContain('"send_page_view":false')
    expect(entries[2]).toContain('page_view')
  })
})

describe('the chat', () => {
  const chat = { script: 'https://chat.example/widget.js?id=1', selector: '#chat-widget' }

  it('is in Vietnamese, and is hidden on some phone pages (LAY-14, LAY-15)', async () => {
    await start({ chat })
    expect(scripts()[0]?.src).toBe('https://chat.example/widget.js?id=1&lang=vi')
    expect(scripts()[0]?.dataset.language).toBe('vi')
    expect(document.head.querySelector('style')?.textContent).toBe(
      "@media (width < 768px){html[data-chat='away'] :is(#chat-widget){display:none!important}}",
    )
  })

  it.each([
    ['/order', 'away'],
    ['/order/shipping', 'away'],
    ['/pink-university/check-in', 'away'],
    ['/pink-squad/check-in', 'away'],
    ['/checkin-gift', 'away'],
    ['/order/payment', undefined],
    ['/', undefined],
    ['/son-moi/7-son-do', undefined],
  ])('on %s it is %s', async (path, place) => {
    const { placeChat } = await import('@/lib/late-scripts/chat')
    placeChat(path)
    expect(document.documentElement.dataset.chat).toBe(place)
  })
})

it('starts once a page, and not where the address contains a key', async () => {
  window.history.replaceState(null, '', '/order/success/9?key=geheim')
  const chat = { script: 'https://chat.example/widget.js', selector: '#chat-widget' }
  const startLateScripts = await start({ chat })
  expect(scripts()).toEqual([])
  window.history.replaceState(null, '', '/')
  startLateScripts({ chat })
  startLateScripts({ chat })
  expect(scripts()).toHaveLength(1)
})

it('a script that cannot be loaded fails silently', async () => {
  await start({ chat: { script: 'https://chat.example/widget.js', selector: '#chat-widget' } })
  scripts()[0]?.dispatchEvent(new Event('error'))
  await Promise.resolve()
  expect(scripts()).toEqual([])
})
