import { object } from 'yup'
import { oneTimeCode, password } from '../forms/fields'

/** Proofs of identity before a member's account is deleted. */
export const passwordProofSchema = object({ password: password() })
export const codeProofSchema = object({ code: oneTimeCode() })
