'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Notice } from '@/components/ui/notice'
import { Spinner } from '@/components/ui/spinner'
import type { BoothFrame } from '@/domain/photobooth/booth-frame'
import { PHOTO_KEPT_HOURS } from '@/domain/photobooth/photo-link'
import type { BoothStore } from '@/domain/photobooth/booth-store'
import { PRINT } from '@/domain/photobooth/print'
import { type BoothVisit, WithStore } from '../frame/with-store'
import { useSteps } from '../frame/use-steps'
import { PhotoActions } from '../photo/photo-actions'
import { NO_FRAME, useBooth } from '../state/booth-state'
import { FrameChoice } from './frame-choice'
import { ShotChoice } from './shot-choice'
import { usePrint } from './use-print'
import { useSending } from './use-sending'

interface ResultStageProps {
  stores: readonly BoothStore[]
  frames: readonly BoothFrame[]
  /** name of the shop */
  site: string
}

/** The photos with their frames (RTE-43): one is chosen, and goes to the phone. */
export function ResultStage({ stores, frames, site }: ResultStageProps) {
  return (
    <WithStore stores={stores}>{(visit) => <Shots visit={visit} frames={frames} site={site} />}</WithStore>
  )
}

interface ResultProps {
  visit: BoothVisit
  frames: readonly BoothFrame[]
  site: string
}

/** Without photos there is nothing to choose: the camera comes first. */
function Shots({ visit, ...others }: ResultProps) {
  const { shots } = useBooth()
  const { goInstead } = useSteps()
  const isEmpty = shots.length === 0
  const toCamera = useEffectEvent(() => goInstead('camera', visit.place))
  useEffect(() => {
    if (isEmpty) toCamera()
  }, [isEmpty])
  return isEmpty ? null : <Result visit={visit} {...others} />
}

function Result({ visit: { store, place }, frames, site }: ResultProps) {
  const t = useTranslations('photobooth.result')
  const { shots, chosen, frame: wanted } = useBooth()
  const { go } = useSteps()
  const shot = shots.find(({ id }) => id === chosen) ?? shots[0] ?? null
  const frame = wanted === NO_FRAME ? null : (frames.find(({ id }) => id === wanted) ?? frames[0] ?? null)
  const { print, isDrawing } = usePrint(shot?.picture ?? null, frame?.src ?? null)
  const { isSending, problem, isOutdated, send } = useSending({
    storeId: Number(store._id),
    onKept: () => go('scan', place),
  })
  const isReady = print?.picture != null && !isDrawing

  return (
    <div className="booth-result">
      <div className="booth-print">
        {print?.url ? (
          <img
            src={print.url}
            alt={frame && !print.lacksFrame ? t('preview', { frame: frame.name }) : t('previewPlain')}
            {...PRINT}
            className="size-full"
          />
        ) : print && !isDrawing ? (
          <p role="alert" className="p-6 text-center">
            {t('drawFailed')}
          </p>
        ) : (
          <Notice text={t('drawing')} />
        )}
      </div>
      <div className="grid min-w-0 content-start gap-6">
        {shots.length > 1 && <ShotChoice shots={shots} chosen={shot?.id ?? null} />}
        {frames.length > 0 && (
          <FrameChoice frames={frames} chosen={frame?.id ?? NO_FRAME} shot={shot?.url ?? null} />
        )}
        {print?.lacksFrame && (
          <p role="alert" className="text-sm text-sale">
            {t('frameFailed')}
          </p>
        )}
        {!place.isKiosk && print?.picture && print.url && (
          <PhotoActions photo={print.picture} url={print.url} store={store.name} />
        )}
        <div className="grid gap-3">
          <Button
            size="lg"
            variant={place.isKiosk ? 'primary' : 'secondary'}
            aria-disabled={!isReady || isSending || undefined}
            onClick={() => {
              if (print?.picture && isReady) void send(print.picture)
            }}
          >
            {isSending && <Spinner className="size-5" />}
            <Icon name="qr-code" size={20} />
            {t(place.isKiosk ? 'toPhone' : 'toOthers')}
          </Button>
          <p className="text-center text-xs text-muted">{t('qrHint', { site, hours: PHOTO_KEPT_HOURS })}</p>
          <p role="status" className="sr-only">
            {isSending && t('sending')}
          </p>
          {problem !== null && (
            <p role="alert" className="text-center text-sm text-sale">
              {problem}
            </p>
          )}
          {isOutdated && (
            // As a new document: this one has the earlier terms.
            <a href={`/photobooth/tnc${window.location.search}`} className="button button-secondary">
              {t('termsAgain')}
            </a>
          )}
          <Button size="lg" variant="quiet" onClick={() => go('camera', place)}>
            {t('retake')}
          </Button>
        </div>
      </div>
    </div>
  )
}
