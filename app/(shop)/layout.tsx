import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { DesktopHeader } from '@/components/layout/header/desktop-header'
import { Footer } from '@/components/layout/footer'
import { FrameHead } from '@/components/layout/frame-head'
import { FrameHosts } from '@/components/layout/frame-hosts'
import { MobileMenu } from '@/components/layout/header/mobile-menu'
import { ScrollToTop } from '@/components/layout/scroll-to-top'
import { ShopFrame } from '@/components/layout/shop-frame'
import { SessionStart } from '@/components/account/session/session-start'
import { TourOffer } from '@/components/tour/tour-offer'
import { getTopCategories } from '@/lib/reads/cached/cached-catalog'

/** The shop's frame: header, footer, menus, and the hosts of overlays and toasts. The same for every visitor. */
export default async function ShopLayout({ children }: { children: ReactNode }) {
  const [t, categories] = await Promise.all([getTranslations(), getTopCategories()])
  return (
    <ShopFrame>
      <FrameHead contentId="noi-dung" />
      <DesktopHeader categories={categories} />
      <div id="noi-dung" tabIndex={-1} className="outline-none">
        {children}
      </div>
      <Footer categories={categories} />
      <MobileMenu />
      <ScrollToTop label={t('shell.toTop')} />
      <SessionStart texts={{ closeCampaigns: t('shell.closeCampaigns') }} />
      <TourOffer />
      <FrameHosts />
    </ShopFrame>
  )
}
