import type { LineProblem } from './bag/line-problem'
import type { Bag } from './bag/view'
import type { VoucherRefusal } from './bag/pricing/vouchers'
import type { Prize } from './campaign/prize'
import { DomainError } from './error'
import type { RewardRefusal } from './loyalty/rewards'
import type { CalendarDay } from './game/calendar-day'

/**
 * Every code a service refuses with, and its HTTP status: a code has one status, or the first of a list unless the place that throws it
 * names another. The spelling of the codes of a sign-in is the specification's.
 */
export const ERROR_STATUS = {
  // of any call
  BAD_REQUEST: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  CROSS_SITE: 403,
  NOT_FOUND: 404,
  UNKNOWN_PATH: 404,
  UNKNOWN_SERVICE: 404,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  INVALID_FIELDS: 422,
  TOO_MANY_REQUESTS: 429,
  INTERNAL_ERROR: 500,
  SERVICE_UNAVAILABLE: [503, 502],
  // sign-in and registration
  LOGIN_FAILED: 401,
  INCORRECT_PASSWORD: 401,
  Third_failed_login_attempt: 401,
  Fourth_failed_login_attempt: 401,
  'ACCOUNT_LOCKED_FOR_TOO MANY_FAILED_ATTEMPTS!': 401,
  USER_NOT_FOUND: 404,
  USER_ALREADY_REMOVED: 404,
  ALREADY_LOGGED_IN: 409,
  EMAIL_REGISTERED: 409,
  USERNAME_REGISTERED: 409,
  USERNAME_AND_EMAIL_REGISTERED: 409,
  ALREADY_TAKEN: 409,
  INVALID_USERNAME: 422,
  INVALID_FIRST_NAME: 422,
  INVALID_LAST_NAME: 422,
  RECAPTCHA_FAILED: 422,
  // another provider's sign-in
  'EMPTY EMAIL!': 400,
  INVALID_STATE: 400,
  INVALID_TOKEN: 401,
  PROVIDER_REFUSED: 401,
  INVALID_TICKET: 403,
  PROVIDER_OFF: 404,
  PROVIDER_FAILED: 502,
  // one-time codes
  NO_ACTIVE_OTP_REQUEST: 400,
  INCORRECT_OTP: 400,
  INVALID_DATA: 400,
  MISSING_PARAMETER: 400,
  METHOD_OFF: 403,
  UNVERIFIED_EMAIL: 403,
  UNVERIFIED_PHONE: 403,
  MISSING_EMAIL: 404,
  MISSING_PHONE_NUMBER: 404,
  ACTIVE_OTP_ALREADY_SENT: 409,
  ALREADY_VERIFIED_EMAIL: 409,
  INVALID_PHONE_NUMBER: 422,
  OTP_MAXIMUM: 429,
  // the member's account
  WRONG_PASSWORD: 401,
  SAME_PASSWORD: 402,
  CURRENT_PASSWORD_INCORRECT: 403,
  PASSWORD_NEEDED: 403,
  PHONE_NEEDS_CODE: 403,
  ORDERS_UNDER_WAY: 409,
  TOO_MANY_ADDRESSES: 409,
  WISHLIST_FULL: 409,
  // reviews
  DUPLICATE_USER_REVIEW: 403,
  REVIEW_NOT_ALLOWED: 403,
  REVIEW_EDIT_OVER: 403,
  OWN_REVIEW: 403,
  // games
  CHECKED_IN_ALREADY: 409,
  MISSION_NOT_STARTED: 409,
  MISSION_OVER: 409,
  NO_SPIN_LEFT: 409,
  // alerts
  ALREADY_AVAILABLE: 409,
  ALREADY_STARTED: 409,
  // uploads
  UPLOAD_EXPIRED: 403,
  ALREADY_UPLOADED: 409,
  FILE_TOO_LARGE: 413,
  INVALID_FILE: 422,
  // the bag and its vouchers
  MAX_LIMIT_ORDER: 400,
  PHONE_UNVERIFIED: 403,
  POINTS_OFF: 403,
  VOUCHER_UNKNOWN: 404,
  BAG_FULL: 409,
  ORDER_AWAITS_PAYMENT: 409,
  VOUCHER_REFUSED: 422,
  // placing an order
  IDEMPOTENCY_KEY_MISSING: 400,
  DAILY_LIMIT: 409,
  EARLY_SALE_CLOSED: 409,
  LINES_CHANGED: 409,
  OUT_OF_STOCK: 409,
  POINTS_SHORT: 409,
  TOTAL_CHANGED: 409,
  VOUCHER_GONE: 409,
  CHECKOUT_INCOMPLETE: 422,
  // rewards for points
  REWARD_CHANGED: 409,
  REWARD_REFUSED: 409,
  REWARD_USED: 409,
  // affiliates
  AFFILIATE_ALREADY: 409,
  AFFILIATE_MAIL_SENT: 429,
  // campaigns
  CAMPAIGN_NOT_STARTED: 409,
  CAMPAIGN_OVER: 409,
  INSUFFICIENT_POINTS: 409,
  PRIZE_CHANGED: 409,
  PRIZE_GONE: 409,
  PRIZE_LIMIT: 409,
  VOTED_ALREADY: 409,
  // the photobooth
  BOOTH_TERMS_CHANGED: 409,
  // the contact form
  CONFIRM_SENDING: 409,
  // codes on boxes
  CODE_FORGED: 404,
  CODE_UNKNOWN: 404,
  // an order and its payment
  GIFT_CARD_USED: 409,
  NOTHING_PAID: 409,
  ORDER_REFUSED: 409,
  PROOF_REFUSED: 409,
  REFUND_REFUSED: 409,
  SEVERAL_PAYMENTS: 409,
  RETRY_OVER: 409,
  PAYMENT_METHOD_OFF: [422, 404, 409],
  VOUCHER_METHOD: 422,
  PAYMENT_PROVIDER_FAILED: 502,
  // providers and carriers
  INVALID_SIGNATURE: [403, 400],
  WEBHOOK_FORGED: 401,
  CARRIER_REFUSED: 422,
  CARRIER_FAILED: 502,
  CARRIER_OFF: 503,
} as const satisfies Record<string, number | readonly number[]>

export type ErrorCode = keyof typeof ERROR_STATUS

/** A field's name, and its fault in the shopper's words. */
interface WrongFields {
  fields: Record<string, string>
}

/** Details of a code; codes that are not here have none. */
export interface ErrorDetails {
  BAD_REQUEST: { problem?: LineProblem; field?: string; fields?: Record<string, string> }
  INVALID_FIELDS: WrongFields
  INVALID_USERNAME: WrongFields
  INVALID_FIRST_NAME: WrongFields
  INVALID_LAST_NAME: WrongFields
  INVALID_DATA: WrongFields
  MISSING_PARAMETER: WrongFields | undefined
  WRONG_PASSWORD: WrongFields | undefined
  TOO_MANY_REQUESTS: { retry_after: number }
  ACTIVE_OTP_ALREADY_SENT: { resend_in: number }
  Fourth_failed_login_attempt: { count: number }
  'ACCOUNT_LOCKED_FOR_TOO MANY_FAILED_ATTEMPTS!': {
    count: number
    locked_minutes: number
    /** the same, exactly */
    locked_seconds: number
  }
  TOO_MANY_ADDRESSES: { limit: number }
  WISHLIST_FULL: { limit: number }
  BAG_FULL: { limit: number }
  MAX_LIMIT_ORDER: { problem: LineProblem }
  DAILY_LIMIT: { problem: LineProblem }
  VOUCHER_REFUSED: { reason: VoucherRefusal }
  VOUCHER_GONE: { voucher_id: string; reason: VoucherRefusal }
  POINTS_SHORT: { balance: number }
  REWARD_CHANGED: { points: number }
  REWARD_REFUSED: { reason: RewardRefusal }
  INSUFFICIENT_POINTS: { balance: number }
  PRIZE_CHANGED: { prize: Prize }
  PRIZE_LIMIT: { limit: number }
  VOTED_ALREADY: { choice: string }
  /** the day's entry of the calendar */
  CHECKED_IN_ALREADY: { day: CalendarDay }
  /** ISO instants */
  MISSION_NOT_STARTED: { start_date: string }
  MISSION_OVER: { end_date: string }
  LINES_CHANGED: { problems: readonly { line_id: string; problem: LineProblem }[] }
  TOTAL_CHANGED: { bag: Bag }
  /** the lowest level that buys at the price that was agreed to */
  EARLY_SALE_CLOSED: { stage: string; bag: Bag }
  CONFIRM_SENDING: { confirmation: string }
  CHECKOUT_INCOMPLETE: { missing: Bag['checkout']['missing'] }
  /** by what is stored, inside the services; by lines of the bag, to the buyer */
  OUT_OF_STOCK:
    | { short: readonly { kind: 'stock' | 'preorder' | 'deduction'; target_id: number; left: number }[] }
    | { lines: readonly { line_id: string; left: number }[] }
  ORDER_REFUSED: { refusal: string }
  RETRY_OVER: { refusal: string }
  REFUND_REFUSED: { refusal: string }
  PROOF_REFUSED: { state: string }
  PAYMENT_METHOD_OFF: { method: string } | undefined
  /** methods that the vouchers of the order are for */
  VOUCHER_METHOD: { method: string; voucher_methods: readonly string[] }
  CARRIER_REFUSED: { reason: string }
}

type StatusOf<C extends ErrorCode> = (typeof ERROR_STATUS)[C] extends readonly (infer S)[] ? S : never
type Rest<C extends ErrorCode> = C extends keyof ErrorDetails
  ? undefined extends ErrorDetails[C]
    ? [details?: ErrorDetails[C], status?: StatusOf<C>]
    : [details: ErrorDetails[C], status?: StatusOf<C>]
  : [details?: undefined, status?: StatusOf<C>]

/** A refusal by its code, which knows its status. `message` is for logs and the wire. */
export function domainError<C extends ErrorCode>(code: C, message: string, ...rest: Rest<C>): DomainError {
  const [details, status] = rest
  const known: number | readonly number[] = ERROR_STATUS[code]
  const own = typeof known === 'number' ? known : known[0]
  return new DomainError(code, status ?? own ?? 500, message, details && { ...details })
}
