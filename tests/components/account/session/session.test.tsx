/** The start of a visit: each test has a session of its own, as every page has. */

const setCookie = (name: string, value: string) => (document.cookie = `${name}=${value}; path=/`)
const dropCookie = (name: string) => (document.cookie = `${name}=; path=/; max-age=0`)

let broker: jest.SpiedFunction<typeof fetch>

beforeEach(() => {
  jest.resetModules()
  jest.useFakeTimers()
  for (const name of ['sso', 'nang_member']) dropCookie(name)
  broker = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => Promise.resolve(Response.json({ success: true, data: {} })))
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

async function start() {
  const { getSession, startSession } = await import('@/lib/client/member/session')
  return { getSession, started: startSession() }
}

it('waits for the sso cookie, looking every 100 ms, and asks no broker once it is there (AUT-01)', async () => {
  const { getSession, started } = await start()
  await jest.advanceTimersByTimeAsync(350)
  expect(getSession()).toBe('starting')
  setCookie('sso', '1')
  await jest.advanceTimersByTimeAsync(50)
  await started
  expect(getSession()).toBe('visitor')
  expect(broker).not.toHaveBeenCalled()
})

it('asks the broker after two seconds without it, with the way back (AUT-01, AUT-03)', async () => {
  const { getSession, started } = await start()
  await jest.advanceTimersByTimeAsync(1_999)
  expect(broker).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(1)
  await started
  expect(broker.mock.calls).toEqual([[`/api/sso/broker?return=${encodeURIComponent(window.location.href)}`]])
  expect(getSession()).toBe('visitor')
})

it('is a member’s once the start is over, and not before (AUT-02)', async () => {
  setCookie('nang_member', '1')
  const { getSession, started } = await start()
  expect(getSession()).toBe('starting')
  setCookie('sso', '1')
  await jest.advanceTimersByTimeAsync(100)
  await started
  expect(getSession()).toBe('member')
})

it('starts as a visitor’s where the broker does not answer', async () => {
  broker.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')))
  const { getSession, started } = await start()
  await jest.advanceTimersByTimeAsync(2_000)
  await started
  expect(getSession()).toBe('visitor')
})
