import { useTranslations } from 'next-intl'
import { missingGoodsText } from '@/components/orders/parts/failure/refusal-text'
import type { Translate } from '@/components/orders/parts/translate'
import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icon-names'
import type { Bag, MissedOfferView } from '@/domain/bag/view'

/** Hints shown at once; the rest is folded. */
const SHOWN = 3

/** The text of a gift that a larger order brings; null for one no order brings. */
function giftHint({ reason, gift_name }: MissedOfferView, t: Translate): string | null {
  if (reason.code === 'GIFT_ALREADY_GIVEN') return null
  if (reason.code === 'GIFT_GONE') return t('hint.giftGone', { gift: gift_name })
  return t('hint.gift', { what: missingGoodsText(reason, t), gift: gift_name })
}

/** Next tiers of "buy more, save more": of offers that apply already, and of those not reached yet. */
function tierHints({ applied, refused }: Bag['vouchers'], t: Translate): string[] {
  const next = applied.flatMap(({ name, next_tier }) =>
    next_tier ? [t('hint.nextTier', { missing: next_tier.missing, name })] : [],
  )
  const first = refused.flatMap(({ type, name, reason }) =>
    type === 'bmsm' && reason.code === 'MIN_COUNT'
      ? [t('hint.firstTier', { missing: reason.missing, name })]
      : [],
  )
  return [...next, ...first]
}

const isNear = ({ reason: { code } }: MissedOfferView) => code === 'MIN_AMOUNT' || code === 'MIN_COUNT'

/** Discounts and gifts within reach. Those that need other goods are folded. */
export function GiftHints({ bag }: { bag: Bag }) {
  const t = useTranslations('bag')
  const gifts = (missed: MissedOfferView[]) =>
    missed.flatMap((offer) => giftHint(offer, t) ?? []).map((text) => ({ text, icon: 'gift' as const }))
  const near = [
    ...tierHints(bag.vouchers, t).map((text) => ({ text, icon: 'layers' as const })),
    ...gifts(bag.missed_gifts.filter(isNear)),
  ]
  const rest = [...near.slice(SHOWN), ...gifts(bag.missed_gifts.filter((offer) => !isNear(offer)))]
  if (near.length + rest.length === 0) return null
  return (
    <section aria-label={t('hint.title')} className="rounded-md bg-accent-soft px-4 py-2 text-sm">
      {near.length > 0 && <Hints hints={near.slice(0, SHOWN)} />}
      {rest.length > 0 && (
        <details className="group">
          <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 font-semibold text-accent group-open:hidden [&::-webkit-details-marker]:hidden">
            <Icon name="gift" size={16} className="shrink-0" />
            {t('hint.more', { count: rest.length })}
          </summary>
          <Hints hints={rest} />
        </details>
      )}
    </section>
  )
}

function Hints({ hints }: { hints: readonly { text: string; icon: IconName }[] }) {
  return (
    <ul>
      {hints.map(({ text, icon }) => (
        <li key={text} className="flex items-start gap-2 py-1.5">
          <Icon name={icon} size={16} className="mt-0.5 shrink-0 text-accent" />
          {text}
        </li>
      ))}
    </ul>
  )
}
