import { loginPath, memberPath } from '@/lib/account/social/landing'

it.each([
  ['/', '/?login=1'],
  ['/my-orders?tab=2', '/?login=1&next=%2Fmy-orders%3Ftab%3D2'],
  ['https://evil.example', '/?login=1'],
  ['//evil.example', '/?login=1'],
])('opens the login overlay at home, on the way to %s', (next, path) => {
  expect(loginPath(next)).toBe(path)
})

it.each([
  ['EMPTY EMAIL!', 'EMPTY_EMAIL'],
  ['EMAIL_REGISTERED', 'EMAIL_REGISTERED'],
  ['TOO_MANY_REQUESTS', 'TOO_MANY_REQUESTS'],
  ['INVALID_STATE', 'INVALID_STATE'],
  ['INVALID_TOKEN', 'PROVIDER_REFUSED'],
  ['PROVIDER_REFUSED', 'PROVIDER_REFUSED'],
  ['PROVIDER_OFF', 'PROVIDER_FAILED'],
  ['INTERNAL_ERROR', 'PROVIDER_FAILED'],
  ['constructor', 'PROVIDER_FAILED'],
])('says of %s no more than %s', (code, said) => {
  expect(loginPath('/', code)).toBe(`/?login=1&error=${said}`)
})

it('sends a complete member on, another to complete the profile first (AUT-13)', () => {
  expect(memberPath('/wishlist', true)).toBe('/wishlist')
  expect(memberPath('//evil.example', true)).toBe('/')
  expect(memberPath('/wishlist', false)).toBe('/complete-profile?next=%2Fwishlist')
  expect(memberPath('/', false)).toBe('/complete-profile')
})
