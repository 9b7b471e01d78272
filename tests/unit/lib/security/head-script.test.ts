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
    setTimeout: (ready: () => void, wait: number) => {
      waits.push(wait)
      ready()
    },
  })
  return { window, waits }
}

describe('the prerender flag', () => {
  it.each(['/order', '/order/', '/order/shipping', '/order/success/1'])('is set at once on %s', (path) => {
    expect(run(path)).toEqual({ window: { prerenderReady: true }, waits: [0] })
  })

  it.each(['/', '/orders-of-magnitude', '/son/12-order'])('is set after 25 s on %s', (path) => {
    expect(run(path).waits).toEqual([25_000])
  })
})
