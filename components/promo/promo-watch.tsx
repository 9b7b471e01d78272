'use client'

import { useEffect } from 'react'
import { whenHistorySettled } from '@/components/overlays/history'
import { getOverlays, openOverlay, subscribeOverlays } from '@/components/overlays/store'
import { slugOfClick } from '@/lib/client/clicked-slug'
import { changeSearch, useSearch } from '@/lib/client/search'
import { isSlug } from '@/lib/promotion-path'

const PATH = '/promo'
const OVERLAYS = { promo: 'promo-detail', voucher: 'voucher-info' } as const
type Kind = keyof typeof OVERLAYS

/**
 * Keeps the overlays of the promotions page and its address together: what the query names is open, a press on a card names it, and
 * closing takes it out of the query again (spec 1 §2 "promo detail"). Draws nothing.
 */
export function PromoWatch() {
  const query = new URLSearchParams(useSearch(PATH) ?? '')
  useNamed('promo', query.get('promo'))
  useNamed('voucher', query.get('voucher'))

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      for (const kind of ['promo', 'voucher'] as const) {
        const slug = slugOfClick(event, kind)
        if (slug === null) continue
        event.preventDefault()
        changeSearch('replace', { [kind]: slug })
      }
    }
    document.addEventListener('click', onClick, { capture: true })
    return () => document.removeEventListener('click', onClick, { capture: true })
  }, [])

  return null
}

/** Opens what the query names, and takes the name away once that is closed. */
function useNamed(kind: Kind, slug: string | null) {
  useEffect(() => {
    if (slug === null || !isSlug(slug)) return
    const name = OVERLAYS[kind]
    openOverlay(name, { slug })
    const isThere = () => getOverlays().some((overlay) => overlay.name === name)
    const stop = subscribeOverlays(() => {
      if (isThere()) return
      stop()
      // The overlay's own entry of the history is given back first: the entry below it is the one to mend.
      whenHistorySettled(() => {
        if (window.location.pathname === PATH) changeSearch('replace', { [kind]: null })
      })
    })
    return stop
  }, [kind, slug])
}
