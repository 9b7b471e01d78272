'use client'

import { usePathname } from 'next/navigation'
import { type ComponentType, useEffect, useState } from 'react'
import type { CampaignsProps } from './campaigns'

/** Home, categories, brands and promotions show a campaign's icon (LAY-09); Home also its popups. */
const hasCampaigns = (pathname: string): boolean =>
  /^\/(?:$|\d+-[^/]+\/?$|brand\/\d+_|promotion\/)/.test(pathname)

export interface LatePartsProps {
  texts: { closeCampaigns: string }
}

/**
 * Loaded after the page and the session: campaigns where a page has a place for them. Only mounted in the browser, so it is
 * part of no server-rendered page.
 */
export function LateParts({ texts }: LatePartsProps) {
  const pathname = usePathname()
  const [code, setCode] = useState<{ Campaigns: ComponentType<CampaignsProps> } | null>(null)
  const isNeeded = hasCampaigns(pathname) && !code
  useEffect(() => {
    if (!isNeeded) return
    import('./campaigns').then(
      ({ Campaigns }) => setCode({ Campaigns }),
      // Campaigns are optional; the next page tries again.
      () => undefined,
    )
  }, [isNeeded, pathname])
  return (
    code && (
      <code.Campaigns
        isHome={pathname === '/'}
        hasPlace={hasCampaigns(pathname)}
        close={texts.closeCampaigns}
      />
    )
  )
}
