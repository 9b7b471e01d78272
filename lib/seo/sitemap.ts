import 'server-only'
import { array } from 'yup'
import { exportedBrandSchema, exportedProductSchema, exportRangeSchema } from '@/domain/catalog/exports'
import type { CategoryNode } from '@/domain/catalog/category'
import { articlePath, helpCategoryPath, staticPagePath } from '@/domain/content/addresses'
import { readPositions } from '@/lib/reads/content/static-page-reads'
import { readAllPosts, readHelpCategories, readListedPages } from '@/lib/reads/help-reads'
import { readPhotoAddresses } from '@/lib/reads/review-reads'
import { getCategoryTree, getTags } from '@/lib/reads/cached/cached-catalog'
import { NAMED_LISTINGS } from '@/lib/listing/addresses.js'
import { tagPath } from '@/lib/listing/paths'
import { SITEMAP_PATHS } from '@/lib/pages/pages.js'
import { getPromoPage } from '@/lib/pages/promo-pages'
import { promotionPath } from '@/domain/catalog/promotion-address'
import { brandPath, categoryPath, productPath } from '@/lib/pages/routes'
import { positionPath } from '@/lib/pages/static-pages/paths'
import { catalogClient } from '../services/clients'
import { readData } from '../services/read'
import { absoluteUrl } from '../site'
import { xmlText } from './xml'

/** Products in one file: well below the protocol's 50,000, so that a file is made in a moment. */
const FILE_SIZE = 10_000

interface Entry {
  path: string
  updated_at?: string
  images?: readonly string[]
}

const lastmod = (instant: string | undefined) => (instant ? `<lastmod>${xmlText(instant)}</lastmod>` : '')

const image = (url: string) =>
  `<image:image><image:loc>${xmlText(absoluteUrl(url))}</image:loc></image:image>`

const entry = ({ path, updated_at, images = [] }: Entry) =>
  `<url><loc>${xmlText(absoluteUrl(path))}</loc>${lastmod(updated_at)}${images.map(image).join('')}</url>`

const urlset = (entries: readonly Entry[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n${entries.map(entry).join('\n')}\n</urlset>\n`

const flatten = (nodes: readonly CategoryNode[]): CategoryNode[] =>
  nodes.flatMap((node) => [node, ...flatten(node.children)])

const latest = (instants: readonly string[]) =>
  instants.reduce<string | undefined>(
    (last, instant) => (last && last >= instant ? last : instant),
    undefined,
  )

async function categoryEntries(): Promise<Entry[]> {
  const categories = flatten(await getCategoryTree()).filter((category) => category.product_count > 0)
  return categories.map((category) => ({
    path: categoryPath(category),
    updated_at: category.updated_at,
    images: category.image ? [category.image] : [],
  }))
}

async function brandEntries(): Promise<Entry[]> {
  const brands = await readData(
    catalogClient.v3.exports.brands.$get(),
    array(exportedBrandSchema.required()).required(),
  )
  return brands.map((brand) => ({
    path: brandPath(brand),
    updated_at: brand.updated_at,
    images: brand.logo ? [brand.logo] : [],
  }))
}

async function productEntries(file: number): Promise<Entry[]> {
  const [after, through] = [(file - 1) * FILE_SIZE, file * FILE_SIZE]
  const query = { after: String(after), through: String(through) }
  const [rows, photos] = await Promise.all([
    readData(
      catalogClient.v3.exports.products.$get({ query }),
      array(exportedProductSchema.required()).required(),
    ),
    readPhotoAddresses(after, through),
  ])
  return rows.map(({ category_slug, ...product }) => ({
    path: productPath({ ...product, default_category: { slug: category_slug } }),
    updated_at: product.updated_at,
    images: [...product.images, ...(photos.get(product.id) ?? [])],
  }))
}

/** The help centre, the static pages and open positions, with the days on which their texts changed. */
async function helpEntries(): Promise<Entry[]> {
  const [posts, categories, pages, positions] = await Promise.all([
    readAllPosts(),
    readHelpCategories(),
    readListedPages(),
    readPositions(),
  ])
  return [
    ...categories
      .filter((category) => category.posts > 0)
      .map((category) => ({
        path: helpCategoryPath(category),
        updated_at: latest(
          posts.flatMap((post) => (post.category.id === category.id ? post.updated_at : [])),
        ),
      })),
    ...posts.map((post) => ({ path: articlePath(post), updated_at: post.updated_at })),
    ...pages.map(({ slug, updated_at }) => ({ path: staticPagePath(slug), updated_at })),
    ...positions.map(({ slug, updated_at }) => ({ path: positionPath(slug), updated_at })),
  ].map(({ path, updated_at }) => ({ path, ...(updated_at !== undefined && { updated_at }) }))
}

/** Pages without a row of their own in the catalogue: home, indexes, new and sale listings, tags, and current promotions. */
async function pageEntries(): Promise<Entry[]> {
  const [tags, { current }] = await Promise.all([getTags(), getPromoPage()])
  return [
    ...SITEMAP_PATHS,
    ...NAMED_LISTINGS.map((listing) => `/${listing}`),
    ...tags.map(tagPath),
    ...current.filter(({ category }) => category !== 'flash_sale').map(promotionPath),
  ].map((path) => ({ path }))
}

/** The index: one file for pages, categories, brands and help each, and as many for products as there are tens of thousands. */
export async function sitemapIndex(): Promise<string> {
  const answer = catalogClient.v3.exports.ranges.$get({ query: { size: String(FILE_SIZE) } })
  const [ranges, categories, brands, help] = await Promise.all([
    readData(answer, array(exportRangeSchema.required()).required()),
    categoryEntries(),
    brandEntries(),
    helpEntries(),
  ])
  const changes = (entries: readonly Entry[]) => latest(entries.flatMap(({ updated_at }) => updated_at ?? []))
  const files = [
    { name: 'pages', updated_at: latest(ranges.map((range) => range.updated_at)) },
    { name: 'categories', updated_at: changes(categories) },
    { name: 'brands', updated_at: changes(brands) },
    ...(help.length > 0 ? [{ name: 'help', updated_at: changes(help) }] : []),
    ...ranges.map((range) => ({ name: `products-${range.number}`, updated_at: range.updated_at })),
  ]
  const entries = files.map(
    ({ name, updated_at }) =>
      `<sitemap><loc>${absoluteUrl(`/sitemaps/${name}.xml`)}</loc>${lastmod(updated_at)}</sitemap>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</sitemapindex>\n`
}

/** One file of the sitemap, or null when there is none of that name. */
export async function sitemapFile(name: string): Promise<string | null> {
  if (name === 'pages.xml') return urlset(await pageEntries())
  if (name === 'categories.xml') return urlset(await categoryEntries())
  if (name === 'brands.xml') return urlset(await brandEntries())
  if (name === 'help.xml') return urlset(await helpEntries())
  const file = /^products-([1-9]\d{0,4})\.xml$/.exec(name)?.[1]
  if (!file) return null
  const entries = await productEntries(Number(file))
  return entries.length > 0 ? urlset(entries) : null
}
