import { useTranslations } from 'next-intl'
import Link from 'next/link'
import type { MouseEvent } from 'react'
import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icon-names'
import { pagerItems } from '@/domain/pager'
import { formatNumber } from '@/lib/format'

interface PagerProps {
  /** 1 and up */
  page: number
  pages: number
  /** returns the address of a page: every number is a real link */
  hrefOf: (page: number) => string
  /** what the pager pages, for screen readers */
  label: string
  /** for client callers that turn the page in place: prevents the event's default there */
  onNavigate?: (page: number, event: MouseEvent<HTMLAnchorElement>) => void
}

/**
 * Page numbers with first, previous, next and last (LST-26 to LST-28): the first two rest on page 1, the others on the last page.
 * Inside a client tree it needs the messages of `ui`.
 */
export function Pager({ page, pages, hrefOf, label, onNavigate }: PagerProps) {
  const t = useTranslations('ui.pager')
  const turn = { page, hrefOf, onNavigate }
  return (
    <nav aria-label={label}>
      <ul className="pager">
        <Step {...turn} to={1} isResting={page <= 1} label={t('first')} icon="chevrons-left" isMargin />
        <Step
          {...turn}
          to={page - 1}
          isResting={page <= 1}
          label={t('previous')}
          icon="chevron-left"
          rel="prev"
        />
        {pagerItems(page, pages).map((item, index) =>
          item === 'gap' ? (
            <li key={`gap-${index}`} aria-hidden className="pager-gap">
              …
            </li>
          ) : (
            <li key={item}>
              <Link
                href={hrefOf(item)}
                prefetch={false}
                scroll={!onNavigate}
                aria-current={item === page ? 'page' : undefined}
                aria-label={t('page', { page: formatNumber(item) })}
                onClick={onNavigate && ((event) => onNavigate(item, event))}
              >
                {formatNumber(item)}
              </Link>
            </li>
          ),
        )}
        <Step
          {...turn}
          to={page + 1}
          isResting={page >= pages}
          label={t('next')}
          icon="chevron-right"
          rel="next"
        />
        <Step
          {...turn}
          to={pages}
          isResting={page >= pages}
          label={t('last')}
          icon="chevrons-right"
          isMargin
        />
      </ul>
    </nav>
  )
}

interface StepProps extends Pick<PagerProps, 'hrefOf' | 'onNavigate'> {
  to: number
  /** disabled: shown, but not a link */
  isResting: boolean
  label: string
  icon: IconName
  rel?: string
  /** first and last, hidden on narrow phones: the numbers say the same */
  isMargin?: boolean
}

function Step({ to, isResting, label, icon, rel, hrefOf, onNavigate, isMargin = false }: StepProps) {
  return (
    <li className={isMargin ? 'pager-end' : undefined}>
      {isResting ? (
        <span role="link" aria-disabled="true" aria-label={label}>
          <Icon name={icon} />
        </span>
      ) : (
        <Link
          href={hrefOf(to)}
          prefetch={false}
          scroll={!onNavigate}
          rel={rel}
          aria-label={label}
          onClick={onNavigate && ((event) => onNavigate(to, event))}
        >
          <Icon name={icon} />
        </Link>
      )}
    </li>
  )
}
