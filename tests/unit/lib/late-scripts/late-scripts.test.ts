import { environmentOn } from '@/lib/late-scripts/adjust'
import { lateScripts } from '@/lib/late-scripts/script-settings'
import { noncePolicy, staticPolicy } from '@/lib/security/policy'

const rulesOf = (policy: string) =>
  Object.fromEntries(policy.split('; ').map((rule) => [rule.split(' ', 1)[0], rule.split(' ').slice(1)]))

/** Videos of campaigns, which load when they are played. */
const VIDEOS = 'https://www.youtube-nocookie.com'

it('is off without settings, and the policy allows no other host', () => {
  expect(lateScripts({})).toBeNull()
  const rules = rulesOf(staticPolicy({}))
  expect(rules['script-src']).toEqual(["'self'", "'unsafe-inline'"])
  expect(rules['connect-src']).toEqual(["'self'"])
  expect(rules['frame-src']).toEqual(["'self'", VIDEOS])
  expect(rules).not.toHaveProperty('media-src')
})

it.each([
  [{ WEB_TAG_ID: 'GTM-ABC1234' }, { tag: 'GTM-ABC1234' }],
  [{ WEB_TAG_ID: 'G-1234567' }, { tag: 'G-1234567' }],
  [{ WEB_TAG_ID: 'UA-1<script>' }, null],
  [{ CHAT_SCRIPT_URL: 'javascript:alert(1)' }, null],
  [{ CHAT_SCRIPT_URL: 'http://chat.example/a.js' }, null],
  [
    { CHAT_SCRIPT_URL: 'https://chat.example/a.js' },
    { chat: { script: 'https://chat.example/a.js', selector: '#chat-widget' } },
  ],
  [
    { ADJUST_APP_TOKEN: 'abc123def456', ADJUST_LIVE_HOST: 'nang.example' },
    {
      adjust: {
        appToken: 'abc123def456',
        script: 'https://cdn.adjust.com/adjust-latest.min.js',
        liveHost: 'nang.example',
      },
    },
  ],
])('%j turns on %j', (env, on) => {
  expect(lateScripts(env)).toEqual(on)
})

it('allows the configured hosts and no other', () => {
  const rules = rulesOf(
    staticPolicy({
      CHAT_SCRIPT_URL: 'https://chat.example/widget.js?id=1',
      CHAT_HOSTS: 'cdn.chat.example, không hợp lệ',
      ADJUST_APP_TOKEN: 'abc123def456',
      ADJUST_SCRIPT_URL: 'https://sdk.example/adjust.js',
    }),
  )
  expect(rules['script-src']).toEqual([
    ...["'self'", "'unsafe-inline'", 'https://sdk.example'],
    ...['https://chat.example', 'https://cdn.chat.example'],
  ])
  expect(rules['connect-src']).toContain('wss://chat.example')
  expect(rules['connect-src']).toContain('https://app.adjust.com')
  expect(rules['frame-src']).toEqual([
    ...["'self'", VIDEOS],
    ...['https://chat.example', 'https://cdn.chat.example'],
  ])
  expect(JSON.stringify(rules)).not.toContain('google')
})

it('lets Google’s tag count, on pages with a nonce too', () => {
  const rules = rulesOf(noncePolicy('abc', { WEB_TAG_ID: 'G-1234567', WEB_TAG_HOSTS: 'tags.example' }))
  expect(rules['script-src']).toContain('https://www.googletagmanager.com')
  expect(rules['script-src']).toContain('https://tags.example')
  expect(rules['connect-src']).toContain('https://*.google-analytics.com')
})

it.each([
  ['nang.example', 'nang.example', 'production'],
  ['thu.nang.example', 'nang.example', 'sandbox'],
  ['localhost:3000', 'nang.example', 'sandbox'],
  ['nang.example', '', 'sandbox'],
])('on %s with the live host "%s" attribution runs as %s (TRK-14)', (host, live, environment) => {
  expect(environmentOn(host, live)).toBe(environment)
})
