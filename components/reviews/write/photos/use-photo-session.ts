'use client'

import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { type ReviewPhoto, shownPhoto } from './photo'
import { type PhotoSession, type PhotoState, photoSession } from './photo-session'

/** The photos of a draft while the component is mounted; `onChange` receives them at every change. */
export function usePhotoSession(
  draftKey: string,
  given: readonly ReviewPhoto[],
  onChange: (photos: ReviewPhoto[]) => void,
): { session: PhotoSession; state: PhotoState } {
  const [session] = useState(() => photoSession(draftKey, given))
  const state = useSyncExternalStore(session.subscribe, session.get, session.get)
  const { photos, isRestored } = state
  const report = useEffectEvent(onChange)
  useEffect(() => session.open(), [session])
  useEffect(() => {
    if (isRestored) report(photos.map(shownPhoto))
  }, [photos, isRestored])
  return { session, state }
}
