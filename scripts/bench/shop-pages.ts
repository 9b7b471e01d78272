/** A page that the bench requests from a running shop. */
export interface BenchPage {
  name: string
  path: string
  /** needs a member with goods in the bag */
  isMembers?: true
  /** selector of an element to press, besides the search in the header */
  press?: string
}

/** The text of a page. @throws when the shop does not answer with 2xx */
export async function textOf(shop: string, path: string): Promise<string> {
  const response = await fetch(new URL(path, shop))
  if (!response.ok) throw new Error(`${path} answered ${response.status}; is the shop open at ${shop}?`)
  return response.text()
}

export function linkIn(html: string, pattern: RegExp): string {
  const path = pattern.exec(html)?.[1]
  if (!path) throw new Error(`no link like ${pattern.source}`)
  return path.replaceAll('&amp;', '&')
}

/** Public pages of all types, found by links from the home page. */
export async function publicPages(shop: string) {
  const home = await textOf(shop, '/')
  const category = linkIn(home, /href="(\/\d+-[^"?]+)"/)
  const listing = await textOf(shop, category)
  return {
    home: { name: 'home', path: '/' },
    category: { name: 'category', path: category },
    narrowed: { name: 'narrowed', path: linkIn(listing, /href="(\/\d+-[^"?]+\?brands=\d+)"/) },
    brand: { name: 'brand', path: linkIn(home, /href="(\/brand\/\d+_[^"?]+)"/) },
    product: { name: 'product', path: linkIn(listing, /href="(\/[a-z0-9-]+\/\d+-[^"?]+)"/) },
    search: { name: 'search', path: '/search?q=son' },
    bag: { name: 'bag', path: '/order' },
  } satisfies Record<string, BenchPage>
}

/** Paths of a sitemap file. */
export const locationsIn = async (shop: string, file: string): Promise<string[]> =>
  [...(await textOf(shop, file)).matchAll(/<loc>([^<]+)<\/loc>/g)].flatMap(([, url]) =>
    url ? [new URL(url).pathname] : [],
  )

/** All paths of the sitemap, without duplicates. */
export async function addressesOf(shop: string): Promise<string[]> {
  const files = await locationsIn(shop, '/sitemap.xml')
  return [...new Set((await Promise.all(files.map((file) => locationsIn(shop, file)))).flat())]
}
