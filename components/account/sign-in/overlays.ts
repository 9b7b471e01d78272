import type { PhoneNumber } from '@/components/account/codes/calls'
import type { OverlayDeclaration } from '@/components/overlays/declaration'

export interface RegisteredPhoneProps {
  phone: PhoneNumber
  next?: string
}

export const registeredPhoneOverlay: OverlayDeclaration<RegisteredPhoneProps> = {
  name: 'registered-phone',
  load: () => import('../register/registered-phone'),
  texts: ['signIn'],
}

export interface OverseasPhoneProps {
  /** '+65' */
  phoneCode: string
  /** switch back to a Vietnamese number */
  onBack: () => void
}

export const overseasPhoneOverlay: OverlayDeclaration<OverseasPhoneProps> = {
  name: 'overseas-phone',
  load: () => import('../register/overseas-phone'),
  texts: ['signIn'],
}

export interface ForgotPasswordProps {
  email?: string
  phone?: PhoneNumber
}

export const forgotPasswordOverlay: OverlayDeclaration<ForgotPasswordProps> = {
  name: 'forgot-password',
  load: () => import('../password/forgot-password-overlay'),
  texts: ['signIn', 'form', 'otp'],
}
