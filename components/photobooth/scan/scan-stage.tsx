'use client'

import { useTranslations } from 'next-intl'
import { lazy, Suspense } from 'react'
import { Notice } from '@/components/ui/notice'
import type { BoothStore } from '@/domain/photobooth/booth-store'
import { StoreList } from '../frame/store-list'
import { usePlace } from '../frame/use-place'
import { useBooth } from '../state/booth-state'
import { useHash } from './use-hash'

const QrView = lazy(() => import('./qr-view'))
const OpenedPhoto = lazy(() => import('./opened-photo'))

/** The code that opens the photo (RTE-43), and, at the address the code holds, the photo. */
export function ScanStage({ stores }: { stores: readonly BoothStore[] }) {
  const t = useTranslations('photobooth.scan')
  const hash = useHash()
  const place = usePlace()
  const { link } = useBooth()
  const loading = <Notice text={t('opening')} className="min-h-96 noscript:hidden" />
  if (hash === null || !place) return loading
  if (hash !== '') {
    return (
      <Suspense fallback={loading}>
        <OpenedPhoto key={hash} token={hash} />
      </Suspense>
    )
  }
  if (link && place.store !== '') {
    return (
      <Suspense fallback={loading}>
        <QrView link={link} place={place} />
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
