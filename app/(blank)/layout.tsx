import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { SiteLogo } from '@/components/layout/header/site-logo'
import { OverlayHost } from '@/components/overlays/overlay-host'
import { SessionStart } from '@/components/account/session/session-start'
import { ToastHost } from '@/components/toasts/toast-host'
import { madePerRequest } from '@/lib/security/per-request'

export const instant = false

/** Pages without header and footer (LAY-01): the logo, and one thing to do. */
export default async function BlankLayout({ children }: { children: ReactNode }) {
  await madePerRequest()
  const t = await getTranslations()
  return (
    <>
      <header className="container-page flex justify-center py-6">
        <SiteLogo className="text-3xl" />
      </header>
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
