import { LOGIN_LOCK_MINUTES } from '@/domain/account/entering'
import { DomainError } from '@/domain/error'
import { type Wait, waitOf } from '@/lib/entering/wait'

/** What a refused login is answered with on the screen (spec 1 §8 "Login"). */
export interface LoginFailure {
  /** the toast's text, a key of `entering.login.errors` */
  toast: 'wrongPassword' | 'thirdFailure' | 'unknownLogin' | 'emptyEmail' | 'tryAgain'
  /** how long to wait, instead of that text */
  wait?: Wait
  /** the password's field is marked */
  isPasswordWrong?: true
  /** stays in the form: one try is left, the account is locked, the account was removed */
  notice?: 'fourth' | 'locked' | 'removed'
  /** with notice 'locked' */
  lockedMinutes?: number
  /** the page is older than what it talks to */
  shouldReload?: true
}

const WRONG_PASSWORD = { toast: 'wrongPassword', isPasswordWrong: true } as const satisfies LoginFailure

/** The catalogue mixes spaces, underscores, cases and exclamation marks. */
const spelled = (code: string) =>
  code
    .toUpperCase()
    .replace(/[_ !]+/g, ' ')
    .trim()

const lockedMinutes = ({ details }: DomainError) =>
  typeof details?.locked_minutes === 'number' ? Math.ceil(details.locked_minutes) : LOGIN_LOCK_MINUTES

const RELOADING = [307, 405]

/** By code and status, codes before statuses. Also of codes a provider's sign-in comes back with. */
export function explainLogin(failure: unknown): LoginFailure {
  if (!(failure instanceof DomainError)) return { toast: 'tryAgain' }
  switch (spelled(failure.code)) {
    case 'INCORRECT PASSWORD':
      return WRONG_PASSWORD
    case 'THIRD FAILED LOGIN ATTEMPT':
      return { toast: 'thirdFailure', isPasswordWrong: true }
    case 'FOURTH FAILED LOGIN ATTEMPT':
      return { ...WRONG_PASSWORD, notice: 'fourth' }
    case 'ACCOUNT LOCKED FOR TOO MANY FAILED ATTEMPTS':
      return { toast: 'wrongPassword', notice: 'locked', lockedMinutes: lockedMinutes(failure) }
    case 'USER ALREADY REMOVED':
      return { toast: 'tryAgain', notice: 'removed' }
    case 'EMPTY EMAIL':
      return { toast: 'emptyEmail' }
  }
  if (failure.status === 401) return { toast: 'unknownLogin' }
  if (RELOADING.includes(failure.status)) return { toast: 'tryAgain', shouldReload: true }
  const wait = waitOf(failure)
  return wait ? { toast: 'tryAgain', wait } : { toast: 'tryAgain' }
}
