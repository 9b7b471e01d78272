import { createTranslator } from 'next-intl'
import { intlConfig } from '@/lib/i18n'

/** The translator of one page, as next-intl makes it of the configuration. */
const translatorOfPage = () => createTranslator({ ...intlConfig, namespace: 'listing' })

it('parses a message for the first page alone', () => {
  const choosing = jest.spyOn(Intl.NumberFormat, 'supportedLocalesOf')
  const first = translatorOfPage()('products', { name: 'Sen' })
  const parsings = choosing.mock.calls.length
  expect(parsings).toBeGreaterThan(0)
  const second = translatorOfPage()('products', { name: 'Mận' })
  expect(choosing).toHaveBeenCalledTimes(parsings)
  expect([first, second].map((text) => text.includes('Sen'))).toEqual([true, false])
  expect(second).toContain('Mận')
})
