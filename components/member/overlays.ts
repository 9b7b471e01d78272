import type { OverlayDeclaration } from '@/components/overlays/declaration'

export interface ChangePhoneProps {
  /** what needed a proved number goes on */
  onDone?: () => void
}

export const changePhoneOverlay: OverlayDeclaration<ChangePhoneProps> = {
  name: 'change-phone',
  load: () => import('./change-phone'),
}

export const changePasswordOverlay: OverlayDeclaration<object> = {
  name: 'change-password',
  load: () => import('./change-password'),
}

export const deleteAccountOverlay: OverlayDeclaration<object> = {
  name: 'delete-account',
  load: () => import('./delete-account'),
}

export const mobileSettingsOverlay: OverlayDeclaration<object> = {
  name: 'mobile-settings',
  load: () => import('./mobile-settings'),
}
