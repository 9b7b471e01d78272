import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { notFound, permanentRedirect } from 'next/navigation'
import { CampaignView } from '@/components/campaign/page/campaign-view'
import { PromoFrame } from '@/components/promo/pages/page-frame'
import { JsonLd } from '@/components/seo/json-ld'
import { promotionPath } from '@/domain/catalog/promotion-address'
import { isSlug } from '@/lib/listing/promotion-path'
import { getCampaignPage } from '@/lib/pages/campaign/campaign-page'
import { getPromoPage } from '@/lib/pages/promo-pages'
import { campaignData } from '@/lib/seo/campaign-data'
import { campaignMetadata } from '@/lib/seo/campaign-metadata'

interface Props {
  params: Promise<{ slug: string }>
}

/** The page is static: no part of it may depend on the request. */
export const ensureStatic = 'navigation'

/** One real page lets the build check the rule above; the others are rendered on first request. */
export async function generateStaticParams() {
  const { current } = await getPromoPage()
  return [{ slug: current.find(({ category }) => category === 'campaign')?.slug ?? 'none' }]
}

async function find(params: Props['params']) {
  const { slug } = await params
  const page = isSlug(slug) ? await getCampaignPage(slug) : null
  if (!page) notFound()
  const path = promotionPath(page.campaign)
  if (path !== `/campaign/${slug}`) permanentRedirect(path)
  return { page, path }
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { page, path } = await find(params)
  return campaignMetadata(page, path)
}

export default async function Campaign({ params }: Props) {
  const { page, path } = await find(params)
  const t = await getTranslations('campaign')
  const { name } = page.campaign
  const crumbs = [
    { name: t('home'), path: '/' },
    { name: t('promo'), path: '/promo' },
    { name, path },
  ]
  return (
    <PromoFrame title={name} crumbs={crumbs}>
      <CampaignView {...page} />
      <JsonLd data={campaignData(page, path)} />
    </PromoFrame>
  )
}
