import { samples } from '@/scripts/mails/samples'
import { withoutSample } from '@/scripts/mails/main'
import { given } from './stand-ins'

process.env.SESSION_SECRET ??= 'a secret of the tests, long enough for all'

it('renders every template of the modules', () => {
  expect(withoutSample()).toEqual([])
})

const mails = samples().filter(({ message }) => message.channel === 'email')

it.each(mails)('$name: company, reason and contact in both parts, colours for the dark', ({ message }) => {
  given({ SITE_URL: 'http://localhost:3000' })
  const { html, text } = message.write()
  for (const shown of ['Mã số doanh nghiệp', 'Thư này được gửi tự động vì', '/page/help/contact-us']) {
    expect(html).toContain(shown)
    expect(text).toContain(shown)
  }
  expect(html).toContain('prefers-color-scheme:dark')
  // A light background in the markup has its dark one in the style sheet.
  for (const [tag] of (html ?? '').matchAll(/<\w+[^>]*background:#(?:FFFCFA|F7EFEB)[^>]*>/g))
    expect(tag).toMatch(/class="[^"]*(?:paper|sand)/)
})
