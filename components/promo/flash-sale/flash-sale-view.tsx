import { useTranslations } from 'next-intl'
import Link from 'next/link'
import type { CardExtras } from '@/components/catalog/card/card-view'
import { ProductGrid } from '@/components/catalog/listing/product-grid'
import { Icon } from '@/components/ui/icon'
import type { FlashSaleSession } from '@/domain/catalog/promotion'
import { formatClock, formatDate, formatDayOfMonth, formatMoney, formatOrderTime } from '@/lib/format'
import type { FlashSaleOffer, FlashSalePage } from '@/lib/pages/promo-pages'
import { promotionPath } from '@/domain/catalog/promotion-address'
import { Countdown } from './countdown'
import { EarlyOpen } from './early-open'
import { ReminderButton } from './reminder-button'
import { useCountdownUnits } from './countdown-units'
import { useOfferExtras } from './use-offer-extras'

/** The day's flash sales: sessions, countdown and offers. */
export function FlashSaleView({
  sessions,
  today,
  shown,
  offers,
}: FlashSalePage & { shown: FlashSaleSession }) {
  const t = useTranslations('promo.flashSale')
  const { name } = shown.promotion
  const extrasOf = useExtras(shown.state)
  return (
    <>
      <SessionTabs sessions={sessions} today={today} shown={shown} />
      <section aria-label={name} className="mt-6">
        <div className="mb-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-3 rounded-lg bg-accent-soft p-4">
          <h2 className="flex items-center gap-2 font-display text-xl">
            <Icon name="zap" size={24} className="text-sale" />
            {name}
          </h2>
          <SessionClock session={shown} today={today} />
          {shown.state === 'upcoming' && shown.promotion.early && (
            <EarlyOpen
              promotionId={shown.promotion._id}
              text={t('early', {
                time: formatOrderTime(opensAt(shown.starts_at, shown.promotion.early.hours)),
                level: shown.promotion.early.stage,
              })}
              yours={t('earlyYours')}
            />
          )}
        </div>
        {offers.length === 0 ? (
          <p className="py-12 text-center text-muted">{t('noOffers')}</p>
        ) : (
          <ProductGrid
            label={t('offers', { name })}
            products={offers.map(({ product }) => product)}
            extras={(_, index) => (offers[index] ? extrasOf(offers[index]) : {})}
            isFirst
          />
        )}
      </section>
    </>
  )
}

const HOUR_MS = 3_600_000
const opensAt = (start: string, hours: number) => new Date(Date.parse(start) - hours * HOUR_MS)

interface SessionClockProps {
  session: FlashSaleSession
  today: string
}

function SessionClock({ session: { promotion, starts_at, ends_at, state }, today }: SessionClockProps) {
  const t = useTranslations('promo.flashSale')
  const reminder = useTranslations('promo.reminder')
  const units = useCountdownUnits()
  if (state === 'over') return <p className="text-sm text-muted">{t('over')}</p>
  if (state === 'on')
    return <Countdown endsAt={ends_at} texts={{ ends: t('ends'), over: t('turnedOver'), units }} />
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <p className={formatDate(starts_at) === today ? 'sr-only' : 'text-sm'}>
        {t('date', { date: formatDate(starts_at) })}
      </p>
      <Countdown endsAt={starts_at} texts={{ ends: t('starts'), over: t('turnedOn'), units }} />
      <ReminderButton
        promotionId={promotion._id}
        name={promotion.name}
        texts={{
          remind: t('remind'),
          reminding: t('reminding'),
          reminded: t('reminded'),
          done: reminder('done'),
          begun: reminder('begun'),
          failed: reminder('failed'),
        }}
      />
    </div>
  )
}

/** An upcoming offer shows its sale price; a running one, how much is taken. */
function useExtras(state: FlashSaleSession['state']) {
  const t = useTranslations('promo.flashSale')
  const ofRunning = useOfferExtras()
  return (offer: FlashSaleOffer): CardExtras =>
    state === 'upcoming'
      ? { note: t('salePrice', { price: formatMoney(offer.sale_price) }) }
      : ofRunning(offer)
}

interface SessionTabsProps {
  sessions: readonly FlashSaleSession[]
  today: string
  shown: FlashSaleSession
}

/** The day's sessions, each with its own page; the current one is marked. One of another day names it. */
function SessionTabs({ sessions, today, shown }: SessionTabsProps) {
  const t = useTranslations('promo.flashSale')
  return (
    <nav aria-label={t('sessions')}>
      <ul className="scroll-row -mx-4 gap-2 px-4 tablet:-mx-6 tablet:px-6 desktop:mx-0 desktop:px-0">
        {sessions.map(({ promotion, starts_at, ends_at, state }) => {
          const isShown = promotion._id === shown.promotion._id
          return (
            <li key={promotion._id} className="shrink-0 grow basis-28 tablet:basis-32 desktop:max-w-64">
              <Link
                href={promotionPath(promotion)}
                prefetch={false}
                scroll={false}
                aria-current={isShown ? 'page' : undefined}
                className={`grid min-h-14 content-center justify-items-center rounded-md border px-2 py-2 text-center tablet:px-4 ${isShown ? 'border-sale bg-sale text-white' : 'border-line bg-white hover:border-ink'}`}
              >
                <span className="text-sm font-semibold whitespace-nowrap tabular-nums tablet:text-base">
                  {t('time', { start: formatClock(starts_at), end: formatClock(ends_at) })}
                </span>
                <span className={`text-xs ${isShown ? '' : 'text-muted'}`}>
                  {state === 'upcoming' && formatDate(starts_at) !== today
                    ? t('opensOn', { date: formatDayOfMonth(starts_at) })
                    : t(state)}
                </span>
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
