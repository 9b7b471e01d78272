import type { Registration } from '@/domain/account/entering'
import { localNumber } from '@/domain/account/phone'
import { genderOfSalutation, type User } from '@/domain/account/user'
import type { Voucher } from '@/domain/voucher'
import { send } from '@/lib/client/api'
import { acquisition, acquisitionSource, referralCode } from '@/lib/entering/acquisition'
import { recaptchaToken } from './recaptcha'

/** Chị and Anh, by the salutation's id (spec 1 §5). */
export const SALUTATIONS = ([1, 2] as const).map((id) => ({ id, ...genderOfSalutation(id) }))
export const DEFAULT_SALUTATION = genderOfSalutation(1)

export interface Registered {
  user: User
  voucher: Voucher | null
}

/**
 * POST /auth/register with where the visitor came from and who invited them, then their word on the shop's news when they gave it.
 * @throws DomainError with a code of the catalogue (spec 1 §8 "Register")
 */
export async function register(values: Registration, wantsNews: boolean): Promise<Registered> {
  const registered = await send<Registered>('POST', '/api/account/auth/register', {
    ...values,
    phone_no: localNumber(values.phone_no),
    ...acquisition(),
    acquisition_source: acquisitionSource(),
    salute: SALUTATIONS.find(({ gender }) => gender === values.gender)?.salute,
    referral_code: referralCode(),
    recaptcha_token: await recaptchaToken(),
  })
  if (!wantsNews) return registered
  // The account stands either way: a consent that was not kept is no consent, and can be given later in the profile.
  const user = await send<User>('PUT', '/api/account/user/me/consents', {
    marketing_email: true,
    marketing_sms: true,
    source: 'register',
  }).catch(() => registered.user)
  return { ...registered, user }
}
