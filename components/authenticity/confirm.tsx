'use client'

import { useTranslations } from 'next-intl'
import { HelpLink } from '@/components/forms/help-link'
import { afterClosing } from '@/components/overlays/after-closing'
import { OverlayFrame } from '@/components/overlays/overlay-frame'
import { openOverlay } from '@/components/overlays/store'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { HELP_AUTHENTICITY } from '@/lib/pages/help/topics'
import {
  authenticityConfirmOverlay,
  authenticityFormOverlay,
  authenticityHistoryOverlay,
  type CheckProps,
} from './overlays'

const POINTS = [
  { key: 'box', icon: 'package-open' },
  { key: 'code', icon: 'qr-code' },
  { key: 'result', icon: 'badge-check' },
] as const

/** What the check does and needs: the first check of a code is recorded, so it begins with a yes (OVL-27). */
export default function Confirm({ product }: CheckProps) {
  const t = useTranslations('authenticity')
  const start = async () => {
    await afterClosing(authenticityConfirmOverlay)
    openOverlay(authenticityFormOverlay, { product })
  }
  const showHistory = async () => {
    await afterClosing(authenticityConfirmOverlay)
    openOverlay(authenticityHistoryOverlay, {})
  }
  return (
    <OverlayFrame
      title={t('title')}
      footer={
        <div className="grid gap-2">
          <Button size="lg" className="w-full" onClick={() => void start()}>
            {t('confirm.start')}
          </Button>
          <Button variant="quiet" className="w-full" onClick={() => void showHistory()}>
            {t('confirm.history')}
          </Button>
        </div>
      }
    >
      <div className="grid gap-4 p-5">
        <p>{t('confirm.intro')}</p>
        <ul className="grid gap-4 text-sm">
          {POINTS.map(({ key, icon }) => (
            <li key={key} className="flex items-start gap-3">
              <Icon name={icon} size={22} className="mt-0.5 shrink-0 text-accent" />
              <p>{t(`confirm.${key}`)}</p>
            </li>
          ))}
        </ul>
        <HelpLink href={HELP_AUTHENTICITY} label={t('help')} isText />
      </div>
    </OverlayFrame>
  )
}
