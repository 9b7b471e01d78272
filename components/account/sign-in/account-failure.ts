import { DomainError } from '@/domain/error'
import { isUnanswered } from '@/lib/client/failure'
import { type RetryWait, retryWaitOf } from '@/lib/account/retry-wait'

/** Texts of `signIn.errors`. */
type FieldText = 'userNameTaken' | 'emailTaken' | 'phoneTaken' | 'phoneWrong' | 'nameWrong' | 'userNameWrong'
type FormText =
  | 'bothTaken'
  | 'loggedIn'
  | 'nameWrong'
  | 'userNameWrong'
  | 'expired'
  | 'notAPerson'
  | 'someTaken'
  | 'tryAgain'
type Field = 'user_name' | 'email' | 'first_name' | 'last_name' | 'phone_no'

/** Text of a refused registration or contact change (AUT-26 to AUT-30). */
export interface AccountFailure {
  fields: Partial<Record<Field, FieldText>>
  form?: FormText
  wait?: RetryWait
}

/** Matches the service's code, or the English sentence of a service without codes (DEC-07). */
const KNOWN: Record<string, Partial<AccountFailure>> = {
  USERNAME_AND_EMAIL_REGISTERED: {
    fields: { user_name: 'userNameTaken', email: 'emailTaken' },
    form: 'bothTaken',
  },
  'Username and email already registered.': {
    fields: { user_name: 'userNameTaken', email: 'emailTaken' },
    form: 'bothTaken',
  },
  EMAIL_REGISTERED: { fields: { email: 'emailTaken' } },
  'Email already registered.': { fields: { email: 'emailTaken' } },
  USERNAME_REGISTERED: { fields: { user_name: 'userNameTaken' } },
  'Username already registered.': { fields: { user_name: 'userNameTaken' } },
  ALREADY_LOGGED_IN: { form: 'loggedIn' },
  'User is Already Login': { form: 'loggedIn' },
  INVALID_FIRST_NAME: { fields: { first_name: 'nameWrong' }, form: 'nameWrong' },
  INVALID_LAST_NAME: { fields: { last_name: 'nameWrong' }, form: 'nameWrong' },
  'Invalid First Or Last Name': {
    fields: { first_name: 'nameWrong', last_name: 'nameWrong' },
    form: 'nameWrong',
  },
  INVALID_USERNAME: { fields: { user_name: 'userNameWrong' }, form: 'userNameWrong' },
  'Invalid Username': { fields: { user_name: 'userNameWrong' }, form: 'userNameWrong' },
  ALREADY_TAKEN: { fields: { phone_no: 'phoneTaken' } },
  INVALID_PHONE_NUMBER: { fields: { phone_no: 'phoneWrong' } },
  NO_ACTIVE_OTP_REQUEST: { form: 'expired' },
  INCORRECT_OTP: { form: 'expired' },
  RECAPTCHA_FAILED: { form: 'notAPerson' },
}

const isClientFault = (failure: DomainError) => !isUnanswered(failure) && failure.status !== 429

/** `unknown` is the text of a refusal without a known cause; network and server failures ask to try again. */
export function explainAccountFailure(
  failure: unknown,
  unknown: 'someTaken' | 'tryAgain' = 'tryAgain',
): AccountFailure {
  if (!(failure instanceof DomainError)) return { fields: {}, form: 'tryAgain' }
  const known = KNOWN[failure.code] ?? KNOWN[failure.message]
  if (known) return { fields: {}, ...known }
  const wait = retryWaitOf(failure)
  if (wait) return { fields: {}, wait }
  return { fields: {}, form: isClientFault(failure) ? unknown : 'tryAgain' }
}

/** The number belongs to a member. */
export const isPhoneTaken = (failure: unknown): boolean =>
  failure instanceof DomainError && failure.code === 'ALREADY_TAKEN'
