import type { OtpMethod, OtpScope } from '@/domain/account/otp'
import { type Phone } from '@/domain/account/phone'
import { readMobile } from '@/domain/account/read-phone'
import { domainError } from '@/domain/error-codes'
import type { Database } from '../../database'
import { isWaitingInStore, numberTaken, refuseHeldNumber } from '../members/held-numbers'
import { isRegisteredEmail, isUnverifiedEmail } from '../members/unverified-emails'
import { memberByEmail, memberById, memberByPhone, type UserRow } from '../members/users'

/** Recipient of a code: the number or address, and the member it is about, if there is one yet. */
export interface CodeRecipient {
  target: string
  member: UserRow | null
  /** when it is a number */
  phone: Phone | null
}

export interface Destination {
  phone_no?: string
  phone_code?: string
  email?: string
}

const phoneMissing = () => domainError('MISSING_PHONE_NUMBER', 'phone number not registered')

/** @throws MISSING_PARAMETER, INVALID_PHONE_NUMBER */
export function phoneFrom({ phone_no, phone_code }: Destination): Phone {
  if (!phone_no) throw domainError('MISSING_PARAMETER', 'phone_no is missing')
  const phone = readMobile(phone_no, phone_code)
  if (!phone) throw domainError('INVALID_PHONE_NUMBER', 'no such phone number')
  return phone
}

const toPhone = (phone: Phone, member: UserRow | null): CodeRecipient => ({
  target: phone.phone_no_e164,
  member,
  phone,
})
const toEmail = (email: string, member: UserRow | null): CodeRecipient => ({
  target: email,
  member,
  phone: null,
})

type Find = (db: Database, to: Destination, callerId: number | null) => Promise<CodeRecipient>

const signedIn = async (db: Database, callerId: number | null): Promise<UserRow> => {
  if (callerId === null) throw domainError('UNAUTHENTICATED', 'sign in first')
  return memberById(db, callerId)
}

/** The member's own number or address; a number may be named here first when there is none of record. */
const ownContact: Find = async (db, to, callerId) => {
  const member = await signedIn(db, callerId)
  if (to.email !== undefined) {
    if (member.email?.toLowerCase() !== to.email)
      throw domainError('MISSING_EMAIL', 'not the address of record')
    if (member.is_verified_email) throw domainError('ALREADY_VERIFIED_EMAIL', 'address verified already')
    return toEmail(to.email, member)
  }
  const phone = phoneFrom({
    phone_no: to.phone_no ?? member.phone_no ?? undefined,
    phone_code: to.phone_no ? to.phone_code : (member.phone_code ?? undefined),
  })
  const ofRecord = member.phone_no_e164 === null ? null : readMobile(member.phone_no_e164)
  if (member.phone_no_e164 !== null && ofRecord?.phone_no_e164 !== phone.phone_no_e164)
    throw domainError('INVALID_PHONE_NUMBER', 'not the number of record')
  await refuseHeldNumber(db, phone.phone_no_e164, member.id)
  return toPhone(phone, member)
}

/** A number no member has verified yet, for the member who wants it. */
const newNumber: Find = async (db, to, callerId) => {
  const member = await signedIn(db, callerId)
  const phone = phoneFrom(to)
  await refuseHeldNumber(db, phone.phone_no_e164)
  return toPhone(phone, member)
}

/** The verified number of a member, or their address. */
const registered: Find = async (db, to) => {
  if (to.email !== undefined) {
    const member = await memberByEmail(db, to.email)
    if (!member) throw domainError('MISSING_EMAIL', 'e-mail not registered')
    if (await isUnverifiedEmail(db, member)) throw domainError('UNVERIFIED_EMAIL', 'e-mail not verified')
    return toEmail(to.email, member)
  }
  const phone = phoneFrom(to)
  const member = await memberByPhone(db, phone.phone_no_e164)
  if (!member) throw phoneMissing()
  // A number that was only written down may belong to another person, who must not get into the account.
  if (!member.is_verified_phone) throw domainError('UNVERIFIED_PHONE', 'phone number not verified')
  return toPhone(phone, member)
}

/** A free number: no member has verified it, and no store keeps it for a customer. */
const freeNumber: Find = async (db, to) => {
  const phone = phoneFrom(to)
  await refuseHeldNumber(db, phone.phone_no_e164)
  return toPhone(phone, null)
}

/** A contact to register with: a free number, or an address that no member has, or merely claims. */
const freeContact: Find = async (db, to, callerId) => {
  if (to.email === undefined) return freeNumber(db, to, callerId)
  if (await isRegisteredEmail(db, to.email))
    throw domainError('ALREADY_VERIFIED_EMAIL', 'e-mail already in use')
  return toEmail(to.email, null)
}

/** A member whom a store registered by number, without a password yet. */
const storeMember: Find = async (db, to) => {
  const phone = phoneFrom(to)
  const member = await memberByPhone(db, phone.phone_no_e164)
  if (!member) throw phoneMissing()
  // An unverified number in an account opens nothing.
  if (!isWaitingInStore(member)) throw numberTaken()
  return toPhone(phone, member)
}

const FIND: Record<OtpScope, Find> = {
  verification: ownContact,
  'change-number': newNumber,
  'forget-password': registered,
  login: registered,
  'quick-signup': freeNumber,
  'registered-store': storeMember,
  register: freeContact,
}

/**
 * The recipient of a code of this scope (OTP-04, OTP-13, OTP-30 to OTP-35).
 * @throws the catalogue's codes: recipient unknown, taken, unverified or not a number at all
 */
export const findRecipient = (
  db: Database,
  scope: OtpScope,
  to: Destination,
  callerId: number | null,
): Promise<CodeRecipient> => FIND[scope](db, to, callerId)

/** The destination the method needs: an address for e-mail, a number for the others. @throws MISSING_PARAMETER */
export function fitToMethod(method: OtpMethod, to: Destination, member: UserRow | null): Destination {
  if (method !== 'email') return { phone_no: to.phone_no, phone_code: to.phone_code }
  const email = to.email ?? member?.email?.toLowerCase()
  if (!email) throw domainError('MISSING_PARAMETER', 'email is missing')
  return { email }
}
