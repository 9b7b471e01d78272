import type { OverlayDeclaration } from '@/components/overlays/declaration'

export interface LoginOverlayProps {
  view: 'login' | 'register' | 'code'
  /** path to go to afterwards; without it one stays */
  next?: string
  /** 'needed': what was wanted needs a login */
  reason?: 'needed'
  /** code a provider's sign-in came back with */
  error?: string
}

/** In a file of its own: every page carries it, and would carry what is declared beside it. */
export const loginOverlay: OverlayDeclaration<LoginOverlayProps> = {
  name: 'login',
  load: () => import('./login-overlay'),
  texts: ['entering', 'form'],
}
