'use client'

import { useTranslations } from 'next-intl'
import { lazy, Suspense } from 'react'
import { Notice } from '@/components/ui/notice'
import type { BoothStore } from '@/domain/photobooth/booth-store'
import { StoreList } from '../frame/store-list'
import { usePlace } from '../frame/use-place'
import { useBooth } from '../state/booth-state'
import { useLinkToken } from '../state/link-token'

const QrView = lazy(() => import('./qr-view'))
const OpenedPhoto = lazy(() => import('./opened-photo'))

interface ScanStageProps {
  stores: readonly BoothStore[]
  /** name of the shop */
  site: string
}

/** The code that opens the photo (RTE-43), and, at the address the code holds, the photo. */
export function ScanStage({ stores, site }: ScanStageProps) {
  const t = useTranslations('photobooth.scan')
  const token = useLinkToken()
  const place = usePlace()
  const { link } = useBooth()
  const loading = <Notice text={t('opening')} className="min-h-96 noscript:hidden" />
  if (!place || (token === undefined && !place.isKiosk)) return loading
  if (link && place.store !== '') {
    return (
      <Suspense fallback={loading}>
        <QrView link={link} place={place} />
      </Suspense>
    )
  }
  if (token) {
    return (
      <Suspense fallback={loading}>
        <OpenedPhoto key={token} token={token} site={site} />
      </Suspense>
    )
  }
  return (
    <div className="grid justify-items-center gap-4 py-16 text-center">
      <h1 className="font-display text-2xl">{t('emptyTitle')}</h1>
      <p className="text-muted">{t('emptyText')}</p>
      <StoreList stores={stores} />
    </div>
  )
}
