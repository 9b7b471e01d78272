'use client'

import { usePathname } from 'next/navigation'
import { type ComponentProps, type ComponentType, useEffect, useState } from 'react'
import { type LateBanners, lateBanners } from '@/lib/client/banners/late-banners'
import { areCampaignsClosed } from '@/lib/client/banners/closed-campaigns'
import { registerServiceWorker } from '@/lib/client/browser/service-worker'
import type { FloatingBanners } from './floating-banners'
import { usePopups } from './use-popups'

/** Home, categories, brands and promotions show a campaign's icon (LAY-09). */
const hasFloatingBanners = (pathname: string): boolean =>
  /^\/(?:$|\d+-[^/]+\/?$|brand\/\d+_|promotion\/)/.test(pathname)

export interface LatePartsProps {
  texts: { closeCampaigns: string }
}

/**
 * Loaded after the page and the session: floating banners and popups of Home. Only mounted in the browser, so it is part of
 * no server-rendered page.
 */
export function LateParts({ texts }: LatePartsProps) {
  const pathname = usePathname()
  const floating = useFloatingBanners(pathname)
  usePopups(pathname === '/')
  useEffect(registerServiceWorker, [])
  return (
    floating &&
    hasFloatingBanners(pathname) && (
      <floating.Banners banners={floating.banners} close={texts.closeCampaigns} />
    )
  )
}

interface Floating {
  Banners: ComponentType<ComponentProps<typeof FloatingBanners>>
  banners: LateBanners['floating']
}

/** The floating banners and their code, loaded once a page has a place for them and there are any. */
function useFloatingBanners(pathname: string): Floating | null {
  const [floating, setFloating] = useState<Floating | null>(null)
  useEffect(() => {
    if (floating || !hasFloatingBanners(pathname) || areCampaignsClosed()) return
    const load = async () => {
      const { floating: banners } = await lateBanners()
      if (banners.length === 0) return
      const { FloatingBanners: Banners } = await import('./floating-banners')
      setFloating({ Banners, banners })
    }
    // Banners are optional; the next page tries again.
    load().catch(() => undefined)
  }, [floating, pathname])
  return floating
}
