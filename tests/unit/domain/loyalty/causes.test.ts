import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { EARNING_WAYS } from '@/domain/loyalty/ledger'
import { POINT_REASON_NAMES } from '@/domain/loyalty/reasons'
import { TOKEN_REASONS } from '@/domain/campaign/tokens'

/** What the tables of causes name is what the services write. */

const services = ['services', 'scripts']
  .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile() && /\.(ts|sql)$/.test(entry.name))
  .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'utf8'))

/** Whether some file that moves points or tokens names this cause. */
const isWritten = (cause: string, mover: RegExp): boolean =>
  services.some(
    (text) =>
      mover.test(text) &&
      new RegExp(
        String.raw`(?:reason|takenBack|account|onEvent|kind|rulesOf)\b[^\n]*'${cause}'|'${cause}',?$`,
        'm',
      ).test(text),
  )

it('does not take a cause for written that no module writes', () => {
  expect(isWritten('campaign', /grantPoints/)).toBe(false)
})

it.each(EARNING_WAYS)('the way to earn "%s" is one that a module tells', (way) => {
  expect(services.some((text) => text.includes(`way: '${way}'`))).toBe(true)
})

it.each(POINT_REASON_NAMES)('points move for the reason "%s"', (reason) => {
  const mover = /grantPoints|spendPoints|returnPoints|movePoints|loyalty\.transactions|POINT_REASONS/
  expect(isWritten(reason, mover)).toBe(true)
})

it.each(TOKEN_REASONS)('tokens move for the reason "%s"', (reason) => {
  expect(isWritten(reason, /grantTokens|takeTokensBack|post\(|settleRule|rulesOf/)).toBe(true)
})
