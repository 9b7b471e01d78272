'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useState } from 'react'
import { type LateBanners, lateBanners } from '@/lib/client/banners/late-banners'
import { registerServiceWorker } from '@/lib/client/browser/service-worker'
import { watchVoucherLinks } from '@/components/vouchers/watch-links'
import { FloatingBanners } from './floating-banners'
import { usePopups } from './use-popups'

/** Home, categories, brands and promotions show a campaign's icon (LAY-09). */
const hasFloatingBanners = (pathname: string): boolean =>
  /^\/(?:$|\d+-[^/]+\/?$|brand\/\d+_|promotion\/)/.test(pathname)

export interface LatePartsProps {
  texts: { closeCampaigns: string }
}

/**
 * Loaded after the page and the session: floating banners, popups of Home, voucher details. Only mounted in the browser, so it is part of
 * no server-rendered page.
 */
export function LateParts({ texts }: LatePartsProps) {
  const pathname = usePathname()
  const banners = useBanners(pathname)
  usePopups(pathname === '/')
  useEffect(watchVoucherLinks, [])
  useEffect(registerServiceWorker, [])
  if (!banners) return null
  return hasFloatingBanners(pathname) ? (
    <FloatingBanners banners={banners.floating} close={texts.closeCampaigns} />
  ) : null
}

/** The banners, loaded once a page has a place for them. */
function useBanners(pathname: string): LateBanners | null {
  const [banners, setBanners] = useState<LateBanners | null>(null)
  useEffect(() => {
    if (banners || !hasFloatingBanners(pathname)) return
    // Banners are optional; the next page tries again.
    lateBanners().then(setBanners, () => undefined)
  }, [banners, pathname])
  return banners
}
