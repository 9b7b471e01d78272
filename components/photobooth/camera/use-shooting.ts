'use client'

import { type RefObject, useEffect, useRef, useState } from 'react'
import { COUNTDOWN_SECONDS, SHOTS } from '@/domain/photobooth/print'
import { captureVideo } from './capture'

const SECOND_MS = 1_000
/** The button that stops takes the place of the one that starts: the second press of a double one is not meant for it. */
const DOUBLE_PRESS_MS = 700

export interface Shooting {
  /** number of the photo that is next, from 1 */
  shot: number
  /** seconds until it is taken; 0 while it is */
  seconds: number
}

/** Resolves after so many ms; rejects once the signal ends. */
const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer)
        reject(new DOMException('stopped', 'AbortError'))
      },
      { once: true },
    )
  })

interface ShootingOptions {
  video: RefObject<HTMLVideoElement | null>
  onDone: (pictures: Blob[]) => void
  onFail: () => void
}

/** Takes the photos one after the other, each after a countdown. What was taken is dropped when it is stopped. */
export function useShooting({ video, onDone, onFail }: ShootingOptions) {
  const [shooting, setShooting] = useState<Shooting | null>(null)
  const [taken, setTaken] = useState(0)
  const running = useRef<AbortController | null>(null)

  const startedAt = useRef(0)

  const end = () => {
    running.current?.abort()
    running.current = null
    setShooting(null)
    setTaken(0)
  }

  useEffect(
    () => () => {
      running.current?.abort()
      running.current = null
      setShooting(null)
      setTaken(0)
    },
    [],
  )

  const start = async () => {
    if (running.current || !video.current) return
    const control = new AbortController()
    running.current = control
    startedAt.current = performance.now()
    const pictures: Blob[] = []
    try {
      for (let shot = 1; shot <= SHOTS; shot++) {
        for (let seconds = COUNTDOWN_SECONDS; seconds > 0; seconds--) {
          setShooting({ shot, seconds })
          await pause(SECOND_MS, control.signal)
        }
        setShooting({ shot, seconds: 0 })
        pictures.push(await captureVideo(video.current))
        setTaken(shot)
        // The flash is seen, and the last photo is announced.
        await pause(SECOND_MS / 2, control.signal)
      }
    } catch {
      if (control.signal.aborted) return
      end()
      onFail()
      return
    }
    end()
    onDone(pictures)
  }

  const stop = () => {
    if (performance.now() - startedAt.current >= DOUBLE_PRESS_MS) end()
  }

  return { shooting, taken, start: () => void start(), stop }
}
