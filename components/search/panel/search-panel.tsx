'use client'

import { useTranslations } from 'next-intl'
import { DiscoveryInBrowser } from './discovery-in-browser'
import { SuggestionList } from './suggestion-list'
import type { SearchBox } from '../box/use-search-box'

/** Below the box: what one might look for, then suggestions for what is typed. */
export function SearchPanel({ box }: { box: SearchBox }) {
  const t = useTranslations('search')
  if (box.text === '') return <DiscoveryInBrowser />
  return (
    <>
      <p role="status" className="sr-only">
        {box.isWaiting ? '' : t('suggestionCount', { count: box.total })}
      </p>
      <SuggestionList box={box} />
    </>
  )
}
