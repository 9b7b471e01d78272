import { cacheLife, cacheTag } from 'next/cache'

/**
 * The only place where a cache tag or a lifetime is written. The database emits the same tags when a row changes
 * (services/<module>/sql, `shop.mark_stale`); `POST /api/revalidate` takes them from an external backend.
 */
export const tags = {
  /** everything of the catalogue: a bulk import */
  catalog: 'catalog',
  home: 'home',
  banners: 'banners',
  brands: 'brands',
  categories: 'categories',
  promotions: 'promotions',
  /** what points are redeemed for */
  rewards: 'rewards',
  /** levels of members, and what they bring */
  levels: 'levels',
  /** the affiliate programme: its rates */
  affiliate: 'affiliate',
  /** games, their wheels and prizes */
  missions: 'missions',
  /** all that a product's own page shows */
  product: (id: number) => `product:${id}`,
  /** what a product's card shows, wherever it stands */
  card: (id: number) => `card:${id}`,
  reviews: (productId: number) => `reviews:${productId}`,
  brand: (id: number) => `brand:${id}`,
  category: (id: number) => `category:${id}`,
  promotion: (id: string) => `promotion:${id}`,
  /** by the digest of a user name, which may not be taken yet */
  profile: (digest: string) => `profile:${digest}`,
  /** lists and names of the help centre: its categories, titles of articles */
  help: 'help',
  /** an article */
  post: (id: number) => `post:${id}`,
  /** a static page in all its versions; 'careers' with the open positions */
  page: (slug: string) => `page:${slug}`,
}

const TAG =
  /^(catalog|home|banners|brands|categories|promotions|rewards|levels|missions|affiliate|help|(product|card|reviews|brand|category|promotion|post):\d+|page:[a-z0-9-]{1,120}|profile:[0-9a-f]{32})$/

/** Whether a text is a tag of ours, for what comes in by HTTP. */
export const isTag = (text: string) => TAG.test(text)

/** Seconds. Tags make a change visible at once; lifetimes bound what no tag speaks of, such as "sold so far". */
const lifetimes = {
  /** lists that only the clock changes: what is trending, which sale is on */
  minutes: { stale: 300, revalidate: 300, expire: 86_400 },
  /** products, listings, menus */
  hours: { stale: 300, revalidate: 6 * 3_600, expire: 30 * 86_400 },
}

/** Marks the surrounding `'use cache'` function: how long it lives and which changes end it. */
export function cached(lifetime: keyof typeof lifetimes, ...tagNames: string[]): void {
  cacheLife(lifetimes[lifetime])
  cacheTag(tags.catalog, ...tagNames)
}
