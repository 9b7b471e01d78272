'use client'

import { type ComponentProps, type ComponentType, useEffect, useState } from 'react'
import { areCampaignsClosed } from '@/lib/client/banners/closed-campaigns'
import { type LateBanners, lateBanners } from '@/lib/client/banners/late-banners'
import type { FloatingBanners } from './floating-banners'
import { usePopups } from './use-popups'

export interface CampaignsProps {
  isHome: boolean
  /** the page has a place for floating banners */
  hasPlace: boolean
  close: string
}

/** Floating banners, and the popups of Home. */
export function Campaigns({ isHome, hasPlace, close }: CampaignsProps) {
  usePopups(isHome)
  const floating = useFloatingBanners(hasPlace)
  return floating && hasPlace && <floating.Banners banners={floating.banners} close={close} />
}

interface Floating {
  Banners: ComponentType<ComponentProps<typeof FloatingBanners>>
  banners: LateBanners['floating']
}

/** The floating banners and their code, loaded once a page has a place for them and there are any. */
function useFloatingBanners(hasPlace: boolean): Floating | null {
  const [floating, setFloating] = useState<Floating | null>(null)
  useEffect(() => {
    if (floating || !hasPlace || areCampaignsClosed()) return
    const load = async () => {
      const { floating: banners } = await lateBanners()
      if (banners.length === 0) return
      const { FloatingBanners: Banners } = await import('./floating-banners')
      setFloating({ Banners, banners })
    }
    // Banners are optional; the next page tries again.
    load().catch(() => undefined)
  }, [floating, hasPlace])
  return floating
}
