'use client'

import { useTranslations } from 'next-intl'
import type { SearchBox } from '../box/use-search-box'
import { SuggestionList } from './suggestion-list'
import { DiscoveryView } from './discovery-view'
import { RecentSearches } from './recent-searches'
import { useDiscovery } from './use-discovery'

/** Content below the box: discovery, then suggestions for the typed text. */
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

/** Discovery with the visitor's last searches. */
function DiscoveryInBrowser() {
  return (
    <DiscoveryView discovery={useDiscovery()}>
      <RecentSearches />
    </DiscoveryView>
  )
}
