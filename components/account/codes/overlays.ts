import type { OverlayDeclaration } from '@/components/overlays/declaration'
import type { OtpScope } from '@/domain/account/otp'
import type { CodeAnswer, CodeSent, PhoneNumber } from './calls'

export interface OtpOverlayProps {
  scope: OtpScope
  /** without a number and an address it is about the member's own */
  phone?: PhoneNumber
  email?: string
  /** a code is on its way already: it only has to be typed */
  sent?: CodeSent
  /** after a right code, once the overlay is closed and the member is up to date */
  onDone?: (answer: CodeAnswer) => void
}

export const otpVerificationOverlay: OverlayDeclaration<OtpOverlayProps> = {
  name: 'otp-verification',
  load: () => import('./otp-overlay'),
  texts: ['otp'],
}
