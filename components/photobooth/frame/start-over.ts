import { type BoothPlace, boothEntryPath } from '@/lib/pages/booth-address'
import { clearBooth } from '../state/booth-state'

/**
 * Ends a visit: forgets the visitor and loads the entry as a new document, so that no part of the one before, which stays in the document
 * while one goes from page to page, is left to look at.
 */
export function startOver({ store, isKiosk }: BoothPlace): void {
  clearBooth()
  window.location.replace(boothEntryPath(store, isKiosk))
}
