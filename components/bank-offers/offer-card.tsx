import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import type { BankOffer } from '@/domain/campaign/bank-offer'
import { formatLastDay, formatMoney } from '@/lib/format'

/** An offer of a bank or wallet: what it gives and who gives it, from which amount, until when, and the steps to it. */
export function OfferCard({ offer, isOpen = false }: { offer: BankOffer; isOpen?: boolean }) {
  const t = useTranslations('bankOffers')
  const { bank, name, description, given_by, card_prefixes, min_amount, end_date, how_to, voucher_code } =
    offer
  const facts = [
    ...(min_amount === null ? [] : [t('minAmount', { amount: formatMoney(min_amount) })]),
    ...(voucher_code === null ? [] : [t('code', { code: voucher_code })]),
    ...(card_prefixes.length > 0 ? [t('prefixes', { prefixes: card_prefixes.join(', ') })] : []),
    t(given_by === 'shop' ? 'givenByShop' : 'givenByBank'),
    t('until', { date: formatLastDay(end_date) }),
  ]
  return (
    <article className="flex h-full flex-col rounded-lg border border-line bg-white p-4 text-sm">
      <p className="text-xs font-semibold text-accent">{bank}</p>
      <h3 className="mt-1 text-base">{name}</h3>
      {description && <p className="mt-1 text-muted">{description}</p>}
      <ul className="mt-3 grid gap-1">
        {facts.map((fact) => (
          <li key={fact} className="flex gap-2">
            <Icon name="check" size={16} className="mt-0.5 shrink-0 text-accent" />
            {fact}
          </li>
        ))}
      </ul>
      {how_to.length > 0 && (
        <details open={isOpen} className="group mt-auto pt-2">
          <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 text-accent [&::-webkit-details-marker]:hidden">
            {t('howTo')}
            <Icon
              name="chevron-down"
              size={16}
              className="transition-transform group-open:rotate-180 motion-reduce:transition-none"
            />
          </summary>
          <ol className="grid list-decimal gap-1 pl-5">
            {how_to.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </details>
      )}
    </article>
  )
}
