import { useTranslations } from 'next-intl'
import { OfferCard } from '@/components/bank-offers/offer-card'
import { Section } from '@/components/ui/section'
import { RichText } from '../parts/rich-text'
import type { SectionProps } from './section'

/** Offers of banks and wallets in force, each with how to get it. */
export function BanksSection({ section: { title, body }, page: { bankOffers } }: SectionProps<'banks'>) {
  const t = useTranslations('bankOffers')
  if (bankOffers.length === 0) return null
  return (
    <Section title={title}>
      <RichText html={body} className="mb-5" />
      <ul className="grid grid-cols-1 gap-3 tablet:grid-cols-2 tablet:gap-5">
        {bankOffers.map((offer) => (
          <li key={offer._id}>
            <OfferCard offer={offer} />
          </li>
        ))}
      </ul>
      <p className="mt-3 text-sm text-muted">{t('noCard')}</p>
    </Section>
  )
}
