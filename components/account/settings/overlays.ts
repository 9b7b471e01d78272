import type { OverlayDeclaration } from '@/components/overlays/declaration'

export interface ChangePhoneProps {
  /** continues what needed a verified number */
  onDone?: () => void
}

export const changePhoneOverlay: OverlayDeclaration<ChangePhoneProps> = {
  name: 'change-phone',
  load: () => import('./change-phone'),
  texts: ['account', 'form'],
}

export const changePasswordOverlay: OverlayDeclaration<object> = {
  name: 'change-password',
  load: () => import('./change-password'),
  texts: ['account', 'form'],
}

export const deleteAccountOverlay: OverlayDeclaration<object> = {
  name: 'delete-account',
  load: () => import('./delete-account'),
  texts: ['account', 'form'],
}

export const mobileSettingsOverlay: OverlayDeclaration<object> = {
  name: 'mobile-settings',
  load: () => import('./mobile-settings'),
  texts: ['account'],
}
