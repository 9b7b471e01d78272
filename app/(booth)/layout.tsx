import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { FrameHead } from '@/components/layout/frame-head'
import { FrameHosts } from '@/components/layout/frame-hosts'
import { KioskClock } from '@/components/photobooth/frame/kiosk-clock'
import { OwnDevice } from '@/components/photobooth/frame/own-device'
import { Texts } from '@/components/ui/texts'
import { site } from '@/lib/site'
import photobooth from '@/messages/vi/photobooth.json'
import './booth.css'

/** The blank frame of the photobooth (LAY-01, LAY-03, PHB-05): the shop's name, and nothing that leads elsewhere. The same for every visitor. */
export default async function BoothLayout({ children }: { children: ReactNode }) {
  const t = await getTranslations()
  return (
    <>
      <FrameHead contentId="noi-dung-chup-anh" />
      <header className="container-page flex justify-center py-4">
        <span className="site-logo text-3xl">{site.name}</span>
      </header>
      <div id="noi-dung-chup-anh" tabIndex={-1} className="outline-none">
        {children}
      </div>
      <Texts messages={{ photobooth: { kiosk: photobooth.kiosk } }}>
        <KioskClock />
      </Texts>
      <OwnDevice texts={{ closeCampaigns: t('shell.closeCampaigns') }} />
      <FrameHosts />
    </>
  )
}
