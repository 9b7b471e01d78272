'use client'

import { useTranslations } from 'next-intl'
import {
  type KeyboardEvent,
  type Ref,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'
import { useFocusAfterRemoval } from '@/components/overlays/focus/use-focus-after-removal'
import { useFocusOnChange } from '@/components/overlays/focus/use-focus-on-change'
import { AddPhotos } from './add-photos'
import { CropPhoto } from './crop-photo'
import { EditCaption } from './edit-caption'
import { type ReviewPhoto, uploadsOf } from './photo'
import { PhotoStrip } from './photo-strip'
import { usePhotoSession } from './use-photo-session'
import { useTakenFiles } from './use-taken-files'

/** Sub-modes of the photos (REV-13). */
export type PhotoMode = 'add' | 'caption' | 'crop'

export interface PhotoStepsHandle {
  /** True when a sub-mode took the Back: crop returns to add, the others close (REV-12). */
  back: () => boolean
}

interface PhotoStepsProps {
  /** key of the draft that holds the photos */
  draftKey: string
  /** photos of the review as it is; a draft has its own */
  photos: readonly ReviewPhoto[]
  onChange: (photos: ReviewPhoto[]) => void
  onSubMode: (mode: PhotoMode | null) => void
  ref?: Ref<PhotoStepsHandle>
}

type View = { mode: 'add' } | { mode: 'caption' | 'crop'; id: string }

/** Enter in a field of the photos must not send the surrounding form. */
function keepEnter(event: KeyboardEvent) {
  const { key, target } = event
  if (key === 'Enter' && target instanceof HTMLInputElement && target.type !== 'file') event.preventDefault()
}

/** The photos of a review: a strip, and the sub-modes to add, describe and crop them (REV-12, REV-13, REV-19 to REV-24). */
export function PhotoSteps({ draftKey, photos: given, onChange, onSubMode, ref }: PhotoStepsProps) {
  const t = useTranslations('reviewPhotos')
  const { session, state } = usePhotoSession(draftKey, given, onChange)
  const [view, setView] = useState<View | null>(null)
  const area = useRef<HTMLDivElement>(null)
  const lastId = useRef('')
  const { photos } = state
  const at = view && 'id' in view ? photos.findIndex(({ id }) => id === view.id) : -1
  const photo = photos[at]
  const mode = view && (view.mode === 'add' || photo) ? view.mode : null

  const report = useEffectEvent(onSubMode)
  useEffect(() => {
    report(mode)
  }, [mode])
  const isOver = useTakenFiles(area, mode === null || mode === 'add', (files) => void session.add(files))
  useFocusOnChange(
    mode,
    () =>
      area.current?.querySelector<HTMLElement>('h3') ??
      area.current?.querySelector<HTMLElement>(`[data-photo="${lastId.current}"] button`) ??
      area.current?.querySelector('button'),
  )

  useFocusAfterRemoval(
    area,
    (nearest) =>
      nearest.closest('[data-photo]')?.querySelector<HTMLElement>('button:not(:disabled)') ??
      area.current?.querySelector<HTMLElement>('h3') ??
      area.current?.querySelector('button'),
  )

  const show = (next: View | null) => {
    if (next && 'id' in next) lastId.current = next.id
    setView(next)
  }
  const back = () => {
    if (mode === null) return false
    show(mode === 'crop' ? { mode: 'add' } : null)
    return true
  }
  useImperativeHandle(ref, () => ({ back }))

  return (
    <div
      ref={area}
      role="group"
      aria-label={t('title')}
      onKeyDown={keepEnter}
      className={`rounded-md ${isOver ? 'outline-2 outline-offset-4 outline-accent outline-dashed' : ''}`}
    >
      {mode === null && (
        <PhotoStrip
          session={session}
          state={state}
          onAdd={() => show({ mode: 'add' })}
          onDescribe={(id) => show({ mode: 'caption', id })}
        />
      )}
      {mode === 'add' && (
        <AddPhotos
          session={session}
          state={state}
          isOver={isOver}
          onCrop={(id) => show({ mode: 'crop', id })}
          onDone={() => {
            session.forgetRemoval()
            show(null)
          }}
        />
      )}
      {mode === 'caption' && photo && (
        <EditCaption
          photo={photo}
          number={at + 1}
          onChange={(text) => session.describe(photo.id, text)}
          onDone={() => show(null)}
        />
      )}
      {mode === 'crop' && photo && (
        <CropPhoto
          photo={photo}
          number={at + 1}
          onCrop={(crop, picture) => {
            session.crop(photo.id, crop, picture)
            show({ mode: 'add' })
          }}
          onCancel={() => show({ mode: 'add' })}
        />
      )}
      <UploadSummary state={state} />
    </div>
  )
}

/** Reads out how far the uploads are. */
function UploadSummary({ state: { photos } }: { state: { photos: readonly ReviewPhoto[] } }) {
  const t = useTranslations('reviewPhotos.state')
  const { done, failed, total, isOffline } = uploadsOf(photos)
  const key = isOffline ? 'summaryOffline' : failed > 0 ? 'summaryFailed' : 'summary'
  return (
    <p role="status" className="sr-only">
      {total > 0 && t(key, { done, total, failed })}
    </p>
  )
}
