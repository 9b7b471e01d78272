import { boolean, type InferType, mixed, object, string } from 'yup'
import { ACQUISITION_SOURCES, type AcquisitionSource, MAX_REFERRAL_CODE } from './acquisition'
import {
  currentPassword,
  email,
  firstName,
  handphone,
  handphoneQuick,
  lastName,
  emailFormat,
  handphoneFormat,
  regUserNameFormat,
  password,
  passwordAgain,
  regUserName,
  userName,
} from '../forms/fields'
import { texts } from '../forms/texts'
import { gender } from './user'

const source = () => mixed<AcquisitionSource>().oneOf(ACQUISITION_SOURCES)
const short = () => string().max(200).optional()

const referralCode = () => string().max(MAX_REFERRAL_CODE).optional()

/** Where a sign-up or a social login came from; `affilation` is the wire's spelling (AUT-08). */
export const acquisitionFields = {
  acquisition_campaign: short(),
  utm_source: short(),
  utm_medium: short(),
  utm_campaign: short(),
  aff_sid: short(),
  affilation: short(),
  affiliate_code: short(),
}

/** POST /auth/login. `email` takes a user name or a phone number as well. */
export const loginSchema = object({
  email: userName(texts.loginRequired).max(254),
  password: password(),
  source: source().optional(),
})
export type Login = InferType<typeof loginSchema>

/** POST /auth/login/{provider}. */
export const socialLoginSchema = object({
  access_token: string().max(4_096).required(),
  acquisition_source: source().optional(),
  referral_code: referralCode(),
  ...acquisitionFields,
})
export type SocialLogin = InferType<typeof socialLoginSchema>

/** POST /auth/register (AUT-07, AUT-08). */
export const registerSchema = object({
  acquisition_source: source().required().default('desktop web'),
  email: email(),
  user_name: regUserName(),
  password: password(),
  first_name: firstName(),
  last_name: lastName(),
  gender: gender().required(),
  salute: mixed<'Ms' | 'Mr'>().oneOf(['Ms', 'Mr']).optional(),
  phone_no: handphone(),
  phone_code: string().max(6).required().default('+84'),
  recaptcha_token: string().max(4_096).optional(),
  referral_code: referralCode(),
  can_get_checkin_voucher: boolean().optional(),
  ...acquisitionFields,
})
export type Registration = InferType<typeof registerSchema>

/**
 * POST /auth/register/by-code: with a number or address that a code has verified, a name and a password are enough; whatever else the
 * registration payload has may come along or follow later in the profile.
 */
export const codeRegistrationSchema = registerSchema.shape({
  verified: mixed<'phone_no' | 'email'>().oneOf(['phone_no', 'email']).required(),
  /** the ticket a right code was answered with */
  proof: string().max(100).required(),
  email: emailFormat().optional(),
  user_name: regUserNameFormat().optional(),
  phone_no: handphoneFormat().optional(),
  gender: gender().nullable().optional(),
})
export type CodeRegistration = InferType<typeof codeRegistrationSchema>

/** Quick sign-up: the visitor's name and the number that gets the code. */
export const quickSignUpSchema = object({
  first_name: firstName(),
  last_name: lastName(),
  email: emailFormat().optional(),
  phone_no: handphoneQuick(),
  phone_code: string().max(6).required().default('+84'),
  referral_code: referralCode(),
})
export type QuickSignUp = InferType<typeof quickSignUpSchema>

/** POST /auth/set-password: uid and code come from the mail's link or from a right one-time code. */
export const setPasswordSchema = object({
  uid: string().uuid().required(),
  code: string().max(100).required(),
  password: password(),
  repassword: passwordAgain('password'),
})
export type SetPassword = InferType<typeof setPasswordSchema>

/** POST /auth/change-password. Whether the current password is right is the service's to say, of one too short as well (ACC-15). */
export const changePasswordSchema = object({
  currentpassword: currentPassword(),
  newpassword: password(),
  confirmnewpassword: passwordAgain('newpassword'),
})
export type ChangePassword = InferType<typeof changePasswordSchema>

/** Limits of sign-in attempts (AUT-18 to AUT-20; the lock's length is ours, docs/decisions). */
export const MAX_FAILED_LOGINS = 5
export const LOGIN_LOCK_MINUTES = 30
