import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/button'
import type { FlashSalePage as FlashSaleData } from '@/lib/pages/promo-pages'
import { FlashSaleView } from './flash-sale-view'
import { PromoEmpty, PromoFrame } from '../pages/page-frame'

/** The flash sale page with the current session, or a notice on a day without any. */
export function FlashSalePage({ page }: { page: FlashSaleData }) {
  const t = useTranslations('promo')
  const crumbs = [
    { name: t('home'), path: '/' },
    { name: t('flashSale.title'), path: '/flash-sale' },
  ]
  const { shown } = page
  return (
    <PromoFrame title={t('flashSale.title')} crumbs={crumbs}>
      <h1 className="mt-4 mb-6 font-display text-2xl tablet:text-3xl">{t('flashSale.title')}</h1>
      {shown ? (
        <FlashSaleView {...page} shown={shown} />
      ) : (
        <PromoEmpty title={t('flashSale.empty')} text={t('flashSale.emptyText')}>
          <ButtonLink href="/promo">{t('page.allPromo')}</ButtonLink>
        </PromoEmpty>
      )}
    </PromoFrame>
  )
}
