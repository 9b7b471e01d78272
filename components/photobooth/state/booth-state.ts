import { useSyncExternalStore } from 'react'
import type { PhotoLink } from '@/domain/photobooth/photo-link'

/**
 * What one visitor does at the photobooth. It lives in the memory of the page alone: nothing of it is stored on the device, and loading the
 * page again empties it.
 */

/** A photo in the size of a print, without a frame. */
export interface Shot {
  id: string
  picture: Blob
  /** address to show it from */
  url: string
}

export interface BoothState {
  /** the version of the terms that was agreed to */
  agreed: number | null
  shots: readonly Shot[]
  /** id of the shot that is kept */
  chosen: string | null
  /** id of the frame; null for the first one, 'none' for none */
  frame: string | null
  /** where the photo is kept; null until it is sent, and once another photo is made */
  link: PhotoLink | null
}

export const NO_FRAME = 'none'

const EMPTY: BoothState = { agreed: null, shots: [], chosen: null, frame: null, link: null }

let state = EMPTY
const listeners = new Set<() => void>()

function set(change: Partial<BoothState>) {
  state = { ...state, ...change }
  listeners.forEach((listener) => listener())
}

export function subscribeBooth(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

const getBooth = () => state
const getServerBooth = () => EMPTY

export const useBooth = (): BoothState => useSyncExternalStore(subscribeBooth, getBooth, getServerBooth)

function releaseShots() {
  for (const { url } of state.shots) URL.revokeObjectURL(url)
}

export const agreeToTerms = (version: number) => set({ agreed: version })

/** Replaces the photos; the last one taken is chosen. */
export function keepShots(pictures: readonly Blob[]): void {
  releaseShots()
  const shots = pictures.map((picture) => ({
    id: crypto.randomUUID(),
    picture,
    url: URL.createObjectURL(picture),
  }))
  set({ shots, chosen: shots.at(-1)?.id ?? null, link: null })
}

export const chooseShot = (id: string) => set({ chosen: id, link: null })
export const chooseFrame = (id: string) => set({ frame: id, link: null })
export const keepLink = (link: PhotoLink) => set({ link })

/** Forgets the visitor: photos, choices, consent and link. */
export function clearBooth(): void {
  releaseShots()
  set(EMPTY)
}
