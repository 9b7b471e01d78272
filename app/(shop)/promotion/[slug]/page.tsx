import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { PromoFrame } from '@/components/promo/pages/page-frame'
import { findPromotion, promotionMetadata } from '@/components/promo/pages/promotion-route'
import { PromotionView } from '@/components/promo/pages/promotion-view'
import { getPromoPage } from '@/lib/pages/promo-pages'
import { promotionPath } from '@/domain/catalog/promotion-address'

interface Props {
  params: Promise<{ slug: string }>
}

/** The page is static: no part of it may depend on the request. */
export const ensureStatic = 'navigation'

/** One real page lets the build check the rule above; the others are rendered on first request. */
export async function generateStaticParams() {
  const { current } = await getPromoPage()
  const own = current.find((promotion) => promotionPath(promotion).startsWith('/promotion/'))
  return [{ slug: own?.slug ?? 'none' }]
}

const find = async (params: Props['params']) => findPromotion('promotion', (await params).slug)

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return promotionMetadata(await find(params))
}

export default async function PromotionPage({ params }: Props) {
  const { path, ...page } = await find(params)
  const t = await getTranslations('promo')
  const crumbs = [
    { name: t('home'), path: '/' },
    { name: t('title'), path: '/promo' },
    { name: page.promotion.name, path },
  ]
  return (
    <PromoFrame title={page.promotion.name} crumbs={crumbs}>
      <PromotionView {...page} />
    </PromoFrame>
  )
}
