import { LOGIN_LOCK_MINUTES } from '@/domain/account/sign-in'
import { DomainError } from '@/domain/error'
import { numberIn } from '@/lib/client/failure-details'
import { type RetryWait, retryWaitOf } from '@/lib/account/retry-wait'

/** What a refused login is answered with on the screen (AUT-16 to AUT-25). Each sentence is said once, in one place. */
export interface LoginFailure {
  /** a key of `entering.login.errors` */
  text: 'wrongPassword' | 'thirdFailure' | 'unknownLogin' | 'emptyEmail' | 'tryAgain'
  /** at the password, above the button, or as a toast beside the notice, as the catalogue asks for */
  place: 'password' | 'form' | 'toast'
  /** how long to wait, instead of that text */
  wait?: RetryWait
  /** stays in the form: one try is left, the account is locked, the account was removed */
  notice?: 'fourth' | 'locked' | 'removed'
  /** with notice 'locked' */
  lockedMinutes?: number
  /** the page is older than what it talks to */
  shouldReload?: true
}

const TRY_AGAIN = { text: 'tryAgain', place: 'form' } as const satisfies LoginFailure
const WRONG_TOAST = { text: 'wrongPassword', place: 'toast' } as const satisfies LoginFailure

/** The catalogue mixes spaces, underscores, cases and exclamation marks. */
const spelled = (code: string) =>
  code
    .toUpperCase()
    .replace(/[_ !]+/g, ' ')
    .trim()

const lockedMinutes = (failure: DomainError) =>
  Math.ceil(numberIn(failure, 'locked_minutes') ?? LOGIN_LOCK_MINUTES)

const RELOADING = [307, 405]

/** By code and status, codes before statuses. Also of codes a provider's sign-in comes back with. */
export function explainLoginFailure(failure: unknown): LoginFailure {
  if (!(failure instanceof DomainError)) return TRY_AGAIN
  switch (spelled(failure.code)) {
    case 'INCORRECT PASSWORD':
      return { text: 'wrongPassword', place: 'password' }
    case 'THIRD FAILED LOGIN ATTEMPT':
      return { text: 'thirdFailure', place: 'password' }
    case 'FOURTH FAILED LOGIN ATTEMPT':
      return { ...WRONG_TOAST, notice: 'fourth' }
    case 'ACCOUNT LOCKED FOR TOO MANY FAILED ATTEMPTS':
      return { ...WRONG_TOAST, notice: 'locked', lockedMinutes: lockedMinutes(failure) }
    case 'USER ALREADY REMOVED':
      return { text: 'tryAgain', place: 'toast', notice: 'removed' }
    case 'EMPTY EMAIL':
      return { text: 'emptyEmail', place: 'form' }
  }
  if (failure.status === 401) return { text: 'unknownLogin', place: 'form' }
  if (RELOADING.includes(failure.status)) return { ...TRY_AGAIN, shouldReload: true }
  const wait = retryWaitOf(failure)
  return wait ? { ...TRY_AGAIN, wait } : TRY_AGAIN
}
