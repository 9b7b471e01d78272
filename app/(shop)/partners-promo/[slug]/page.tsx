import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { notFound, permanentRedirect } from 'next/navigation'
import { PromoFrame } from '@/components/promo/pages/page-frame'
import { PromotionView } from '@/components/promo/pages/promotion-view'
import { getPartnerPromotions, getPromotionPage } from '@/lib/pages/promo-pages'
import { isSlug, promotionPath } from '@/lib/listing/promotion-path'
import { pageMetadata } from '@/lib/seo/metadata'
import { site } from '@/lib/site'

interface Props {
  params: Promise<{ slug: string }>
}

/** The page is static: no part of it may depend on the request. */
export const ensureStatic = 'navigation'

/** One real page lets the build check the rule above; the others are rendered on first request. */
export async function generateStaticParams() {
  const { current } = await getPartnerPromotions()
  return [{ slug: current[0]?.slug ?? 'none' }]
}

/** The partner's offer in the address. 404 for unknown ones, 308 for one with another canonical path. */
async function find(params: Props['params']) {
  const { slug } = await params
  const page = isSlug(slug) ? await getPromotionPage(slug) : null
  if (!page) notFound()
  const path = promotionPath(page.promotion)
  if (path !== `/partners-promo/${slug}`) permanentRedirect(path)
  return { ...page, path }
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { promotion, state, path } = await find(params)
  const t = await getTranslations('promo.page')
  const { name, description } = promotion
  return pageMetadata({
    title: name,
    description: t('description', { name, site: site.name, text: description }),
    path,
    // Search engines need not index what has ended.
    noindex: state === 'over',
  })
}

export default async function PartnerPromoPage({ params }: Props) {
  const { path, ...page } = await find(params)
  const t = await getTranslations('promo')
  const crumbs = [
    { name: t('home'), path: '/' },
    { name: t('title'), path: '/promo' },
    { name: t('partners.title'), path: '/partners-promo' },
    { name: page.promotion.name, path },
  ]
  return (
    <PromoFrame title={page.promotion.name} crumbs={crumbs}>
      <PromotionView {...page} />
    </PromoFrame>
  )
}
