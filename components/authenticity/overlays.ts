import type { OverlayDeclaration } from '@/components/overlays/declaration'
import type { Check } from '@/domain/authenticity/check'

/** The product from whose page the check was opened. */
export interface CheckedProduct {
  id: number
  name: string
}

export interface CheckProps {
  product?: CheckedProduct | undefined
}

/** What the check does, before it begins (OVL-27). */
export const authenticityConfirmOverlay: OverlayDeclaration<CheckProps> = {
  name: 'authenticity-confirm',
  load: () => import('./confirm'),
  texts: ['authenticity'],
}

export const authenticityFormOverlay: OverlayDeclaration<CheckProps> = {
  name: 'authenticity-form',
  load: () => import('./form/form-overlay'),
  texts: ['authenticity', 'form'],
}

export const authenticitySuccessOverlay: OverlayDeclaration<{ check: Check }> = {
  name: 'authenticity-success',
  load: () => import('./result/success-overlay'),
  texts: ['authenticity'],
}

export const authenticityHistoryOverlay: OverlayDeclaration<object> = {
  name: 'authenticity-history',
  load: () => import('./history/history-overlay'),
  texts: ['authenticity'],
}
