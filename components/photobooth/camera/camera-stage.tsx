'use client'

import { useTranslations } from 'next-intl'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Spinner } from '@/components/ui/spinner'
import type { BoothStore } from '@/domain/photobooth/booth-store'
import { SHOTS } from '@/domain/photobooth/print'
import { BOOTH_TERMS } from '@/domain/photobooth/terms'
import type { CameraFault } from '@/lib/client/browser/camera'
import type { BoothPlace } from '@/lib/pages/booth-address'
import { useSteps } from '../frame/use-steps'
import { WithStore } from '../frame/with-store'
import { keepShots, useBooth } from '../state/booth-state'
import { PickPhotos } from './pick-photos'
import { useCamera } from './use-camera'
import { useShooting } from './use-shooting'

/** The camera (RTE-43): a countdown and three photos in a row. */
export function CameraStage({ stores }: { stores: readonly BoothStore[] }) {
  return <WithStore stores={stores}>{({ place }) => <Consented place={place} />}</WithStore>
}

/** Without consent no camera starts: the terms come first. */
function Consented({ place }: { place: BoothPlace }) {
  const { agreed } = useBooth()
  const { goInstead } = useSteps()
  const isAgreed = agreed === BOOTH_TERMS.version
  const toTerms = useEffectEvent(() => goInstead('tnc', place))
  useEffect(() => {
    if (!isAgreed) toTerms()
  }, [isAgreed])
  return isAgreed ? <Camera place={place} /> : null
}

function Camera({ place }: { place: BoothPlace }) {
  const t = useTranslations('photobooth.camera')
  const { go } = useSteps()
  const video = useRef<HTMLVideoElement>(null)
  const [trouble, setTrouble] = useState<'failed' | 'unreadable' | null>(null)
  const { state, facing, switchCamera, retry } = useCamera()
  const done = (pictures: Blob[]) => {
    keepShots(pictures)
    go('result', place)
  }
  const { shooting, taken, start, stop } = useShooting({
    video,
    onDone: done,
    onFail: () => setTrouble('failed'),
  })
  const isOn = state.is === 'on'

  return (
    <div className="booth-camera">
      <div className="booth-view" data-facing={facing}>
        {isOn && <CameraView videoRef={video} stream={state.stream} label={t('view')} />}
        {state.is === 'starting' && (
          <p role="status" className="booth-view-note">
            <Spinner className="size-7" />
            {t('starting')}
          </p>
        )}
        {state.is === 'failed' && <Fault fault={state.fault} isKiosk={place.isKiosk} onRetry={retry} />}
        {shooting && (
          <>
            {shooting.seconds > 0 ? (
              <span key={`${shooting.shot}-${shooting.seconds}`} aria-hidden className="booth-count">
                {shooting.seconds}
              </span>
            ) : (
              <span aria-hidden className="booth-flash" />
            )}
            <span aria-hidden className="booth-nth">
              {t('nth', { number: shooting.shot, total: SHOTS })}
            </span>
          </>
        )}
      </div>
      <p aria-live="assertive" className="sr-only">
        {shooting && shooting.seconds > 0
          ? shooting.seconds
          : taken > 0 && t('taken', { number: taken, total: SHOTS })}
      </p>
      {trouble && (
        <p role="alert" className="text-center text-sm text-sale">
          {t(trouble)}
        </p>
      )}
      <div className="flex flex-wrap items-center justify-center gap-3">
        {shooting ? (
          <Button size="lg" variant="secondary" onClick={stop}>
            {t('stop')}
          </Button>
        ) : (
          isOn && (
            <>
              <Button
                size="lg"
                onClick={() => {
                  setTrouble(null)
                  start()
                }}
              >
                <Icon name="camera" size={22} />
                {t('shoot', { shots: SHOTS })}
              </Button>
              {state.hasSeveral && (
                <Button variant="secondary" className="px-4!" aria-label={t('switch')} onClick={switchCamera}>
                  <Icon name="rotate-ccw" size={22} />
                </Button>
              )}
            </>
          )
        )}
        {/* The pictures of a tablet in the store are none of its visitors'. */}
        {!shooting && !place.isKiosk && (
          <PickPhotos onPicked={done} onUnreadable={() => setTrouble('unreadable')}>
            {t('pick')}
          </PickPhotos>
        )}
      </div>
    </div>
  )
}

interface CameraViewProps {
  videoRef: RefObject<HTMLVideoElement | null>
  stream: MediaStream
  label: string
}

/** What the camera sees. */
function CameraView({ videoRef, stream, label }: CameraViewProps) {
  const show = (node: HTMLVideoElement | null) => {
    videoRef.current = node
    if (node) node.srcObject = stream
  }
  return <video key={stream.id} ref={show} autoPlay muted playsInline aria-label={label} />
}

interface FaultProps {
  fault: CameraFault
  isKiosk: boolean
  onRetry: () => void
}

function Fault({ fault, isKiosk, onRetry }: FaultProps) {
  const t = useTranslations('photobooth.camera')
  return (
    <div role="alert" className="booth-view-note">
      <Icon name="circle-alert" size={28} />
      <p className="font-semibold">{t(`fault.${fault}.title`)}</p>
      <p className="text-sm">{t(`fault.${fault}.text`)}</p>
      <p className="text-sm">{isKiosk ? t('staff') : t('orPick')}</p>
      {fault !== 'unsupported' && (
        <Button variant="secondary" className="bg-white!" onClick={onRetry}>
          {t('retry')}
        </Button>
      )}
    </div>
  )
}
