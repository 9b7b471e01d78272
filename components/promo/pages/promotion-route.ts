import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { notFound, permanentRedirect } from 'next/navigation'
import { promotionPath } from '@/domain/catalog/promotion-address'
import { isSlug } from '@/lib/listing/promotion-path'
import { getPromotionPage } from '@/lib/pages/promo-pages'
import { pageMetadata } from '@/lib/seo/metadata'
import { site } from '@/lib/site'

/** The promotion of an address under `folder`. 404 for unknown ones, 308 for one with another canonical path. */
export async function findPromotion(folder: 'promotion' | 'partners-promo', slug: string) {
  const page = isSlug(slug) ? await getPromotionPage(slug) : null
  if (!page) notFound()
  const path = promotionPath(page.promotion)
  if (path !== `/${folder}/${slug}`) permanentRedirect(path)
  return { ...page, path }
}

export async function promotionMetadata({
  promotion: { name, description },
  state,
  path,
}: Awaited<ReturnType<typeof findPromotion>>): Promise<Metadata> {
  const t = await getTranslations('promo.page')
  return pageMetadata({
    title: name,
    description: t('description', { name, site: site.name, text: description }),
    path,
    // Search engines need not index what has ended.
    noindex: state === 'over',
  })
}
