import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { FrameHosts } from '@/components/layout/frame-hosts'
import { SiteLogo } from '@/components/layout/header/site-logo'
import { NoScript } from '@/components/layout/no-script'
import { SessionStart } from '@/components/account/session/session-start'
import { madePerRequest } from '@/lib/security/per-request'

export const instant = false

/** Pages without header and footer (LAY-01): the logo, and one thing to do. */
export default async function BlankLayout({ children }: { children: ReactNode }) {
  await madePerRequest()
  const t = await getTranslations()
  return (
    <>
      <NoScript />
      <header className="container-page flex justify-center py-6">
        <SiteLogo className="text-3xl" />
      </header>
      {children}
      <SessionStart texts={{ closeCampaigns: t('shell.closeCampaigns') }} />
      <FrameHosts />
    </>
  )
}
