/** @jest-environment jsdom */
import { answerConsent } from '@/lib/client/tracking/consent'

it('takes back what was kept of campaigns and partners with a no, and nothing else', () => {
  for (const name of ['utm_source', 'affiliate_code', 'nang_bag']) document.cookie = `${name}=1;path=/`
  answerConsent('yes')
  expect(document.cookie).toContain('utm_source=1')
  answerConsent('no')
  expect(document.cookie.split('; ').sort()).toEqual(['nang_bag=1', 'nang_consent=no'])
})
