import type { OverlayDeclaration } from '@/components/overlays/declaration'

export interface LoginOverlayProps {
  view: 'login' | 'register' | 'code'
  /** path to go to afterwards; without it the page stays */
  next?: string
  /** 'needed': the action requires a login */
  reason?: 'needed'
  /** campaign that a registration comes from, whose voucher it may bring (AUT-08) */
  campaign?: string
  /** error code of a sign-in provider */
  error?: string
}

/** In a file of its own: every page loads it, and would load any declaration beside it. */
export const loginOverlay: OverlayDeclaration<LoginOverlayProps> = {
  name: 'login',
  load: () => import('./login-overlay'),
  texts: ['signIn', 'form', 'welcome'],
}
