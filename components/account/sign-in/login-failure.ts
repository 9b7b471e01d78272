import { LOGIN_LOCK_MINUTES } from '@/domain/account/sign-in'
import { DomainError } from '@/domain/error'
import { numberIn } from '@/lib/client/failure-details'
import { type RetryWait, retryWaitOf } from '@/lib/account/retry-wait'

/** The screen's answer to a refused login (AUT-16 to AUT-25). Each sentence is shown once, in one place. */
export interface LoginFailure {
  /** a key of `signIn.login.errors` */
  text: 'wrongPassword' | 'thirdFailure' | 'unknownLogin' | 'emptyEmail' | 'tryAgain'
  /** where it shows: at the password, above the button, or as a toast beside the notice */
  place: 'password' | 'form' | 'toast'
  /** replaces the text by the time to wait */
  wait?: RetryWait
  /** notice that stays in the form: one attempt left, account locked, account removed */
  notice?: 'fourth' | 'locked' | 'removed'
  /** with notice 'locked' */
  lockedSeconds?: number
  /** the page is older than the server: reload it */
  shouldReload?: true
}

const MINUTE = 60

const TRY_AGAIN = { text: 'tryAgain', place: 'form' } as const satisfies LoginFailure
const WRONG_TOAST = { text: 'wrongPassword', place: 'toast' } as const satisfies LoginFailure

/** Normalises a code: the catalogue mixes spaces, underscores, cases and exclamation marks. */
const spelled = (code: string) =>
  code
    .toUpperCase()
    .replace(/[_ !]+/g, ' ')
    .trim()

const lockedSeconds = (failure: DomainError) =>
  numberIn(failure, 'locked_seconds') ?? MINUTE * (numberIn(failure, 'locked_minutes') ?? LOGIN_LOCK_MINUTES)

const RELOADING = [307, 405]

/** Looks up by code, then by status; also for codes of a sign-in provider's return. */
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
      return { ...WRONG_TOAST, notice: 'locked', lockedSeconds: lockedSeconds(failure) }
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
