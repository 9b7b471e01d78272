import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { OverlayHost } from '@/components/overlays/overlay-host'
import { KioskClock } from '@/components/photobooth/frame/kiosk-clock'
import { OwnDevice } from '@/components/photobooth/frame/own-device'
import { ToastHost } from '@/components/toasts/toast-host'
import { Texts } from '@/components/ui/texts'
import { site } from '@/lib/site'
import photobooth from '@/messages/vi/photobooth.json'
import './booth.css'

/** The blank frame of the photobooth (LAY-01, LAY-03, PHB-05): the shop's name, and nothing that leads elsewhere. The same for every visitor. */
export default async function BoothLayout({ children }: { children: ReactNode }) {
  const t = await getTranslations()
  return (
    <>
      <a href="#noi-dung" className="skip-link">
        {t('shell.skip')}
      </a>
      {site.isPublicDemo && (
        <p className="bg-ink px-4 py-2 text-center text-sm text-paper">{t('shell.demoNotice')}</p>
      )}
      <header className="container-page flex justify-center py-4">
        <span className="site-logo text-3xl">{site.name}</span>
      </header>
      {children}
      <Texts messages={{ photobooth: { kiosk: photobooth.kiosk } }}>
        <KioskClock />
      </Texts>
      <OwnDevice texts={{ closeCampaigns: t('shell.closeCampaigns') }} />
      <OverlayHost texts={{ loading: t('overlay.loading') }} />
      <ToastHost
        texts={{
          close: t('toast.close'),
          undo: t('toast.undo'),
          error: t('toast.error'),
          offline: t('toast.offline'),
        }}
      />
    </>
  )
}
