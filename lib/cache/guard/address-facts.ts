import 'server-only'
import { createHash } from 'node:crypto'
import { array } from 'yup'
import { type AddressKind, type NamedAddress, namedAddressSchema } from '@/domain/catalog/address'
import { type BoothStore, findBoothStore } from '@/domain/photobooth/booth-store'
import type { CategoryNode } from '@/domain/catalog/category'
import { tags } from '@/lib/cache-manifest'
import type { HelpCategory } from '@/domain/content/post'
import { readHelpAddresses, readHelpCategories } from '@/lib/reads/help-reads'
import { readCategoryTree, readTags } from '@/lib/reads/catalog-reads'
import { readFlashSaleSessions, readVoucher } from '@/lib/reads/promo-reads'
import { readProfile } from '@/lib/reads/profile-reads'
import { readBoothStores } from '@/lib/reads/cached/cached-booth'
import { readPosition, readStaticPage } from '@/lib/reads/content/static-page-reads'
import { catalogClient } from '@/lib/services/clients'
import { readData } from '@/lib/services/read'
import { factCache } from './fact-cache'

/**
 * Looks up which ids and slugs exist, for page-guard.ts. It runs before a page is rendered, where `'use cache'` is not available, so
 * answers are cached here.
 */

const addressesSchema = array(namedAddressSchema.required()).required()

const addresses = (kind: AddressKind, tagsOf: (key: string) => string[]) =>
  factCache<NamedAddress>(
    async (keys) => {
      const answer = catalogClient.v3.exports.addresses.$get({ query: { kind, keys: keys.join(',') } })
      return new Map((await readData(answer, addressesSchema)).map((row) => [row.key, row]))
    },
    (key) => [tags.catalog, ...tagsOf(key)],
  )

const product = addresses('product', (id) => [tags.product(Number(id)), tags.reviews(Number(id))])
const brand = addresses('brand', (id) => [tags.brand(Number(id)), tags.brands])
const category = addresses('category', (id) => [tags.category(Number(id)), tags.categories])

export const productAddress = (id: number) => product(String(id))
export const brandAddress = (id: number) => brand(String(id))
export const categoryAddress = (id: number) => category(String(id))
export const promotionAddress = addresses('promotion', () => [tags.promotions])

/** One call per key. */
const oneByOne =
  (exists: (key: string) => Promise<boolean>) =>
  async (keys: string[]): Promise<ReadonlyMap<string, true>> => {
    const found = await Promise.all(keys.map(async (key) => ((await exists(key)) ? [key] : [])))
    return new Map(found.flat().map((key) => [key, true]))
  }

/** All keys in one call, cached under one key. */
const ALL = ''
const idsBySlug = (categories: readonly CategoryNode[]): Map<string, number> =>
  new Map(categories.flatMap(({ id, slug, children }) => [...idsBySlug(children), [slug, id] as const]))

const slugs = factCache(
  async () => new Map([[ALL, new Set((await readTags()).map(({ slug }) => slug))]]),
  () => [tags.catalog],
)
const categoryIds = factCache(
  async () => new Map([[ALL, idsBySlug(await readCategoryTree())]]),
  () => [tags.catalog, tags.categories],
)
const sessions = factCache(
  async () =>
    new Map([[ALL, new Set((await readFlashSaleSessions()).map(({ promotion }) => promotion.slug))]]),
  () => [tags.promotions],
)

/** The category with this slug, the first segment of a product's address. */
export const categoryIdOf = async (slug: string) => (await categoryIds(ALL))?.get(slug) ?? null
export const isTagSlug = async (slug: string) => (await slugs(ALL))?.has(slug) ?? false
export const isFlashSaleSession = async (slug: string) => (await sessions(ALL))?.has(slug) ?? false

/** Vouchers of 'buy more, save more', which have a page. */
const saveMore = factCache(
  oneByOne(async (slug) => (await readVoucher(slug))?.type === 'bmsm'),
  () => [tags.promotions],
)
export const isSaveMoreVoucher = async (slug: string) => (await saveMore(slug)) ?? false

const members = factCache(
  oneByOne(async (name) => (await readProfile(name)) !== null),
  (name) => [tags.profile(createHash('md5').update(name).digest('hex'))],
)
export const isMember = async (userName: string) => (await members(userName)) ?? false

const helpCategories = factCache(
  async () => new Map([[ALL, await readHelpCategories()]]),
  () => [tags.help],
)
const helpCategoryBy = async (isMeant: (category: HelpCategory) => boolean) =>
  (await helpCategories(ALL))?.find(isMeant) ?? null
export const helpCategoryAddress = (id: number) => helpCategoryBy((category) => category.id === id)
export const helpCategoryOf = (slug: string) => helpCategoryBy((category) => category.slug === slug)

const helpArticles = factCache(
  async (ids) => new Map((await readHelpAddresses(ids.map(Number))).map((post) => [String(post.id), post])),
  () => [tags.help],
)
/** The article of an id, as far as its address goes. */
export const helpArticleAddress = (id: number) => helpArticles(String(id))

const policyVersions = factCache(
  async (keys) => {
    const found = await Promise.all(
      keys.map(async (slug) => [slug, (await readStaticPage(slug, null))?.versions] as const),
    )
    return new Map(found.flatMap(([slug, versions]) => (versions ? [[slug, versions] as const] : [])))
  },
  (slug) => [tags.page(slug)],
)
/** The versions of a policy; null for an unknown one. */
export const versionsOfPolicy = async (slug: string) => (await policyVersions(slug)) ?? null

const positions = factCache(
  oneByOne(async (slug) => (await readPosition(slug)) !== null),
  () => [tags.page('careers')],
)
export const isOpenPosition = async (slug: string) => (await positions(slug)) ?? false

const boothStores = factCache<readonly BoothStore[]>(
  async () => new Map([[ALL, await readBoothStores()]]),
  () => [tags.catalog],
)
/** The store whose photobooth a segment names, by alias or id. */
export const boothStore = async (segment: string) => findBoothStore((await boothStores(ALL)) ?? [], segment)
