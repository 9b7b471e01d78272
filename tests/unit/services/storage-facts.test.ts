import { DEFAULT_COOKIE_DAYS, MOST_COOKIE_DAYS } from '@/domain/affiliate/affiliate'
import { storageFacts } from '@/services/content/facts/storage'

const linesOf = (name: string) => {
  const { cookies_table: table } = storageFacts()
  return table?.kind === 'block' ? table.markdown.split('\n').filter((line) => line.includes(name)) : []
}

it("says how long an affiliate's cookies are kept, and the longest an affiliate may have (AFF-05)", () => {
  expect(linesOf('affiliate\\_code')).toEqual([
    expect.stringContaining(`${DEFAULT_COOKIE_DAYS} ngày, tối đa ${MOST_COOKIE_DAYS} ngày |`),
  ])
  expect(linesOf('acquisition\\_campaign')).toEqual([expect.stringMatching(/\| 30 ngày \|$/)])
  expect(storageFacts().affiliate_cookie_days).toEqual({ kind: 'text', text: `${DEFAULT_COOKIE_DAYS} ngày` })
})
