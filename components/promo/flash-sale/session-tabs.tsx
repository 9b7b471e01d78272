import { useTranslations } from 'next-intl'
import Link from 'next/link'
import type { FlashSaleSession } from '@/domain/catalog/promotion'
import { formatClock } from '@/lib/format'
import { promotionPath } from '@/lib/listing/promotion-path'

interface SessionTabsProps {
  sessions: readonly FlashSaleSession[]
  shown: FlashSaleSession
}

/** The day's sessions, each with a page of its own; the one at hand is marked. */
export function SessionTabs({ sessions, shown }: SessionTabsProps) {
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
                <span className={`text-xs ${isShown ? '' : 'text-muted'}`}>{t(state)}</span>
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
