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
    requestAnimationFrame: () => 0,
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

describe('a script that does not arrive', () => {
  const SRC = '/_next/static/chunks/a1b2.js'

  /** An element as the browser names it in an error. */
  const element = ({ src = SRC, attributes = ['src', 'async'], ...own }) => ({
    ...own,
    src: new URL(src, 'https://nang.vn').href,
    getAttribute: () => src,
    hasAttribute: (name: string) => attributes.includes(name),
  })

  /** A page with the head script; `lose` is the line that breaks, `online` the network that is back. */
  function arriving(navigator: { onLine: boolean }) {
    const asked: { src: string }[] = []
    const waits: number[] = []
    const listeners: Record<string, (event?: object) => void> = {}
    let stopped = 0
    runInNewContext(HEAD_SCRIPT, {
      window: {},
      location: { pathname: '/', search: '' },
      document: {
        documentElement: { dataset: {} },
        cookie: '',
        createElement: () => ({}),
        head: { append: (script: { src: string }) => asked.push(script) },
      },
      URLSearchParams,
      Math: { random: () => 0.5 },
      addEventListener: (name: string, run: () => void) => (listeners[name] = run),
      requestAnimationFrame: () => 0,
      navigator,
      setTimeout: (run: () => void, wait: number) => {
        if (wait === 25_000) return
        waits.push(wait)
        run()
      },
    })
    return {
      asked: () => asked.map((script) => script.src),
      waits,
      stopped: () => stopped,
      lose: (target: object = element(asked.at(-1) ?? {})) =>
        listeners.error?.({ target, stopImmediatePropagation: () => stopped++ }),
      online: () => listeners.online?.(),
    }
  }

  it('is loaded again, later each time, then whenever the network is back, and its failure is kept', () => {
    const page = arriving({ onLine: true })
    for (let times = 0; times < 5; times++) page.lose()
    expect(page.waits).toEqual([1_000, 2_000, 4_000, 8_000])
    expect(page.asked()).toEqual([SRC, SRC, SRC, SRC])
    page.online()
    expect(page.asked()).toHaveLength(5)
    expect(page.stopped()).toBe(5)
  })

  it('without network is loaded again when it is back', () => {
    const page = arriving({ onLine: false })
    page.lose()
    expect(page.asked()).toEqual([])
    page.online()
    expect(page.asked()).toEqual([SRC])
    expect(page.waits).toEqual([])
  })

  it.each([
    ['a script of others', element({ src: 'https://partner.example/tag.js' })],
    ['code that a press asked for', element({ attributes: ['src'] })],
    ['a picture', element({ src: '/i/demo/1.avif' })],
    ['an error of a program', {}],
  ])('%s is left alone', (_, target) => {
    const page = arriving({ onLine: true })
    page.lose(target)
    expect([page.asked(), page.waits, page.stopped()]).toEqual([[], [], 0])
  })
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
      requestAnimationFrame: () => 0,
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

  it.each([
    ['is kept whole where there is no claim', 'utm_medium=oa', ['utm_source', 'aff_sid', 'affiliate_code']],
    ['leaves an earlier claim, whose end is a valid code', 'x=1; affiliate_code=of-another', ['utm_source']],
  ])("of an affiliate's link %s (AFF-04, AFF-05)", (_, cookie, names) => {
    const kept = written(`${SEARCH}&aff_sid=s1`, { cookie })
    expect(kept.map((line) => line.split('=')[0])).toEqual(names)
  })

  it('of an advertisement leaves the claim and adds to it', () => {
    const cookie = 'affiliate_code=of-another'
    expect(written('?utm_source=zalo&aff_sid=s1', { cookie })).toHaveLength(2)
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
    requestAnimationFrame: () => 0,
    addEventListener: (type: string, listener: (event: object) => void) => {
      if (type === 'beforeinstallprompt') listener(offer)
    },
  })
  expect(offer.preventDefault).toHaveBeenCalled()
  expect(window.nangInstall).toBe(offer)
})

describe('the scripts of the page', () => {
  /** Runs the head script of a page with two inert scripts; gives what starts them and the addresses asked for so far. */
  function page({ pictures = [] as object[], search = '', isParsing = false } = {}) {
    const asked: string[] = []
    const listeners: Record<string, () => void> = {}
    const timers: (() => void)[] = []
    const frames: ((time: number) => void)[] = []
    let paint: () => void = () => undefined
    const late = { text: 'a1 b2', remove: jest.fn(() => void marks.splice(0)) }
    const marks = isParsing ? [] : [late]
    class PerformanceObserver {
      constructor(private readonly seen: (list: object, observer: object) => void) {}
      disconnect() {
        paint = () => undefined
      }
      observe() {
        paint = () => this.seen({ getEntriesByName: () => [{}] }, this)
      }
    }
    const window = { PerformanceObserver }
    runInNewContext(HEAD_SCRIPT, {
      window,
      PerformanceObserver,
      location: { pathname: '/', search },
      document: {
        readyState: isParsing ? 'loading' : 'interactive',
        documentElement: { dataset: {} },
        cookie: '',
        images: pictures,
        querySelector: () => marks[0] ?? null,
        createElement: () => ({}),
        head: { append: ({ src }: { src: string }) => void asked.push(src) },
      },
      URLSearchParams,
      navigator: {},
      addEventListener: (type: string, listener: () => void) => void (listeners[type] = listener),
      requestAnimationFrame: (draw: (time: number) => void) => void frames.push(draw),
      setTimeout: (run: (...values: unknown[]) => void, _wait: number, ...values: unknown[]) =>
        void timers.push(() => run(...values)),
    })
    const frame = (time: number) => {
      for (const draw of frames.splice(0)) draw(time)
    }
    const pass = () => {
      for (const run of timers.splice(0)) run()
    }
    pass()
    return { asked, listeners, frame, pass, paint: () => paint(), parse: () => void marks.push(late) }
  }
  const BOTH = ['/_next/static/chunks/a1.js', '/_next/static/chunks/b2.js']

  it('start after the first paint, once', () => {
    const { asked, frame, paint, pass, listeners } = page()
    frame(120)
    expect(asked).toEqual([])
    paint()
    frame(140)
    pass()
    expect(asked).toEqual(BOTH)
    listeners.pointerdown?.()
    expect(asked).toEqual(BOTH)
  })

  it('wait for a picture of high priority that shows, a second at most', () => {
    const picture = { fetchPriority: 'high', complete: false, offsetWidth: 300 }
    const { asked, frame, paint, pass } = page({ pictures: [picture] })
    frame(120)
    paint()
    for (let waited = 0; waited < 5; waited++) pass()
    frame(400)
    pass()
    expect(asked).toEqual([])
    for (let waited = 0; waited < 20; waited++) pass()
    frame(1_200)
    pass()
    expect(asked).toEqual(BOTH)
  })

  it('start when the head has been parsed, if they were to start before', () => {
    const { asked, frame, parse, listeners } = page({ isParsing: true })
    frame(800)
    expect(asked).toEqual([])
    parse()
    listeners.DOMContentLoaded?.()
    expect(asked).toEqual(BOTH)
  })

  it('start whatever the address says: half a letter is not kept', () => {
    const { asked, frame } = page({ search: `?utm_campaign=${'a'.repeat(199)}😀` })
    frame(800)
    expect(asked).toEqual(BOTH)
  })

  it.each([
    ['the first frame of a slow line', ({ frame }: ReturnType<typeof page>) => frame(800)],
    ['a touch', ({ listeners }: ReturnType<typeof page>) => listeners.pointerdown?.()],
    [
      'the load event of a page that is not painted',
      ({ listeners, pass }: ReturnType<typeof page>) => {
        listeners.load?.()
        pass()
      },
    ],
  ])('start with %s', (_, happen) => {
    const opened = page()
    happen(opened)
    expect(opened.asked).toEqual(BOTH)
  })
})
