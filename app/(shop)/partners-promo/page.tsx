import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { PromoEmpty, PromoFrame } from '@/components/promo/pages/page-frame'
import { PromoCards } from '@/components/promo/pages/promo-card'
import { ButtonLink } from '@/components/ui/button'
import { Section } from '@/components/ui/section'
import { getPartnerPromotions } from '@/lib/pages/promo-pages'
import { pageMetadata } from '@/lib/seo/metadata'
import { site } from '@/lib/site'

/** The page is static: no part of it may depend on the request. */
export const ensureStatic = 'navigation'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('promo.partners')
  return pageMetadata({
    title: t('title'),
    description: t('description', { site: site.name }),
    path: '/partners-promo',
  })
}

export default async function PartnersPromoPage() {
  const [t, { current, upcoming }] = await Promise.all([getTranslations('promo'), getPartnerPromotions()])
  const crumbs = [
    { name: t('home'), path: '/' },
    { name: t('title'), path: '/promo' },
    { name: t('partners.title'), path: '/partners-promo' },
  ]
  return (
    <PromoFrame title={t('partners.title')} crumbs={crumbs}>
      <h1 className="mt-4 font-display text-2xl tablet:text-3xl">{t('partners.title')}</h1>
      <p className="mt-3 mb-8 max-w-prose text-muted">{t('partners.intro')}</p>
      {current.length + upcoming.length === 0 && (
        <PromoEmpty title={t('empty.title')} text={t('partners.empty')}>
          <ButtonLink href="/promo">{t('page.allPromo')}</ButtonLink>
        </PromoEmpty>
      )}
      <PromoCards promotions={current} isPlain />
      {upcoming.length > 0 && (
        <div className="mt-12">
          <Section title={t('partners.upcoming')}>
            <PromoCards promotions={upcoming} isPlain isUpcoming />
          </Section>
        </div>
      )}
    </PromoFrame>
  )
}
