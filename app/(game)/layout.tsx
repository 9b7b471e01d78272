import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { SessionStart } from '@/components/account/session/session-start'
import { FrameHosts } from '@/components/layout/frame-hosts'
import './games.css'
import './wheel.css'

/** The blank frame of the games (LAY-03): no header, footer or menu of the shop. The same for every visitor. */
export default async function GameLayout({ children }: { children: ReactNode }) {
  const t = await getTranslations()
  return (
    <>
      {children}
      <SessionStart texts={{ closeCampaigns: t('shell.closeCampaigns') }} />
      <FrameHosts />
    </>
  )
}
