import { DomainError } from '@/domain/error'
import { failureKind } from '@/lib/client/failure'
import type { HeldPhoto, PhotoTrouble } from './photo'
import { type OfferPlace, type SendPhoto, sendPhoto } from './upload-photo'

/** Uploads at the same time. */
const AT_ONCE = 2

/** The photos as they are, and what changes of them. */
interface QueuedPhotos {
  list: () => readonly HeldPhoto[]
  patch: (id: string, change: Partial<HeldPhoto>) => void
  /** who offers the places; of the signed-in member when not given */
  offer?: OfferPlace | undefined
}

export interface UploadQueue {
  /** Starts uploads of photos that are ready, while there is room and a network. */
  pump: () => void
  /** Ends the upload of a photo without a change of its state. */
  halt: (id: string) => void
  haltAll: () => void
}

function troubleOf(failure: unknown): PhotoTrouble {
  if (failureKind(failure) === 'offline') return 'offline'
  return failure instanceof DomainError && failure.code === 'UNAUTHENTICATED' ? 'signedOut' : 'failed'
}

export function uploadQueue({ list, patch, offer }: QueuedPhotos): UploadQueue {
  const senders = new Map<string, { picture: Blob; send: SendPhoto }>()
  const underWay = new Map<string, AbortController>()

  /** A picture keeps its sender between tries, and with it the place it was offered. */
  function senderOf(id: string, picture: Blob): SendPhoto {
    const known = senders.get(id)
    if (known?.picture === picture) return known.send
    const send = sendPhoto(picture, offer)
    senders.set(id, { picture, send })
    return send
  }

  async function upload(id: string, picture: Blob) {
    const control = new AbortController()
    const { signal } = control
    underWay.set(id, control)
    patch(id, { state: 'uploading', progress: 0, trouble: null })
    try {
      const onProgress = (progress: number) => {
        if (!signal.aborted) patch(id, { progress })
      }
      const url = await senderOf(id, picture)({ onProgress, signal })
      if (!signal.aborted) patch(id, { state: 'done', progress: 1, url, uploadedAt: Date.now() })
    } catch (failure) {
      if (signal.aborted) return
      const trouble = troubleOf(failure)
      // Without a network the photo waits for it; any other trouble is the member's to decide.
      patch(id, { state: trouble === 'offline' ? 'ready' : 'failed', progress: 0, trouble })
    } finally {
      if (underWay.get(id) === control) {
        underWay.delete(id)
        pump()
      }
    }
  }

  function pump() {
    const waiting = list().filter((photo) => photo.state === 'ready' && photo.picture)
    if (!navigator.onLine) {
      for (const { id, trouble } of waiting) if (trouble !== 'offline') patch(id, { trouble: 'offline' })
      return
    }
    for (const { id, picture } of waiting.slice(0, Math.max(0, AT_ONCE - underWay.size)))
      if (picture) void upload(id, picture)
  }

  function halt(id: string) {
    underWay.get(id)?.abort()
    underWay.delete(id)
  }

  return { pump, halt, haltAll: () => [...underWay.keys()].forEach(halt) }
}
