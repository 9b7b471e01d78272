import 'server-only'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { Brand } from '@/domain/catalog/brand'
import type { Category } from '@/domain/catalog/category'
import { fitTitle } from '@/domain/page-title'
import { formatNumber } from '../format'
import type { ListingPlace } from '@/lib/listing/places'
import type { PromotionPlace } from '@/lib/listing/promotion'
import { brandPath, categoryPath } from '@/lib/pages/routes'
import { site } from '../site'
import { pageMetadata } from './metadata'

/**
 * Metadata of listings for search engines. Each page of a plain listing stands for itself; one that is narrowed or sorted (`page` null) is
 * a copy: kept out, and the plain one named in its place. So is one with nothing on it.
 */

const sentences = (...parts: (string | false)[]) => parts.filter(Boolean).join(' ')

export async function categoryMetadata(category: Category, page: number | null): Promise<Metadata> {
  const t = await getTranslations('listing')
  const { name, image, product_count } = category
  return pageMetadata({
    title: fitTitle(name, (short) =>
      page && page > 1 ? t('categoryTitlePage', { name: short, page }) : t('categoryTitle', { name: short }),
    ),
    description: sentences(
      page === 1 && category.description,
      t('categoryDescription', { name, count: formatNumber(product_count), site: site.name }),
    ),
    path: categoryPath(category, page ?? 1),
    image: image ? { url: image, alt: name } : undefined,
    noindex: page === null || product_count === 0,
  })
}

export async function brandMetadata(brand: Brand, page: number | null): Promise<Metadata> {
  const t = await getTranslations('listing')
  const { name, logo, product_count } = brand
  return pageMetadata({
    title: fitTitle(name, (short) =>
      page && page > 1 ? t('brandTitlePage', { name: short, page }) : t('brandTitle', { name: short }),
    ),
    description: sentences(
      page === 1 && brand.featured_text,
      t('brandDescription', { name, count: formatNumber(product_count), site: site.name }),
    ),
    path: brandPath(brand, page ?? 1),
    image: logo ? { url: logo, width: 400, height: 200, alt: name } : undefined,
    noindex: page === null || product_count === 0,
  })
}

export async function placeMetadata(
  { name, path, description }: ListingPlace,
  total: number,
  page: number | null,
): Promise<Metadata> {
  const t = await getTranslations('listing')
  const isLater = page !== null && page > 1
  return pageMetadata({
    title: fitTitle(name, (short) => (isLater ? t('placeTitlePage', { name: short, page }) : short)),
    description: description(formatNumber(total)),
    path: isLater ? `${path}?page=${page}` : path,
    noindex: page === null || total === 0,
  })
}

export async function promotionMetadata(
  { page: { promotion, state }, path }: PromotionPlace,
  page: number | null,
): Promise<Metadata> {
  const t = await getTranslations()
  const { name, description } = promotion
  const isLater = page !== null && page > 1
  return pageMetadata({
    title: fitTitle(name, (short) =>
      isLater ? t('listing.promotionTitlePage', { name: short, page }) : short,
    ),
    description: t('promo.page.description', { name, site: site.name, text: description }),
    path: isLater ? `${path}?page=${page}` : path,
    // An ended promotion is no result for a search engine.
    noindex: page === null || state === 'over',
  })
}
