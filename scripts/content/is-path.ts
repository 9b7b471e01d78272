import { NAMED_LISTINGS } from '@/lib/listing/addresses.js'
import { PAGES } from '@/lib/pages/pages.js'

const FIXED: ReadonlySet<string> = new Set([
  ...PAGES.filter(({ kind }) => kind !== 'handler').flatMap((page) => [
    page.path,
    ...('address' in page ? [page.address] : []),
  ]),
  ...NAMED_LISTINGS.map((listing) => `/${listing}`),
])

/** Whether the shop has a page with this fixed address. */
export const isPath = (path: string): boolean => FIXED.has(path) && !path.includes('[')
