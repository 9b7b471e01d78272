import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/button'
import type { FlashSalePage as FlashSaleData } from '@/lib/pages/promo-pages'
import { FlashSaleView } from './flash-sale-view'
import { PromoEmpty, PromoFrame } from '../pages/page-frame'
import { isOfToday } from './is-of-today'

/** The flash sale page with the current session or the next one, or a notice while there is none. */
export function FlashSalePage({ page }: { page: FlashSaleData }) {
  const t = useTranslations('promo')
  const title = t(isOfToday(page) ? 'flashSale.title' : 'flashSale.titleLater')
  const crumbs = [
    { name: t('home'), path: '/' },
    { name: title, path: '/flash-sale' },
  ]
  const { shown } = page
  return (
    <PromoFrame title={title} crumbs={crumbs}>
      <h1 className="mt-4 mb-6 font-display text-2xl tablet:text-3xl">{title}</h1>
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
