'use client'

import { useEffect, useState } from 'react'
import { type CameraFault, cameraFaultOf } from './camera-fault'

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

const stop = (stream: MediaStream) => stream.getTracks().forEach((track) => track.stop())

/** Opens a camera, without sound. @throws as getUserMedia does */
async function openCamera(facing: Facing): Promise<MediaStream> {
  // An insecure page has no mediaDevices, whatever the types say.
  if (!('mediaDevices' in navigator)) throw new TypeError('this page has no cameras')
  return navigator.mediaDevices.getUserMedia({
    audio: false,
    video: { facingMode: { ideal: facing }, ...SIZE },
  })
}

/**
 * The camera while the component is on the screen; off once it is gone. `stream` is to be shown by the component.
 */
export function useCamera() {
  const [facing, setFacing] = useState<Facing>('user')
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<CameraState>(STARTING)

  useEffect(() => {
    let isWanted = true
    let opened: MediaStream | null = null
    const fail = (fault: CameraFault) => {
      if (isWanted) setState({ is: 'failed', fault })
    }
    const start = async () => {
      const stream = await openCamera(facing)
      if (!isWanted) {
        stop(stream)
        return
      }
      opened = stream
      stream.getVideoTracks()[0]?.addEventListener('ended', () => fail('lost'))
      setState({ is: 'on', stream, hasSeveral: false })
      void hasSeveralCameras().then((hasSeveral) => {
        if (isWanted && hasSeveral) setState({ is: 'on', stream, hasSeveral })
      })
    }
    start().catch((failure: unknown) => fail(cameraFaultOf(failure)))
    return () => {
      isWanted = false
      if (opened) stop(opened)
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
