import { explainAccountFailure } from '@/components/account/sign-in/account-failure'
import { explainLoginFailure } from '@/components/account/sign-in/login-failure'
import { explainCodeFailure, secondsUntilNextCode } from '@/components/account/codes/code-failure'
import { OTP_ERRORS } from '@/domain/account/otp'
import { DomainError } from '@/domain/error'

const refused = (code: string, status: number, details?: Record<string, unknown>, message = 'as received') =>
  new DomainError(code, status, message, details)

describe('login (AUT-16 to AUT-25)', () => {
  it.each([
    [refused('INCORRECT_PASSWORD', 401), { text: 'wrongPassword', place: 'password' }],
    [refused('incorrect password', 401), { text: 'wrongPassword', place: 'password' }],
    [refused('Third_failed_login_attempt', 401), { text: 'thirdFailure', place: 'password' }],
    [
      refused('Fourth_failed_login_attempt', 401, { count: 4 }),
      { text: 'wrongPassword', place: 'toast', notice: 'fourth' },
    ],
    [
      refused('ACCOUNT_LOCKED_FOR_TOO MANY_FAILED_ATTEMPTS!', 401, { count: 5, locked_minutes: 12 }),
      { text: 'wrongPassword', place: 'toast', notice: 'locked', lockedSeconds: 720 },
    ],
    [
      refused('ACCOUNT_LOCKED_FOR_TOO MANY_FAILED_ATTEMPTS!', 401, { locked_minutes: 2, locked_seconds: 90 }),
      { text: 'wrongPassword', place: 'toast', notice: 'locked', lockedSeconds: 90 },
    ],
    [
      refused('ACCOUNT_LOCKED_FOR_TOO_MANY_FAILED_ATTEMPTS', 401),
      { text: 'wrongPassword', place: 'toast', notice: 'locked', lockedSeconds: 1_800 },
    ],
    [refused('LOGIN_FAILED', 401), { text: 'unknownLogin', place: 'form' }],
    [refused('USER_ALREADY_REMOVED', 404), { text: 'tryAgain', place: 'toast', notice: 'removed' }],
    [refused('EMPTY EMAIL!', 400), { text: 'emptyEmail', place: 'form' }],
    [refused('EMPTY_EMAIL', 400), { text: 'emptyEmail', place: 'form' }],
    [refused('MOVED', 307), { text: 'tryAgain', place: 'form', shouldReload: true }],
    [refused('METHOD', 405), { text: 'tryAgain', place: 'form', shouldReload: true }],
    [
      refused('TOO_MANY_REQUESTS', 429, { retry_after: 40 }),
      { text: 'tryAgain', place: 'form', wait: { unit: 'seconds', count: 40 } },
    ],
    [
      refused('TOO_MANY_REQUESTS', 429, { retry_after: 601 }),
      { text: 'tryAgain', place: 'form', wait: { unit: 'minutes', count: 11 } },
    ],
    [refused('TOO_MANY_REQUESTS', 429), { text: 'tryAgain', place: 'form' }],
    [refused('INTERNAL_ERROR', 500), { text: 'tryAgain', place: 'form' }],
    [new TypeError('no network'), { text: 'tryAgain', place: 'form' }],
  ])('%o', (failure, shown) => expect(explainLoginFailure(failure)).toEqual(shown))
})

describe('registration (AUT-26 to AUT-30, DEC-07)', () => {
  const both = { fields: { user_name: 'userNameTaken', email: 'emailTaken' }, form: 'bothTaken' }
  it.each([
    [refused('USERNAME_AND_EMAIL_REGISTERED', 409), both],
    [refused('CONFLICT', 409, {}, 'Username and email already registered.'), both],
    [refused('X', 409, {}, 'Email already registered.'), { fields: { email: 'emailTaken' } }],
    [refused('X', 409, {}, 'Username already registered.'), { fields: { user_name: 'userNameTaken' } }],
    [refused('X', 409, {}, 'User is Already Login'), { fields: {}, form: 'loggedIn' }],
    [refused('ALREADY_TAKEN', 409), { fields: { phone_no: 'phoneTaken' } }],
    [refused('INVALID_PHONE_NUMBER', 422), { fields: { phone_no: 'phoneWrong' } }],
    [refused('SOMETHING', 418), { fields: {}, form: 'someTaken' }],
    [refused('TOO_MANY_REQUESTS', 429), { fields: {}, form: 'tryAgain' }],
    [refused('NETWORK', 404), { fields: {}, form: 'tryAgain' }],
    [refused('INTERNAL_ERROR', 500), { fields: {}, form: 'tryAgain' }],
    [new TypeError('no network'), { fields: {}, form: 'tryAgain' }],
  ])('%o', (failure, shown) => expect(explainAccountFailure(failure, 'someTaken')).toEqual(shown))
})

describe('one-time codes (OTP-28 to OTP-40)', () => {
  it.each(OTP_ERRORS.flatMap((code) => [code, code.toUpperCase()]))('knows %s (OTP-23)', (code) =>
    expect(explainCodeFailure(refused(code, 400))).toEqual({ kind: 'known', code: code.toLowerCase() }),
  )
  it('shows unknown codes as received', () =>
    expect(explainCodeFailure(refused('CARRIER_BUSY', 403, {}, 'SMS service is busy'))).toEqual({
      kind: 'received',
      message: 'SMS service is busy',
    }))
  it('shows no message that is meant for logs', () =>
    expect(
      explainCodeFailure(new DomainError('METHOD_OFF', 403, 'codes by sms are off', {}, 'Tạm ngưng.')),
    ).toEqual({ kind: 'unanswered' }))
  it.each([refused('X', 503), refused('NETWORK', 404), new TypeError('x')])(
    '%o counts as unanswered',
    (failure) => expect(explainCodeFailure(failure)).toEqual({ kind: 'unanswered' }),
  )
  it('starts the countdown again while a code is active (OTP-05)', () => {
    expect(secondsUntilNextCode(refused('ACTIVE_OTP_ALREADY_SENT', 409, { resend_in: 41.2 }), 60)).toBe(42)
    expect(secondsUntilNextCode(refused('active_otp_already_sent', 409), 60)).toBe(60)
    expect(secondsUntilNextCode(refused('OTP_MAXIMUM', 429), 60)).toBeNull()
  })
})
