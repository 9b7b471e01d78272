'use client'

import { DiscoveryView } from './discovery-view'
import { RecentSearches } from './recent-searches'
import { useDiscovery } from './use-discovery'

/** What one might look for, with one's own last searches. */
export function DiscoveryInBrowser() {
  return (
    <DiscoveryView discovery={useDiscovery()}>
      <RecentSearches />
    </DiscoveryView>
  )
}
