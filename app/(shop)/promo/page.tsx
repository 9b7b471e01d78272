import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { PromoEmpty, PromoFrame } from '@/components/promo/pages/page-frame'
import { PromoGroups } from '@/components/promo/pages/promo-groups'
import { PromoOverlaySync } from '@/components/promo/pages/promo-overlay-sync'
import { ButtonLink } from '@/components/ui/button'
import { AutoApplied } from '@/components/vouchers/list/auto-applied'
import { BmsmCards } from '@/components/vouchers/list/bmsm-cards'
import { getPromoPage } from '@/lib/pages/promo-pages'
import { pageMetadata } from '@/lib/seo/metadata'
import { site } from '@/lib/site'

/** The page is static: no part of it may depend on the request. */
export const ensureStatic = 'navigation'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('promo')
  return pageMetadata({
    title: t('heading'),
    description: t('description', { site: site.name }),
    path: '/promo',
  })
}

export default async function PromoPage() {
  const [t, { current, upcoming, autoApplied, bmsm }] = await Promise.all([
    getTranslations('promo'),
    getPromoPage(),
  ])
  const crumbs = [
    { name: t('home'), path: '/' },
    { name: t('title'), path: '/promo' },
  ]
  const isEmpty = current.length + upcoming.length + autoApplied.vouchers.length + bmsm.length === 0
  return (
    <PromoFrame title={t('title')} crumbs={crumbs}>
      <h1 className="mt-4 font-display text-2xl tablet:text-3xl">{t('heading')}</h1>
      <p className="mt-3 mb-8 max-w-prose text-muted">{t('intro')}</p>
      {isEmpty ? (
        <PromoEmpty title={t('empty.title')} text={t('empty.text')}>
          <ButtonLink href="/categories">{t('empty.shop')}</ButtonLink>
        </PromoEmpty>
      ) : (
        <div className="grid gap-12">
          <PromoGroups current={current} upcoming={upcoming} />
          <AutoApplied {...autoApplied} />
          <BmsmCards vouchers={bmsm} />
        </div>
      )}
      <PromoOverlaySync />
    </PromoFrame>
  )
}
