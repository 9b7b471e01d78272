import 'server-only'
import { createHash } from 'node:crypto'
import { PROMOTION_CATEGORIES } from '@/domain/catalog/promotion'
import { PAGE_SIZE } from '@/domain/constants'
import { pageCount } from '@/domain/pager'
import {
  isMissingPageName,
  isMissingPath,
  missingCategory,
  missingHelp,
  missingPath,
  type MissingPageName,
} from '@/lib/pages/missing-page-name'
import { NAMED_LISTINGS } from '@/lib/listing/addresses.js'
import { promoCategoryPath } from '@/lib/listing/paths'
import type { JudgedPrefix } from '@/lib/pages/pages.js'
import { readUserName } from '@/lib/reads/profile-reads'
import { promotionPath } from '@/domain/catalog/promotion-address'
import { isSlug } from '@/lib/listing/promotion-path'
import { boothEntryPath } from '@/lib/pages/booth-address'
import { DOCUMENTS } from '@/lib/pages/static-pages/policies.js'
import { isReservedSegment } from '@/lib/pages/reserved-segments.js'
import {
  brandPath,
  categoryPath,
  productPath,
  readKey,
  readPageNumber,
  readProductKey,
} from '@/lib/pages/routes'
import * as facts from './address-facts'
import { helpArticle, helpCategory } from './help-judges'
import { BoundedMap } from '../bounded-map.js'
import type { Verdict } from '../page-cache.js'
import { now } from '../tags/tag-clock.js'

/**
 * Decides from known ids and slugs whether the page of an address may be rendered: unknown and non-canonical addresses cost no rendering.
 * Addresses are those behind the rewrites of next.config.js. Pages check themselves what is not known here.
 */

const OPEN: Verdict = { is: 'open' }
const missing = (as: MissingPageName): Verdict => ({ is: 'missing', as })
const MISSING = missing('page')

const opens = (isThere: boolean): Verdict => (isThere ? OPEN : MISSING)
const moved = (to: string): Verdict => ({ is: 'moved', to })

const digestOf = (route: string) => createHash('sha256').update(route).digest('hex')

type Segments = readonly string[]

/** A missing product, named by the category in its address: its not-found page shows other products of that category. */
async function missingProduct(category: string): Promise<Verdict> {
  const id = await facts.categoryIdOf(category)
  return id === null ? MISSING : missing(`category-${id}`)
}

async function product([category = '', segment = '', number = '']: Segments): Promise<Verdict> {
  const key = isReservedSegment(category) ? null : readProductKey(segment)
  const page = readPageNumber(number)
  if (!key || !page) return MISSING
  const found = await facts.productAddress(key.id)
  if (!found) return missingProduct(category)
  const { slug, folder, entries } = found
  if (!found.is_shown) return missingProduct(folder ?? category)
  if (category !== folder || segment !== `${key.id}-${slug}`)
    return moved(productPath({ id: key.id, slug, default_category: { slug: folder ?? '' } }, page))
  return opens(page <= pageCount(entries, PAGE_SIZE))
}

async function category([segment = '', number = '']: Segments): Promise<Verdict> {
  const key = readKey(segment, '-')
  const page = readPageNumber(number)
  const found = key && page ? await facts.categoryAddress(key.id) : null
  if (!key || !page || !found) return MISSING
  if (key.slug !== found.slug) return moved(categoryPath({ id: key.id, slug: found.slug }, page))
  return opens(page <= pageCount(found.entries, PAGE_SIZE))
}

async function brand([segment = '', number = '']: Segments): Promise<Verdict> {
  const key = readKey(segment, '_')
  const page = readPageNumber(number)
  const found = key && page ? await facts.brandAddress(key.id) : null
  if (!key || !page || !found) return missing('brand')
  if (key.slug !== found.slug) return moved(brandPath({ id: key.id, slug: found.slug }, page))
  return opens(page <= pageCount(found.entries, PAGE_SIZE))
}

async function place([kind = '', key = '', number = '']: Segments): Promise<Verdict> {
  const page = readPageNumber(number)
  if (!page) return MISSING
  if (kind === 'named') return opens(NAMED_LISTINGS.some((known) => known === key))
  if (kind === 'tag') return opens(await facts.isTagSlug(key))
  const id = kind === 'promo' ? readKey(key, '-')?.id : undefined
  const found = id === undefined ? null : await facts.categoryAddress(id)
  if (id === undefined || !found) return MISSING
  const path = promoCategoryPath({ id, slug: found.slug })
  return path === `/promo/${key}` ? OPEN : moved(page > 1 ? `${path}?page=${page}` : path)
}

/** The page of a promotion under `folder`; other promotions belong elsewhere. */
async function promotion(folder: string, slug: string): Promise<Verdict> {
  const found = isSlug(slug) ? await facts.promotionAddress(slug) : null
  if (!found) return MISSING
  const category = PROMOTION_CATEGORIES.find((known) => known === found.folder) ?? 'promo'
  const path = promotionPath({ category, slug })
  return path === `/${folder}/${slug}` ? OPEN : moved(path)
}

async function bestSellers([segment = '']: Segments): Promise<Verdict> {
  const id = readPageNumber(segment)
  return opens(segment === 'all' || (id !== null && (await facts.categoryAddress(id)) !== null))
}

async function saveMore([slug = '', number = '1', ...more]: Segments): Promise<Verdict> {
  const isRead = more.length === 0 && readPageNumber(number) !== null && isSlug(slug)
  return opens(isRead && (await facts.isSaveMoreVoucher(slug)))
}

async function policy([slug = '', version = '', ...more]: Segments): Promise<Verdict> {
  if (more.length > 0 || !DOCUMENTS.some((known) => known === slug)) return MISSING
  if (version === 'current') return OPEN
  const versions = await facts.versionsOfPolicy(slug)
  return opens(versions?.some((known) => String(known.version) === version) ?? false)
}

async function position([slug = '', ...more]: Segments): Promise<Verdict> {
  return opens(more.length === 0 && isSlug(slug) && (await facts.isOpenPosition(slug)))
}

/** The entry of a store's photobooth; its id leads to its alias. */
async function boothEntry([segment = '', ...more]: Segments): Promise<Verdict> {
  const store = more.length === 0 ? await facts.boothStore(segment) : null
  if (!store) return MISSING
  return store.alias === segment ? OPEN : moved(boothEntryPath(store.alias))
}

async function member([segment = '']: Segments): Promise<Verdict> {
  const name = readUserName(segment)
  return opens(name !== null && (await facts.isMember(name)))
}

/** Only the known names have a not-found page. */
async function missingPage([name = '', ...more]: Segments): Promise<Verdict> {
  if (more.length > 0 || !isMissingPageName(name)) return MISSING
  const help = missingHelp(name)
  if (help)
    return opens(help.categoryId === null || (await facts.helpCategoryAddress(help.categoryId)) !== null)
  const id = missingCategory(name)
  return opens(id === null || (await facts.categoryAddress(id)) !== null)
}

/** The judge of every static page with a key in its address, by the beginning of the address; it gets the remaining segments. */
const JUDGES: Readonly<Record<JudgedPrefix, (segments: Segments) => Promise<Verdict>>> = {
  '/product/': product,
  '/listing/category/': category,
  '/listing/brand/': brand,
  '/listing/place/': place,
  '/listing/promotion/': ([kind = '', slug = '', number = '']) =>
    readPageNumber(number) ? promotion(kind, slug) : Promise.resolve(MISSING),
  '/listing/best-seller/': bestSellers,
  '/promotion/': ([slug = '']) => promotion('promotion', slug),
  '/campaign/': ([slug = '']) => promotion('campaign', slug),
  '/partners-promo/': ([slug = '']) => promotion('partners-promo', slug),
  '/flash-sale/': async ([slug = '']) => opens(isSlug(slug) && (await facts.isFlashSaleSession(slug))),
  '/save-more-voucher/': saveMore,
  '/profile/': member,
  '/register/': member,
  '/photobooth/store/': boothEntry,
  '/khong-co/': missingPage,
  '/help/article/': helpArticle,
  '/help/category/': helpCategory,
  '/policy/': policy,
  '/content/9-careers/': position,
}
const judges = Object.entries(JUDGES)

/** Listings whose last page is known: address without page number → first missing page, and when it was found missing. */
const ends = new BoundedMap<{ page: number; at: number }>(5_000)
const END_KNOWN_MS = 60_000

const PAGED = /^(\/(?:listing|product|save-more-voucher|help\/category)\/.+)\/([1-9]\d{0,5})$/

function isPastEnd(path: string): boolean {
  const [, list = '', number] = PAGED.exec(path) ?? []
  const end = ends.get(list)
  return end !== undefined && now() - end.at < END_KNOWN_MS && Number(number) >= end.page
}

/** Remembers that a page beyond the first is missing: so are all pages after it. */
export function noteMissingPage(path: string): void {
  const [, list, number] = PAGED.exec(path) ?? []
  if (list !== undefined && Number(number) > 1) ends.set(list, { page: Number(number), at: now() })
}

/** Whether the page of an address may be rendered. @throws when the lookup fails */
export async function judgePath(path: string): Promise<Verdict> {
  const [prefix, judge] = judges.find(([start]) => path.startsWith(start)) ?? []
  if (prefix === undefined || !judge) return OPEN
  if (isPastEnd(path)) return MISSING
  return judge(path.slice(prefix.length).split('/'))
}

/** The address in a key of the page cache: `/route-cache/APP_PAGE/<digest of the route>/$<address>`. */
export const pathOf = (key: string) => key.slice(key.indexOf('/$') + 2)

const routeOf = (key: string) => key.split('/', 4)[3]

/** The key of a not-found page among the build's `routes`; null when it has none. */
export function missingKey(routes: readonly string[]): (name: string) => string | null {
  const route = routes.find((known) => known.endsWith('/khong-co/[what]/page'))
  return (name) => {
    const isName = route !== undefined && isMissingPageName(name)
    return isName ? `/route-cache/APP_PAGE/${digestOf(route)}/$${missingPath(name)}` : null
  }
}

export const isMissingKey = (key: string): boolean => isMissingPath(pathOf(key))

/** Whether the guard knows all pages of this kind: they are static, and the same for everyone. */
export const isGuardedKey = (key: string): boolean =>
  !isMissingKey(key) && judges.some(([start]) => pathOf(key).startsWith(start))

/**
 * The guard of the page cache, by its keys. `routes` are the names of the build's pages: an address that only the catch-all page answers
 * is missing.
 */
export function pageGuard(routes: readonly string[]): (key: string) => Promise<Verdict> {
  const others = new Set(routes.filter((route) => route.endsWith('/[...missing]/page')).map(digestOf))
  return async (key) => (others.has(routeOf(key) ?? '') ? MISSING : judgePath(pathOf(key)))
}
