import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import { listingPath, type ListingQuery } from '@/domain/catalog/listing/listing-query'
import type { ChosenFilter } from './chosen'

interface ChipsProps {
  path: string
  chosen: readonly ChosenFilter[]
  /** the query without any filter */
  cleared: ListingQuery
}

/** The active filters, each a link to the listing without it. */
export function Chips({ path, chosen, cleared }: ChipsProps) {
  const t = useTranslations('filters')
  if (chosen.length === 0) return null
  return (
    <ul aria-label={t('chosen')} className="mb-6 flex flex-wrap items-center gap-2">
      {chosen.map(({ key, name, without }) => (
        <li key={key}>
          <a
            href={listingPath(path, without)}
            rel="nofollow"
            aria-label={t('remove', { name })}
            className="inline-flex min-h-11 items-center gap-1.5 rounded-full border border-accent bg-accent-soft px-4 text-sm text-accent-dark hover:bg-paper"
          >
            {name}
            <Icon name="x" size={16} />
          </a>
        </li>
      ))}
      <li>
        <a
          href={listingPath(path, cleared)}
          rel="nofollow"
          className="inline-flex min-h-11 items-center px-2 text-sm font-semibold text-accent underline-offset-4 hover:underline"
        >
          {t('clear')}
        </a>
      </li>
    </ul>
  )
}
