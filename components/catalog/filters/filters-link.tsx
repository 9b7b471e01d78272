'use client'

import { type LinkLooks, OverlayLink } from '@/components/overlays/overlay-link'
import { listingFiltersOverlay, type ListingFiltersProps } from './overlays'

/** Opens the filters of a listing over the page; leads to those on the page without JavaScript. */
export function FiltersLink({ sheet, ...looks }: LinkLooks & { sheet: ListingFiltersProps }) {
  return <OverlayLink overlay={listingFiltersOverlay} props={sheet} {...looks} />
}
