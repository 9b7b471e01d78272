import { useTranslations } from 'next-intl'
import { Section } from '@/components/ui/section'
import type { Promotion, PromotionCategory } from '@/domain/catalog/promotion'
import { PromoCards } from './promo-card'

/** Kinds of promotions in the order of the page, and where all of a kind are. */
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
  { category: 'partner', href: '/partners-promo', label: 'allPartners' },
  { category: 'weekly_highlight' },
  { category: 'promo' },
]

/** Promotions in force by kind, then those to come. */
export function PromoGroups({ current, upcoming }: Record<'current' | 'upcoming', readonly Promotion[]>) {
  const t = useTranslations('promo')
  const groups = GROUPS.map((group) => ({
    ...group,
    promotions: current.filter(({ category }) => category === group.category),
  })).filter(({ promotions }) => promotions.length > 0)
  // The day's later sessions stand on the page of the flash sales.
  const toCome = upcoming.filter(({ category }) => category !== 'flash_sale')
  return (
    <>
      {groups.map(({ category, promotions, href, label }) => (
        <Section key={category} title={t(`group.${category}`)} href={href} linkLabel={label && t(label)}>
          <PromoCards promotions={promotions} />
        </Section>
      ))}
      {toCome.length > 0 && (
        <Section title={t('group.upcoming')}>
          <PromoCards promotions={toCome} isUpcoming />
        </Section>
      )}
    </>
  )
}
