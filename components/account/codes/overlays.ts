import type { OverlayDeclaration } from '@/components/overlays/declaration'
import type { OtpScope } from '@/domain/account/otp'
import type { CodeAnswer, CodeSent, PhoneNumber } from './calls'

export interface OtpOverlayProps {
  scope: OtpScope
  /** without a number or an address it verifies the member's own */
  phone?: PhoneNumber
  email?: string
  /** a code was sent already: skip to its input */
  sent?: CodeSent
  /** called after a right code, once the overlay is closed and the member is reloaded */
  onDone?: (answer: CodeAnswer) => void
}

export const otpVerificationOverlay: OverlayDeclaration<OtpOverlayProps> = {
  name: 'otp-verification',
  load: () => import('./otp-overlay'),
  texts: ['otp'],
}
