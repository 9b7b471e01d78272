import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { SessionStart } from '@/components/account/session/session-start'
import { OverlayHost } from '@/components/overlays/overlay-host'
import { ToastHost } from '@/components/toasts/toast-host'
import { site } from '@/lib/site'
import './games.css'
import './wheel.css'

/** The blank frame of the games (LAY-03): no header, footer or menu of the shop. The same for every visitor. */
export default async function GameLayout({ children }: { children: ReactNode }) {
  const t = await getTranslations()
  return (
    <>
      <a href="#noi-dung" className="skip-link">
        {t('shell.skip')}
      </a>
      {site.isPublicDemo && (
        <p className="bg-ink px-4 py-2 text-center text-sm text-paper">{t('shell.demoNotice')}</p>
      )}
      {children}
      <SessionStart texts={{ closeCampaigns: t('shell.closeCampaigns') }} />
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
