import { safeNext } from '@/domain/account/next-path'

it.each([
  ['/my-orders', '/my-orders'],
  ['/wishlist?page=2#x', '/wishlist?page=2#x'],
  ['/12-son-moi?brands=1,2', '/12-son-moi?brands=1,2'],
  ['/a/../order/shipping', '/order/shipping'],
  ['', '/'],
  [null, '/'],
  [undefined, '/'],
  ['my-orders', '/'],
  ['https://evil.example/', '/'],
  ['//evil.example/x', '/'],
  ['///evil.example', '/'],
  ['/\\evil.example', '/'],
  ['\\\\evil.example', '/'],
  ['/\t/evil.example', '/'],
  ['/\n/evil.example', '/'],
  ['javascript:alert(1)', '/'],
  ['/.//evil.example', '/'],
  ['/api/account/auth/logout', '/'],
  ['/x/../api/account/auth/logout', '/'],
  ['/media/x.webp', '/'],
  ['/apiary', '/apiary'],
  ['/a/..//evil.example', '/'],
  ['/%2e//evil.example/x', '/'],
  [' /x', '/'],
])('%j leads to %s (DEC-11)', (wanted, path) => {
  expect(safeNext(wanted)).toBe(path)
})
