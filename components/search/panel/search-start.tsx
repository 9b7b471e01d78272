import { useTranslations } from 'next-intl'
import type { SearchStart as Start } from '@/lib/pages/search-page'
import { DiscoveryView } from './discovery-view'
import { SearchForm } from '../box/search-form'

/** The search page without a keyword: a box and discovery. */
export function SearchStart({ start }: { start: Start }) {
  const t = useTranslations('search')
  return (
    <>
      <h1 className="font-display text-2xl tablet:text-3xl">{t('discover')}</h1>
      <p className="mt-2 mb-4 max-w-prose text-muted">{t('discoverText')}</p>
      <SearchForm className="desktop:hidden" />
      <div className="-mx-5">
        <DiscoveryView discovery={start} />
      </div>
    </>
  )
}
