import { runInNewContext } from 'node:vm'
import { HEAD_SCRIPT } from '@/lib/security/head-script'

/** Runs what stands in the head of a page at this address; gives its window and how long until the page says that it is ready. */
function run(pathname: string) {
  const waits: number[] = []
  const window: { prerenderReady?: boolean } = {}
  runInNewContext(HEAD_SCRIPT, {
    window,
    location: { pathname, search: '' },
    document: { documentElement: { dataset: {} }, cookie: '' },
    URLSearchParams,
    addEventListener: () => undefined,
    navigator: {},
    setTimeout: (ready: () => void, wait: number) => {
      waits.push(wait)
      ready()
    },
  })
  return { isReady: window.prerenderReady, waits }
}

describe('the prerender flag', () => {
  it.each(['/order', '/order/', '/order/shipping', '/order/success/1'])(
    'is set at once on %s (NET-06)',
    (path) => {
      expect(run(path)).toEqual({ isReady: true, waits: [0] })
    },
  )

  it.each(['/', '/orders-of-magnitude', '/son/12-order'])(
    'is set after 25 s on %s (DEC-19, NET-06)',
    (path) => {
      expect(run(path).waits).toEqual([25_000])
    },
  )
})

describe('where a visitor comes from', () => {
  /** The cookies that are written on arrival at this query, by a visitor with this answer and browser. */
  function written(
    search: string,
    { cookie = '', navigator = {} }: { cookie?: string; navigator?: object } = {},
  ) {
    const lines: string[] = []
    const document = {
      documentElement: { dataset: {} },
      get cookie() {
        return cookie
      },
      set cookie(line: string) {
        lines.push(line)
      },
    }
    runInNewContext(HEAD_SCRIPT, {
      window: {},
      location: { pathname: '/', search },
      document,
      navigator,
      URLSearchParams,
      addEventListener: () => undefined,
      setTimeout: () => undefined,
    })
    return lines
  }
  const SEARCH = '?utm_source=zalo&affiliate_code=a%20b&q=son'

  it.each([{}, { cookie: 'nang_consent=yes' }, { cookie: 'x=1; nang_consent=yes' }])(
    'is kept with %j',
    (visitor) => {
      expect(written('?utm_source=zalo&aff_sid=a%20b&q=son', visitor)).toEqual([
        'utm_source=zalo;path=/;max-age=2592000;samesite=lax',
        'aff_sid=a%20b;path=/;max-age=2592000;samesite=lax',
      ])
    },
  )

  it("of an affiliate's link replaces all there was: the last click wins (AFF-04, AFF-05)", () => {
    const kept = written(SEARCH, { cookie: 'aff_sid=of-another' })
    expect(kept.map((line) => line.replace(/;path=\/;max-age(=\d+).*/, '$1'))).toEqual([
      'utm_source=zalo=2592000',
      'utm_medium==0',
      'utm_campaign==0',
      'acquisition_campaign==0',
      'aff_sid==0',
      'traffic_id==0',
      'affiliate_code=a%20b=2592000',
    ])
  })

  it.each([
    { cookie: 'nang_consent=no' },
    { cookie: 'x=1; nang_consent=no; y=2' },
    { navigator: { globalPrivacyControl: true } },
    { navigator: { doNotTrack: '1' } },
  ])('is not kept with %j', (visitor) => {
    expect(written(SEARCH, visitor)).toEqual([])
  })

  it('is cut between letters', () => {
    const [line = ''] = written(`?utm_campaign=${'a'.repeat(199)}😀b`)
    expect(decodeURIComponent(line)).toContain(`utm_campaign=${'a'.repeat(199)}😀;`)
  })
})

it('keeps the browser’s offer to install the app for the shop’s own (OVL-16)', () => {
  const window: { nangInstall?: unknown } = {}
  const offer = { preventDefault: jest.fn() }
  runInNewContext(HEAD_SCRIPT, {
    window,
    location: { pathname: '/', search: '' },
    document: { documentElement: { dataset: {} }, cookie: '' },
    URLSearchParams,
    navigator: {},
    setTimeout: () => undefined,
    addEventListener: (type: string, listener: (event: object) => void) => {
      if (type === 'beforeinstallprompt') listener(offer)
    },
  })
  expect(offer.preventDefault).toHaveBeenCalled()
  expect(window.nangInstall).toBe(offer)
})
