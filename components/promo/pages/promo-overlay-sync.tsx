'use client'

import { useEffect } from 'react'
import type { OverlayDeclaration } from '@/components/overlays/declaration'
import { whenHistorySettled } from '@/components/overlays/history'
import { getOverlays, openOverlay, subscribeOverlays } from '@/components/overlays/store'
import { voucherInfoOverlay } from '@/components/vouchers/overlays'
import { watchLinks } from '@/lib/client/browser/link-clicks'
import { changeAddressQuery, useAddressQuery } from '@/lib/client/browser/address-query'
import { isSlug } from '@/lib/listing/promotion-path'
import { promoDetailOverlay } from '../overlays'

const PATH = '/promo'
type Kind = 'promo' | 'voucher'
const OVERLAYS: Record<Kind, OverlayDeclaration<{ slug: string }>> = {
  promo: promoDetailOverlay,
  voucher: voucherInfoOverlay,
}

/**
 * Synchronises the overlays of the promotions page with its query: the named one is open, a click on a card names it, and closing removes
 * the name (OVL-12). Renders nothing.
 */
export function PromoOverlaySync() {
  const query = new URLSearchParams(useAddressQuery(PATH) ?? '')
  useOverlayOfQuery('promo', query.get('promo'))
  useOverlayOfQuery('voucher', query.get('voucher'))

  useEffect(() => watchLinks('promo', (slug) => changeAddressQuery('replace', { promo: slug })), [])
  useEffect(() => watchLinks('voucher', (slug) => changeAddressQuery('replace', { voucher: slug })), [])

  return null
}

/** Opens the overlay named in the query, and removes the name when it is closed. */
function useOverlayOfQuery(kind: Kind, slug: string | null) {
  useEffect(() => {
    if (slug === null || !isSlug(slug)) return
    const declared = OVERLAYS[kind]
    openOverlay(declared, { slug })
    const isThere = () => getOverlays().some((overlay) => overlay.name === declared.name)
    const stop = subscribeOverlays(() => {
      if (isThere()) return
      stop()
      // The overlay's history entry is removed first: the entry below it is the one to update.
      whenHistorySettled(() => {
        if (window.location.pathname === PATH) changeAddressQuery('replace', { [kind]: null })
      })
    })
    return stop
  }, [kind, slug])
}
