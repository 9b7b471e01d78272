import { globSync, readFileSync } from 'node:fs'
import { JUDGED_PREFIXES } from '@/lib/cache/page-guard'

/** Made for each request: nothing of them is kept. */
const PER_REQUEST = /\/\((?:query|member)\)\/|^app\/api\//

/** A route answers each request itself, unless it has answers made beforehand. */
const isKept = (file: string) =>
  !PER_REQUEST.test(file) &&
  (file.endsWith('page.tsx') || readFileSync(file, 'utf8').includes('generateStaticParams'))

/** What all addresses of a page begin with: its folders before the first with a key. */
const prefixOf = (file: string) =>
  file
    .slice('app'.length, file.indexOf('['))
    .split('/')
    .filter((folder) => !folder.startsWith('('))
    .join('/')

it('every kept page with a key in its address has a judge', () => {
  const files = globSync('app/**/{page.tsx,route.ts}').filter((file) => file.includes('[') && isKept(file))
  const unjudged = files.filter(
    (file) => !JUDGED_PREFIXES.some((prefix) => prefixOf(file).startsWith(prefix)),
  )
  // The page for all other addresses: pageGuard() itself says that it is missing.
  expect(unjudged).toEqual(['app/(shop)/[...missing]/page.tsx'])
})
