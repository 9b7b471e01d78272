import { changePhoneOverlay } from '@/components/account/settings/overlays'
import { otpVerificationOverlay } from '@/components/account/codes/overlays'
import { openOverlay } from '@/components/overlays/store'
import { DEFAULT_PHONE_CODE } from '@/domain/account/phone'
import { api } from '@/lib/client/api'

/** Opens the proof of the member's phone by code; a member without a number names one first. Loaded when a change asks for it. */
export async function verifyPhone(onDone: () => void): Promise<void> {
  // Without an answer the overlay asks for the number itself.
  const user = await api.account.user.me.$get({ query: {} }).catch(() => undefined)
  if (user && !user.phone_no) openOverlay(changePhoneOverlay, { onDone })
  else
    openOverlay(otpVerificationOverlay, {
      scope: 'verification',
      phone: user?.phone_no
        ? { phone_no: user.phone_no, phone_code: user.phone_code ?? DEFAULT_PHONE_CODE }
        : undefined,
      onDone,
    })
}
