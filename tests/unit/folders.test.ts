import { execFileSync } from 'node:child_process'
import path from 'node:path'

/** A folder of the shop can be read at a glance: at most MOST_FILES files beside each other. */
const MOST_FILES = 15

/** Folders that are larger, with the number they may have: it only goes down. What a new file makes too large is split. */
const LARGER: Readonly<Record<string, number>> = {
  // one file a command of package.json
  scripts: 22,
  // primitives, imported by name all over the shop
  'components/ui': 20,
  'components/reviews/write': 18,
  'components/reviews/write/photos': 19,
  domain: 16,
  services: 17,
}

/** Folders that grow by one file a change. */
const GROWING = /^services\/database\/migrations(\/|$)/

const sizes = new Map<string, number>()
for (const file of execFileSync(
  'git',
  [
    ...['ls-files', '--cached', '--others', '--exclude-standard'],
    ...['app', 'components', 'domain', 'lib', 'scripts', 'services', 'settings'],
  ],
  { encoding: 'utf8' },
)
  .trim()
  .split('\n')) {
  const folder = path.dirname(file)
  if (!GROWING.test(folder)) sizes.set(folder, (sizes.get(folder) ?? 0) + 1)
}

it('has no folder of more files than can be read at a glance', () => {
  expect(sizes.size).toBeGreaterThan(200)
  const tooLarge = [...sizes].filter(([folder, size]) => size > (LARGER[folder] ?? MOST_FILES))
  expect(tooLarge).toEqual([])
})

it('lists no folder as larger that is not', () => {
  const obsolete = Object.keys(LARGER).filter((folder) => (sizes.get(folder) ?? 0) <= MOST_FILES)
  expect(obsolete).toEqual([])
})
