import { array, mixed, object, type ObjectSchema, string } from 'yup'
import { email, emailFormat, firstName, handphone, lastName, password, regUserName } from '../forms/fields'
import { texts } from '../forms/texts'
import { birthDate, GENDERS, type Gender } from './user'

/** Forms of sign-in and registration that ask for less, or in another order, than one call takes (sign-in.ts has the calls). */

/** Where a reset mail or a code goes to. */
export const emailFormSchema = object({ email: email() })

export interface AccountForm {
  email?: string
  user_name: string
  password: string
}

/** /complete-signup: the number is verified, what is missing is the way to sign in. */
export const completeSignUpSchema: ObjectSchema<AccountForm> = object({
  email: emailFormat().optional(),
  user_name: regUserName(),
  password: password(),
})

/** /quick-registration-complete-account: the same for a member whom a store registered, with their address. */
export const storeAccountSchema: ObjectSchema<AccountForm> = object({
  email: email(),
  user_name: regUserName(),
  password: password(),
})

/** /complete-profile: what a third-party login must have (AUT-12). */
export const completeProfileSchema = object({
  last_name: lastName(),
  first_name: firstName(),
  user_name: regUserName(),
  email: email(),
  phone_code: string().max(6).required(),
  phone_no: handphone(),
  gender: mixed<Gender>().oneOf(GENDERS, texts.choose).required(texts.choose),
})

/** /complete-profile-signup: all of it may be left for later. The words of skin and hair are judged by the service. */
export const aboutMeSchema = object({
  date_of_birth: birthDate(),
  gender: mixed<Gender>().oneOf(GENDERS, texts.choose).nullable(),
  skin_types: array(string().max(60).required()).max(20).required(),
  hair_types: array(string().max(60).required()).max(20).required(),
})
