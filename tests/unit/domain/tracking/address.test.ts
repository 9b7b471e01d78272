import { holdsSecret, placeOf, referrerOf } from '@/domain/tracking/address'

it('keeps of a query what says what was looked at, and nothing else (TRK-03)', () => {
  const search = 'q=serum&page=2&key=abc&email=minh%40example.vn&login=1&brands=5&brands=6'
  expect(placeOf('/search', search)).toEqual({
    name: 'Search',
    path: '/search',
    full_path: '/search?q=serum&page=2&brands=6',
    params: {},
    query: { q: 'serum', page: '2', brands: '6' },
  })
})

it.each(['/profile/minh.an', '/register/minh.an'])('forgets whose name is in %s', (path) => {
  const place = JSON.stringify(placeOf(path, ''))
  expect(place).not.toContain('minh')
  expect(place).toContain('/*')
})

it.each([
  ['', ''],
  ['không phải địa chỉ', ''],
  ['https://www.google.com/search?q=ai+do', 'https://www.google.com/search'],
  ['https://nang.example/order/success/9?key=abc', '/order/success/9'],
  ['https://nang.example/search?q=son', '/search?q=son'],
])('who came from "%s" came from "%s"', (referrer, said) => {
  expect(referrerOf(referrer, 'https://nang.example')).toBe(said)
})

it.each([
  ['?key=abc', true],
  ['?uid=1&code=2', true],
  ['?q=key', false],
  ['', false],
])('an address with "%s" holds a secret: %s', (search, holds) => {
  expect(holdsSecret(search)).toBe(holds)
})
