import { useTranslations } from 'next-intl'
import { PromoFrame } from '@/components/promo/pages/page-frame'
import { JsonLd } from '@/components/seo/json-ld'
import { PAGE_SIZE } from '@/domain/constants'
import type { SaveMorePage as SaveMoreData } from '@/lib/pages/promo-pages'
import { saveMorePath } from '@/lib/listing/promotion-path'
import { itemListData } from '@/lib/seo/structured-data'
import { SaveMore } from './save-more'

/** The page of a voucher of 'buy more, save more'. */
export function SaveMorePage(data: SaveMoreData & { page: number }) {
  const t = useTranslations('promo')
  const { voucher, shelves, page } = data
  const crumbs = [
    { name: t('home'), path: '/' },
    { name: t('title'), path: '/promo' },
    { name: voucher.name, path: saveMorePath(voucher) },
  ]
  const products = shelves.flatMap((shelf) => shelf.products)
  return (
    <PromoFrame title={voucher.name} crumbs={crumbs}>
      <SaveMore {...data} />
      <JsonLd data={itemListData(products, saveMorePath(voucher, page), (page - 1) * PAGE_SIZE)} />
    </PromoFrame>
  )
}
