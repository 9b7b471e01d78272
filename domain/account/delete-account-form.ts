import { object } from 'yup'
import { oneTimeCode, password } from '../forms/fields'

/** How a member proves to be themself before their account is removed. */
export const passwordProofSchema = object({ password: password() })
export const codeProofSchema = object({ code: oneTimeCode() })
