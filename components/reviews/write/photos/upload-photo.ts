import { DomainError } from '@/domain/error'
import { api } from '@/lib/client/api'
import { failureKind } from '@/lib/client/failure'
import { putPicture } from '@/lib/client/put-picture'

/** An offered place lasts ten minutes. */
const PLACE_MS = 9 * 60_000
/** Pauses before another try of an upload that got no answer, or a failing one. */
const RETRY_MS = [1_000, 4_000]

interface SendOptions {
  onProgress: (share: number) => void
  signal: AbortSignal
}

/** Sends one picture; called again after a failure it goes on with the same place. */
export type SendPhoto = (options: SendOptions) => Promise<string>

interface Place {
  signedUrl: string
  url: string
}

/** Asks for a place to upload one JPEG to. */
export type OfferPlace = () => Promise<Place>

/** A place of the signed-in member (REV-19). */
const memberPlace: OfferPlace = () =>
  api.public['pre-signed-url'].$get({ query: { fileName: 'anh.jpg', contentType: 'image/jpeg' } })

const hasCode = (failure: unknown, ...codes: string[]) =>
  failure instanceof DomainError && codes.includes(failure.code)

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    signal.addEventListener('abort', end)
  })

/**
 * The upload of one picture (GET /pre-signed-url, PUT; REV-19). The place is kept between tries: a picture that arrived although its answer
 * was lost is not stored twice, as a place takes one. Gives the public address.
 */
export function sendPhoto(picture: Blob, offer: OfferPlace = memberPlace): SendPhoto {
  let place: (Place & { until: number }) | null = null

  const offeredPlace = async () => {
    if (place && place.until > Date.now()) return place
    place = { ...(await offer()), until: Date.now() + PLACE_MS }
    return place
  }

  return async ({ onProgress, signal }) => {
    for (let attempt = 0; ; attempt++) {
      try {
        const { signedUrl, url } = await offeredPlace()
        await putPicture(signedUrl, picture, { onProgress, signal })
        return url
      } catch (failure) {
        if (place && hasCode(failure, 'ALREADY_UPLOADED')) return place.url
        const isOver = hasCode(failure, 'UPLOAD_EXPIRED', 'INVALID_SIGNATURE')
        if (isOver) place = null
        const mayPass = isOver || ['unreachable', 'timeout', 'server'].includes(failureKind(failure))
        const delay = RETRY_MS[attempt]
        if (signal.aborted || !mayPass || delay === undefined) throw failure
        await pause(isOver ? 0 : delay, signal)
      }
    }
  }
}
