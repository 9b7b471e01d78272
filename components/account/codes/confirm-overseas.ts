import { overseasPhoneOverlay } from '@/components/account/sign-in/overlays'
import { openOverlay } from '@/components/overlays/store'
import { DEFAULT_PHONE_CODE } from '@/domain/account/phone'

/** Warns when a country other than Vietnam is chosen for a number; `setCode` switches back to Vietnam. */
export const confirmOverseas = (setCode: (phoneCode: string) => void) => (phoneCode: string) => {
  if (phoneCode === DEFAULT_PHONE_CODE) return
  openOverlay(overseasPhoneOverlay, { phoneCode, onBack: () => setCode(DEFAULT_PHONE_CODE) })
}
