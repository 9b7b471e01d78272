'use client'

import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { type ReviewPhoto, shownPhoto } from './photo'
import type { OfferPlace } from './upload-photo'
import { type PhotoSession, type PhotoState, photoSession } from './photo-session'

/** Stands for photos that are still read and resized, so that the review waits for them. */
const IN_PREPARATION: ReviewPhoto = {
  id: 'in-preparation',
  state: 'ready',
  url: null,
  preview: '',
  description: '',
  progress: 0,
}

/** The photos of a draft while the component is mounted; `onChange` receives them at every change. */
export function usePhotoSession(
  draftKey: string,
  given: readonly ReviewPhoto[],
  onChange: (photos: ReviewPhoto[]) => void,
  offer?: OfferPlace,
): { session: PhotoSession; state: PhotoState } {
  const [session] = useState(() => photoSession(draftKey, given, offer))
  const state = useSyncExternalStore(session.subscribe, session.get, session.get)
  const { photos, preparing, isRestored } = state
  const report = useEffectEvent(onChange)
  useEffect(() => session.open(), [session])
  useEffect(() => {
    if (isRestored) report([...photos.map(shownPhoto), ...(preparing > 0 ? [IN_PREPARATION] : [])])
  }, [photos, preparing, isRestored])
  return { session, state }
}
