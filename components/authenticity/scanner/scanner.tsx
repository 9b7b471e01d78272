'use client'

import { useTranslations } from 'next-intl'
import { type ChangeEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { readScanned } from '@/domain/authenticity/link'
import type { CameraFault } from '@/lib/client/browser/camera'
import { loadDetect } from './detect'
import { startScan } from './scan'

interface ScannerProps {
  /** receives the fourteen symbols; the camera is off then */
  onCode: (code: string) => void
  onClose: () => void
}

type Phase = 'starting' | 'scanning' | CameraFault
type Hint =
  { is: 'none' | 'other' | 'reading' | 'noneInPicture' | 'badPicture' } | { is: 'foreign'; host: string }

/** Where this shop is found, with and without www. */
function ownHosts(): string[] {
  const { host } = window.location
  return [host, host.startsWith('www.') ? host.slice(4) : `www.${host}`]
}

/** Scans the QR code of a box with the camera, or reads it from a picture. Loaded when it is opened. */
export default function Scanner({ onCode, onClose }: ScannerProps) {
  const t = useTranslations('authenticity.scan')
  const fileId = useId()
  const video = useRef<HTMLVideoElement>(null)
  const [phase, setPhase] = useState<Phase>('starting')
  const [hint, setHint] = useState<Hint>({ is: 'none' })
  /** counts attempts to open the camera */
  const [attempt, setAttempt] = useState(0)

  /** Whether a text that was read ends the scan. */
  const take = (text: string): boolean => {
    const scanned = readScanned(text, ownHosts())
    if (scanned.is === 'code') {
      onCode(scanned.code)
      return true
    }
    setHint(scanned)
    return false
  }
  const takeFromCamera = useEffectEvent(take)

  useEffect(() => {
    if (!video.current) return
    return startScan(video.current, {
      onText: takeFromCamera,
      onScanning: () => setPhase('scanning'),
      onFault: setPhase,
    })
  }, [attempt])

  const readPicture = async (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? []
    event.target.value = ''
    if (!file) return
    setHint({ is: 'reading' })
    try {
      const [detect, picture] = await Promise.all([loadDetect(), createImageBitmap(file)])
      const text = await detect(picture)
      picture.close()
      if (text === null) setHint({ is: 'noneInPicture' })
      else take(text)
    } catch {
      setHint({ is: 'badPicture' })
    }
  }

  const isFilming = phase === 'starting' || phase === 'scanning'
  return (
    <section
      aria-label={t('title')}
      className="grid gap-3 rounded-lg border border-line p-3"
      data-scanner={phase}
    >
      {isFilming && (
        <div className="relative aspect-square overflow-hidden rounded-md bg-ink tablet:aspect-video">
          <video ref={video} muted playsInline aria-hidden className="size-full object-cover" />
          <span
            aria-hidden
            className="pointer-events-none absolute inset-[18%] rounded-lg border-2 border-white/90"
          />
        </div>
      )}
      <p role="status" className="text-sm">
        {hint.is === 'none'
          ? t(phase === 'scanning' ? 'aim' : phase)
          : t(hint.is, hint.is === 'foreign' ? { host: hint.host } : {})}
      </p>
      <div className="grid gap-2 tablet:grid-cols-2">
        {!isFilming && phase !== 'unsupported' && (
          <Button
            variant="secondary"
            onClick={() => {
              setPhase('starting')
              setHint({ is: 'none' })
              setAttempt(attempt + 1)
            }}
          >
            <Icon name="camera" size={20} />
            {t('retry')}
          </Button>
        )}
        <label
          htmlFor={fileId}
          className="button button-secondary cursor-pointer has-focus-visible:outline-2"
        >
          <Icon name="image-up" size={20} />
          {t('picture')}
          <input
            id={fileId}
            type="file"
            accept="image/*"
            className="sr-only"
            onChange={(event) => void readPicture(event)}
          />
        </label>
        <Button variant="quiet" onClick={onClose}>
          {t('close')}
        </Button>
      </div>
    </section>
  )
}
