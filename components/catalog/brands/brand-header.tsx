import { useTranslations } from 'next-intl'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { Icon } from '@/components/ui/icon'
import type { Brand } from '@/domain/catalog/brand'
import { formatNumber } from '@/lib/format'
import { BrandLogo } from '@/components/goods/brand-logo'
import type { Crumb } from '../listing/crumbs'

/** Logo, origin and description of a brand. */
export function BrandHeader({ brand, crumbs }: { brand: Brand; crumbs: Crumb[] }) {
  const t = useTranslations('listing')
  return (
    <header className="pt-2 pb-8 tablet:pt-4">
      <Breadcrumb items={crumbs} />
      <div className="mt-4 flex flex-col gap-6 rounded-lg bg-sand p-5 tablet:flex-row tablet:items-center tablet:gap-10 tablet:p-10">
        <div className="w-[176px] shrink-0 rounded-md bg-white p-4 tablet:w-[240px] tablet:p-6">
          <BrandLogo brand={brand} alt={t('logo', { name: brand.name })} width={192} className="w-full" />
        </div>
        <div className="max-w-prose min-w-0 break-words">
          <h1 className="font-display text-2xl tablet:text-3xl">{brand.name}</h1>
          {brand.featured_text && (
            <p className="mt-2 font-display text-lg text-accent">{brand.featured_text}</p>
          )}
          {brand.description && <p className="mt-3 text-muted">{brand.description}</p>}
          <ul className="mt-4 flex flex-wrap gap-x-6 gap-y-1 text-sm">
            {brand.country && (
              <li className="flex items-center gap-1.5">
                <Icon name="map-pin" size={16} />
                {t('brandFrom', { country: brand.country })}
              </li>
            )}
            {brand.total_reviews > 0 && (
              <li className="flex items-center gap-1.5">
                <Icon name="message-square-text" size={16} />
                {t('brandReviews', { count: formatNumber(brand.total_reviews) })}
              </li>
            )}
          </ul>
        </div>
      </div>
    </header>
  )
}
