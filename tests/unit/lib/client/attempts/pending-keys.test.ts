import { keepPendingKey, readPendingKey } from '@/lib/client/attempts/pending-keys'

const attempt = { memberId: 7, thing: 'reward:1' }

afterEach(() => Reflect.deleteProperty(globalThis, 'localStorage'))

it('finds the key of an attempt again where storage is full', () => {
  const full: Partial<Storage> = {
    length: 0,
    key: () => null,
    getItem: () => null,
    removeItem: () => undefined,
    setItem: () => {
      throw new DOMException('', 'QuotaExceededError')
    },
  }
  Object.defineProperty(globalThis, 'localStorage', { value: full, configurable: true })
  keepPendingKey(attempt, 'key-1')
  expect(readPendingKey(attempt)).toBe('key-1')
})
