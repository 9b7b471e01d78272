import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { DesktopHeader } from '@/components/layout/header/desktop-header'
import { Footer } from '@/components/layout/footer'
import { MobileMenu } from '@/components/layout/header/mobile-menu'
import { ScrollToTop } from '@/components/layout/scroll-to-top'
import { ShopFrame } from '@/components/layout/shop-frame'
import { OverlayHost } from '@/components/overlays/overlay-host'
import { SessionStart } from '@/components/account/session/session-start'
import { ToastHost } from '@/components/toasts/toast-host'
import { TourOffer } from '@/components/tour/tour-offer'
import { getTopCategories } from '@/lib/reads/cached/cached-catalog'
import { site } from '@/lib/site'

/** The shop's frame: header, footer, menus, and the hosts of overlays and toasts. The same for every visitor. */
export default async function ShopLayout({ children }: { children: ReactNode }) {
  const [t, categories] = await Promise.all([getTranslations(), getTopCategories()])
  return (
    <ShopFrame>
      <a href="#noi-dung" className="skip-link">
        {t('shell.skip')}
      </a>
      {site.isPublicDemo && (
        <p className="bg-ink px-4 py-2 text-center text-sm text-paper">{t('shell.demoNotice')}</p>
      )}
      <DesktopHeader categories={categories} />
      <div id="noi-dung" tabIndex={-1} className="outline-none">
        {children}
      </div>
      <Footer categories={categories} />
      <MobileMenu />
      <ScrollToTop label={t('shell.toTop')} />
      <SessionStart texts={{ closeCampaigns: t('shell.closeCampaigns') }} />
      <TourOffer />
      <OverlayHost texts={{ loading: t('overlay.loading') }} />
      <ToastHost
        texts={{
          close: t('toast.close'),
          undo: t('toast.undo'),
          error: t('toast.error'),
          offline: t('toast.offline'),
        }}
      />
    </ShopFrame>
  )
}
