'use client'

import { type LinkLooks, OverlayLink } from '@/components/overlays/overlay-link'
import { listingFiltersOverlay, type ListingFiltersProps } from './overlays'

/** Opens the filters of a listing; without JavaScript links to those on the page. */
export function FiltersLink({ sheet, ...looks }: LinkLooks & { sheet: ListingFiltersProps }) {
  return <OverlayLink overlay={listingFiltersOverlay} props={sheet} {...looks} />
}
