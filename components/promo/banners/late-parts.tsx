'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useState } from 'react'
import { type LateBanners, lateBanners } from '@/lib/client/banners/late-banners'
import { registerServiceWorker } from '@/lib/client/browser/service-worker'
import { watchVoucherLinks } from '@/components/vouchers/watch-links'
import { FloatingBanners } from './floating-banners'
import { usePopups } from './use-popups'

/** Home, categories, brands and promotions show the icon of a campaign (LAY-09). */
const hasFloatingBanners = (pathname: string): boolean =>
  /^\/(?:$|\d+-[^/]+\/?$|brand\/\d+_|promotion\/)/.test(pathname)

export interface LatePartsProps {
  texts: { closeCampaigns: string }
}

/**
 * What comes after the page and the session: banners of the corner, popups of Home, the details of vouchers.
 * Only ever mounted in the browser; crawlers and first paints never meet it.
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

/** The banners, once a page has a place for them. */
function useBanners(pathname: string): LateBanners | null {
  const [banners, setBanners] = useState<LateBanners | null>(null)
  useEffect(() => {
    if (banners || !hasFloatingBanners(pathname)) return
    // A page without them is whole; the next page asks again.
    lateBanners().then(setBanners, () => undefined)
  }, [banners, pathname])
  return banners
}
