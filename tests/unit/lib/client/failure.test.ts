import { DomainError } from '@/domain/error'
import { fetchInTime } from '@/lib/client/connection'
import { failureKind, failureSentence, withInstruction, withCause } from '@/lib/client/failure'

const realFetch = globalThis.fetch
const realNavigator = Object.getOwnPropertyDescriptor(globalThis, 'navigator')
afterEach(() => {
  globalThis.fetch = realFetch
  if (realNavigator) Object.defineProperty(globalThis, 'navigator', realNavigator)
})

const online = (onLine: boolean) =>
  Object.defineProperty(globalThis, 'navigator', { value: { onLine }, configurable: true })

/** What a call throws when `fetch` does. */
async function failureOf(error: Error): Promise<unknown> {
  globalThis.fetch = () => Promise.reject(error)
  return fetchInTime('/api/cart/carts/me').catch((failure: unknown) => failure)
}

const missingCode = () => Object.assign(new Error('Failed to load chunk'), { name: 'ChunkLoadError' })

describe('tells failures apart', () => {
  it.each([
    ['a device without network', false, new TypeError('Failed to fetch'), 'offline'],
    ['a connection that breaks', true, new TypeError('Failed to fetch'), 'unreachable'],
    ['an answer that does not come', true, new DOMException('timed out', 'TimeoutError'), 'timeout'],
  ])('%s', async (_, isOnline, thrown, kind) => {
    online(isOnline)
    expect(failureKind(await failureOf(thrown))).toBe(kind)
  })

  it.each([
    [new DomainError('INTERNAL_ERROR', 500), 'server'],
    [new DomainError('UNAVAILABLE', 503), 'server'],
    // a page of some proxy
    [new DomainError('NETWORK', 404), 'server'],
    [new DomainError('MAX_LIMIT_ORDER', 409), 'refused'],
    [new DomainError('TOO_MANY_REQUESTS', 429), 'refused'],
    [missingCode(), 'unreachable'],
    [new DOMException('code did not come', 'TimeoutError'), 'timeout'],
    // a mistake of ours is not the network's fault
    [new TypeError('x is not a function'), 'unknown'],
  ])('%o (NET-07)', (failure, kind) => {
    online(true)
    expect(failureKind(failure)).toBe(kind)
  })

  it('calls code that does not come without network what it is', () => {
    online(false)
    expect(failureKind(missingCode())).toBe('offline')
  })
})

it('gives each its own words: what failed, why, what to do (DEC-07)', () => {
  online(true)
  const broken = new DomainError('INTERNAL_ERROR', 500)
  expect(failureSentence('add', broken)).toBe(
    'Chưa thêm được vào giỏ. Cửa hàng đang gặp trục trặc. Bạn thử lại sau ít phút nhé.',
  )
  expect(withInstruction('Chưa tải được giỏ hàng.', new Error('x'))).toBe(
    'Chưa tải được giỏ hàng. Bạn thử lại nhé.',
  )
  // A sentence of the catalogue stays to the letter where a service has answered.
  expect(withCause('Vui lòng thử lại.', broken)).toBe('Vui lòng thử lại.')
  online(false)
  expect(failureSentence('add', missingCode())).toBe(
    'Chưa thêm được vào giỏ. Bạn đang ngoại tuyến. Có mạng rồi bạn thử lại nhé.',
  )
  expect(withCause('Vui lòng thử lại.', missingCode())).toBe('Vui lòng thử lại. Bạn đang ngoại tuyến.')
})
