import { useTranslations } from 'next-intl'
import { Section } from '@/components/ui/section'
import type { Promotion, PromotionCategory } from '@/domain/catalog/promotion'
import { columnsOf, PromoCards } from './promo-card'

/** Kinds of promotions in the order of the page, and the listing of each. */
const GROUPS: readonly {
  category: PromotionCategory
  href?: string
  label?: 'allFlashSale' | 'allPartners'
}[] = [
  { category: 'flash_sale', href: '/flash-sale', label: 'allFlashSale' },
  { category: 'campaign' },
  { category: 'deals' },
  { category: 'sale' },
  { category: 'gift_with_purchase' },
  { category: 'buy_one_get_one' },
  { category: 'weekly_highlight' },
  { category: 'promo' },
  { category: 'partner', href: '/partners-promo', label: 'allPartners' },
]

/** Running promotions by kind, then upcoming ones. */
export function PromoGroups({ current, upcoming }: Record<'current' | 'upcoming', readonly Promotion[]>) {
  const t = useTranslations('promo')
  const groups = GROUPS.map((group) => ({
    ...group,
    promotions: current.filter(({ category }) => category === group.category),
  })).filter(({ promotions }) => promotions.length > 0)
  // The day's later sessions are on the flash sale page.
  const toCome = upcoming.filter(({ category }) => category !== 'flash_sale')
  return (
    <div className="grid grid-cols-1 gap-x-5 gap-y-10 desktop:grid-cols-3 desktop:gap-y-12">
      {groups.map(({ category, promotions, href, label }) => (
        <div key={category} className={columnsOf(promotions.length).list}>
          <Section title={t(`group.${category}`)} href={href} linkLabel={label && t(label)}>
            <PromoCards promotions={promotions} isFitted />
          </Section>
        </div>
      ))}
      {toCome.length > 0 && (
        <div className={columnsOf(toCome.length).list}>
          <Section title={t('group.upcoming')}>
            <PromoCards promotions={toCome} isUpcoming isFitted />
          </Section>
        </div>
      )}
    </div>
  )
}
