import type { PhoneNumber } from '@/components/account/codes/calls'
import type { CodeRegistration, Registration } from '@/domain/account/sign-in'
import { sentNumber } from '@/domain/account/phone'
import { type Gender, genderOfSalutation, type User } from '@/domain/account/user'
import type { Voucher } from '@/domain/voucher'
import { api } from '@/lib/client/api'
import { acquisition, acquisitionSource, referralCode } from '@/lib/account/acquisition'
import { recaptchaToken } from '../sign-in/recaptcha'

/** Chị and Anh, by the salutation's id (AUT-10). */
export const SALUTATIONS = ([1, 2] as const).map((id) => ({ id, ...genderOfSalutation(id) }))
export const DEFAULT_SALUTATION = genderOfSalutation(1)

export interface Registered {
  user: User
  voucher: Voucher | null
}

/** A verified contact and the ticket that verifies it. */
export interface VerifiedContact {
  phone?: PhoneNumber
  email?: string
  proof: string
}

interface Wishes {
  wantsNews: boolean
  /** campaign the registration comes from, in place of what cookies say; its voucher is wished for */
  campaign?: string
}

/** Tracking origin, inviter and reCAPTCHA token of a registration. */
const origin = async (gender: Gender | null | undefined, campaign: string | undefined) => ({
  ...acquisition(),
  ...(campaign !== undefined && { acquisition_campaign: campaign, can_get_checkin_voucher: true }),
  acquisition_source: acquisitionSource(),
  salute: SALUTATIONS.find((one) => one.gender === gender)?.salute,
  referral_code: referralCode(),
  recaptcha_token: await recaptchaToken(),
})

/**
 * Records the consent to newsletters. A failure does not affect the account: without a record there is no consent, and it can be given
 * later.
 */
async function recordConsent(registered: Registered): Promise<Registered> {
  const user = await api.account.user.me.consents
    .$put({
      json: {
        marketing_email: true,
        marketing_sms: true,
        source: 'register',
      },
    })
    .catch(() => registered.user)
  return { ...registered, user }
}

/**
 * POST /auth/register, then records the consent to newsletters when it was given.
 * @throws DomainError with a code of the catalogue (AUT-26 to AUT-30)
 */
export async function register(values: Registration, { wantsNews, campaign }: Wishes): Promise<Registered> {
  const registered = await api.account.auth.register.$post({
    json: {
      ...values,
      phone_no: sentNumber(values.phone_no),
      ...(await origin(values.gender, campaign)),
    },
  })
  return wantsNews ? recordConsent(registered) : registered
}

const filledFields = (text: string | undefined) => (text === '' ? undefined : text)

/** As `register`, with a contact verified by a code; empty fields are left out. @throws as `register`, NO_ACTIVE_OTP_REQUEST */
export async function registerByCode(
  values: CodeRegistration,
  { wantsNews, campaign }: Wishes,
): Promise<Registered> {
  const registered = await api.account.auth.register['by-code'].$post({
    json: {
      ...values,
      email: filledFields(values.email),
      user_name: filledFields(values.user_name),
      phone_no: filledFields(sentNumber(values.phone_no ?? '')),
      gender: values.gender ?? undefined,
      ...(await origin(values.gender, campaign)),
    },
  })
  return wantsNews ? recordConsent(registered) : registered
}
