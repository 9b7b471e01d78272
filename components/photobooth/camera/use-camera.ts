'use client'

import { useEffect, useState } from 'react'
import { type CameraFault, openCamera } from '@/lib/client/browser/camera'

export type Facing = 'user' | 'environment'

export type CameraState =
  | { is: 'starting' }
  | { is: 'on'; stream: MediaStream; hasSeveral: boolean }
  | { is: 'failed'; fault: CameraFault }

const STARTING: CameraState = { is: 'starting' }

/** Large enough for a print; a camera gives what comes nearest. */
const SIZE = { width: { ideal: 1_920 }, height: { ideal: 1_440 } }

async function hasSeveralCameras(): Promise<boolean> {
  const devices = await navigator.mediaDevices.enumerateDevices().catch(() => [])
  return devices.filter(({ kind }) => kind === 'videoinput').length > 1
}

/**
 * The camera while the component is on the screen; off once it is gone. `stream` is to be shown by the component.
 */
export function useCamera() {
  const [facing, setFacing] = useState<Facing>('user')
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<CameraState>(STARTING)

  useEffect(() => {
    const close = openCamera(
      { facingMode: { ideal: facing }, ...SIZE },
      {
        onOpen: (stream) => {
          setState({ is: 'on', stream, hasSeveral: false })
          void hasSeveralCameras().then((hasSeveral) =>
            setState((now) => (now.is === 'on' && now.stream === stream ? { ...now, hasSeveral } : now)),
          )
        },
        onFault: (fault) => setState({ is: 'failed', fault }),
      },
    )
    return () => {
      close()
      setState(STARTING)
    }
  }, [facing, attempt])

  return {
    state,
    facing,
    switchCamera: () => setFacing((now) => (now === 'user' ? 'environment' : 'user')),
    retry: () => setAttempt((now) => now + 1),
  }
}
