import { createHash } from 'node:crypto'
import { HEAD_SCRIPT } from '@/lib/security/head-script'
import { NONCE_PAGES } from '@/lib/pages/pages'
import { noncePolicy, staticPolicy } from '@/lib/security/policy'

const rulesOf = (policy: string) =>
  Object.fromEntries(policy.split('; ').map((rule) => [rule.split(' ', 1)[0], rule.split(' ').slice(1)]))

it('allows members’ pages to run only scripts with their nonce and the head script', () => {
  const rules = rulesOf(noncePolicy('abc', {}))
  const digest = createHash('sha256').update(HEAD_SCRIPT).digest('base64')
  expect(rules['script-src']).toEqual(["'self'", "'nonce-abc'", `'sha256-${digest}'`, "'strict-dynamic'"])
})

it.each([staticPolicy({}), noncePolicy('abc', {})])(
  'shuts out frames, objects and foreign forms: %s',
  (policy) => {
    const rules = rulesOf(policy)
    expect(rules['object-src']).toEqual(["'none'"])
    expect(rules['frame-ancestors']).toEqual(["'self'"])
    expect(rules['base-uri']).toEqual(["'self'"])
    expect(rules['form-action']).toEqual(["'self'"])
    expect(policy).not.toContain('unsafe-eval')
  },
)

it('upgrades to HTTPS where the shop has it, and shows pictures of the given hosts', () => {
  const policy = staticPolicy({ SITE_URL: 'https://nang.example', IMAGE_HOSTS: 'cdn.example.com' })
  expect(policy).toContain('upgrade-insecure-requests')
  expect(rulesOf(policy)['img-src']).toContain('https://cdn.example.com')
})

it.each([
  ['shipping-address', true],
  ['set-password', true],
  ['profile/minh_1', false],
  ['order', true],
  ['orders', false],
  ['', false],
  ['12-son-moi', false],
  ['my-orders-guide', false],
])('/%s is made for each request: %s', (path, isPersonal) => {
  expect(new RegExp(`^(?:${NONCE_PAGES})$`).test(path)).toBe(isPersonal)
})
