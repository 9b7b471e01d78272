import type { Crop } from '@/components/photo-crop/crop'
import { checkFiles, fileKey, type Refusal, refusal } from './check-files'
import { type HeldPhoto, MOST_CAPTION, MOST_PHOTOS, type ReviewPhoto } from './photo'
import { preparePhoto } from './prepare/prepare-photo'
import { readPhotos, writePhotos } from './stored-photos'
import type { OfferPlace } from './upload-photo'
import { uploadQueue } from './upload-queue'

export interface PhotoState {
  photos: readonly HeldPhoto[]
  /** refused files of the last choice */
  refused: readonly Refusal[]
  /** files that are being decoded */
  preparing: number
  /** the photo removed last, which can come back */
  removed: { photo: HeldPhoto; at: number } | null
  /** false until the draft is read */
  isRestored: boolean
}

export type PhotoSession = ReturnType<typeof photoSession>

const EMPTY: PhotoState = { photos: [], refused: [], preparing: 0, removed: null, isRestored: false }

/** A caption is saved after a pause in typing. */
const PAUSE_MS = 200

const givenPhoto = (photo: ReviewPhoto): HeldPhoto => ({
  ...photo,
  ...{ picture: null, source: null, crop: null, uploadedAt: null },
})

function free({ preview }: HeldPhoto) {
  if (preview.startsWith('blob:')) URL.revokeObjectURL(preview)
}

/**
 * The photos of one review that is being written: prepared, kept in the draft at every change, and uploaded. A store outside of React.
 * @param given photos of the review as it is, when it is edited and has no draft
 * @param offer who offers places for uploads; of the signed-in member when not given
 */
export function photoSession(draftKey: string, given: readonly ReviewPhoto[], offer?: OfferPlace) {
  let state = EMPTY
  /** counts openings; 0 once closed */
  let opening = 0
  let pause: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()
  /** files the photos were made of */
  const keys = new Map<string, string>()

  function set(change: Partial<PhotoState>) {
    if (opening === 0) return
    state = { ...state, ...change }
    listeners.forEach((listener) => listener())
  }
  function patch(id: string, change: Partial<HeldPhoto>) {
    set({ photos: state.photos.map((photo) => (photo.id === id ? { ...photo, ...change } : photo)) })
    if (change.url) save()
  }
  function save() {
    clearTimeout(pause)
    pause = undefined
    if (opening > 0 && state.isRestored) void writePhotos(draftKey, state.photos)
  }
  const flush = () => {
    if (pause !== undefined) save()
  }
  const queue = uploadQueue({ list: () => state.photos, patch, offer })

  /** Changes the photos, stores them, and uploads what is not. */
  function change(next: Partial<PhotoState>) {
    set(next)
    save()
    queue.pump()
  }
  const enqueue = (id: string) => patch(id, { state: 'ready', progress: 0, trouble: null })
  const resume = () => {
    for (const { id, trouble } of state.photos) if (trouble === 'failed' || trouble === 'offline') enqueue(id)
    queue.pump()
  }

  function forgetRemoval() {
    if (!state.removed) return
    free(state.removed.photo)
    set({ removed: null })
  }

  async function prepare(file: File) {
    const own = opening
    // Files chosen at the same time in two ways may be more than there is room for.
    if (state.photos.length >= MOST_PHOTOS) {
      set({ refused: [...state.refused, refusal(file, 'many')], preparing: state.preparing - 1 })
      return
    }
    try {
      const prepared = await preparePhoto(file)
      if (own !== opening) return
      const id = crypto.randomUUID()
      keys.set(id, fileKey(file))
      const photo: HeldPhoto = {
        ...prepared,
        ...{ id, url: null, description: '', crop: null, uploadedAt: null },
        ...{ state: 'ready', progress: 0, trouble: null, preview: URL.createObjectURL(prepared.picture) },
      }
      change({ photos: [...state.photos, photo], preparing: state.preparing - 1 })
    } catch {
      set({ refused: [...state.refused, refusal(file, 'broken')], preparing: state.preparing - 1 })
    }
  }

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    get: () => state,

    /** Reads the draft and goes on with its uploads. Gives the function that ends all work and frees the previews. */
    open() {
      const own = ++opening
      window.addEventListener('online', resume)
      window.addEventListener('offline', queue.pump)
      document.addEventListener('visibilitychange', flush)
      void readPhotos(draftKey).then((photos) => {
        if (own !== opening) return photos?.forEach(free)
        set({ photos: photos ?? given.map(givenPhoto), isRestored: true })
        queue.pump()
      })
      return () => {
        flush()
        queue.haltAll()
        state.photos.forEach(free)
        if (state.removed) free(state.removed.photo)
        opening = 0
        state = EMPTY
        window.removeEventListener('online', resume)
        window.removeEventListener('offline', queue.pump)
        document.removeEventListener('visibilitychange', flush)
      }
    },

    /** Adds chosen files; those that cannot be photos are listed in `refused`. */
    async add(files: readonly File[]) {
      const room = MOST_PHOTOS - state.photos.length - state.preparing
      const known = new Set(state.photos.flatMap(({ id }) => keys.get(id) ?? []))
      const { accepted, refused } = await checkFiles(files, room, known)
      forgetRemoval()
      set({ refused, preparing: state.preparing + accepted.length })
      // One after the other: a decoded photo of a phone takes 50 MB.
      for (const file of accepted) await prepare(file)
    },
    forgetRefusals: () => set({ refused: [] }),

    retry(id: string) {
      enqueue(id)
      queue.pump()
    },
    stop(id: string) {
      queue.halt(id)
      patch(id, { state: 'failed', progress: 0, trouble: 'stopped' })
      queue.pump()
    },

    remove(id: string) {
      const at = state.photos.findIndex((photo) => photo.id === id)
      const photo = state.photos[at]
      if (!photo) return
      queue.halt(id)
      forgetRemoval()
      const isCut = photo.state === 'uploading'
      change({
        photos: state.photos.filter((other) => other !== photo),
        removed: { photo: isCut ? { ...photo, state: 'ready', progress: 0 } : photo, at },
      })
    },
    undoRemoval: () => {
      const { removed } = state
      if (removed) change({ photos: state.photos.toSpliced(removed.at, 0, removed.photo), removed: null })
    },
    forgetRemoval,

    move(id: string, to: number) {
      const from = state.photos.findIndex((photo) => photo.id === id)
      const photo = state.photos[from]
      const place = Math.min(state.photos.length - 1, Math.max(0, to))
      if (photo && place !== from)
        change({ photos: state.photos.toSpliced(from, 1).toSpliced(place, 0, photo) })
    },
    describe(id: string, text: string) {
      patch(id, { description: text.slice(0, MOST_CAPTION) })
      clearTimeout(pause)
      pause = setTimeout(save, PAUSE_MS)
    },
    /** Replaces the picture by a crop of it, or the whole photo (null), which is uploaded in its place. */
    crop(id: string, crop: Crop | null, picture: Blob) {
      const before = state.photos.find((photo) => photo.id === id)
      if (!before) return
      queue.halt(id)
      free(before)
      patch(id, { crop, picture, preview: URL.createObjectURL(picture), url: null, uploadedAt: null })
      enqueue(id)
      change({})
    },
  }
}
