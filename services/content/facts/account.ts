import {
  OTP_ATTEMPTS,
  OTP_LIFETIME_SECONDS,
  OTP_REQUESTS_PER_DAY,
  OTP_RESEND_SECONDS,
} from '@/domain/account/otp'
import { LOGIN_LOCK_MINUTES, MAX_FAILED_LOGINS } from '@/domain/account/sign-in'
import { MAX_ADDRESSES } from '@/domain/constants'
import { ADDRESS_LABEL_LENGTH, PASSWORD_LENGTH, USER_NAME_LENGTH } from '@/domain/forms/lengths'
import { THREAD_MONTHS } from '@/domain/contact/thread'
import { PHOTO_KEPT_HOURS } from '@/domain/photobooth/photo-link'
import { SHOTS } from '@/domain/photobooth/print'
import { MAX_DEVICES } from '@/domain/push/device'
import { NIGHT_FROM_HOUR, NIGHT_UNTIL_HOUR } from '@/domain/push/night'
import { KEPT_DAYS } from '@/domain/shop/retention'
import { MOST_CAPTION_CHARACTERS, MOST_REVIEW_PHOTOS, MOST_REVIEW_TAGS } from '@/domain/review/review-input'
import { EDIT_DAYS, POINTS_AT_RISK_DAYS } from '@/domain/review/state'
import { UPLOAD_BYTES } from '@/domain/upload'
import { WISHLIST_LIMIT } from '@/domain/wishlist/wishlist'
import { settings } from '@/settings'
import { amount, daysOrYears, fact, type Facts } from './fact'

const between = ([least, most]: readonly [number, number], unit: string) => fact(`${least}–${most} ${unit}`)
/** '1 năm' for 365, '180 ngày' for what is no whole year. */
const [LEAST_PASSWORD, MOST_PASSWORD] = PASSWORD_LENGTH

/** Rules of accounts, codes and personal data. */
export const accountFacts = (): Facts => ({
  otp_expiry: amount(OTP_LIFETIME_SECONDS / 60, 'phút'),
  otp_resend_wait: amount(OTP_RESEND_SECONDS, 'giây'),
  otp_max_tries: amount(OTP_ATTEMPTS, 'lần'),
  otp_per_day: amount(OTP_REQUESTS_PER_DAY, 'mã'),
  password_min: amount(LEAST_PASSWORD, 'ký tự'),
  password_max: amount(MOST_PASSWORD, 'ký tự'),
  login_max_tries: amount(MAX_FAILED_LOGINS, 'lần'),
  login_lock: amount(LOGIN_LOCK_MINUTES, 'phút'),
  session_days: amount(KEPT_DAYS.session, 'ngày'),
  device_days: fact(daysOrYears(KEPT_DAYS.device)),
  user_name_length: between(USER_NAME_LENGTH, 'ký tự'),
  address_label_length: between(ADDRESS_LABEL_LENGTH, 'chữ cái'),
  address_max: amount(MAX_ADDRESSES, 'địa chỉ'),
  wishlist_max: amount(WISHLIST_LIMIT, 'sản phẩm'),
  push_night: fact(`từ ${NIGHT_FROM_HOUR} giờ đêm đến ${NIGHT_UNTIL_HOUR} giờ sáng`),
  push_devices: amount(MAX_DEVICES, 'thiết bị'),
  back_in_stock_days: amount(KEPT_DAYS.alert, 'ngày'),

  trace_days: amount(KEPT_DAYS.trace, 'ngày'),
  message_days: amount(KEPT_DAYS.message, 'ngày'),
  events_days: amount(KEPT_DAYS.action, 'ngày'),
  search_history_days: fact(daysOrYears(KEPT_DAYS.search)),
  prize_form_days: amount(KEPT_DAYS.prizeForm, 'ngày'),
  contact_months: amount(THREAD_MONTHS, 'tháng'),
})

/** Rules of reviews. */
export const reviewFacts = (): Facts => ({
  review_min_words: amount(
    settings.REVIEW_LEAST_LENGTH,
    settings.REVIEW_LENGTH_UNIT === 'words' ? 'từ' : 'ký tự',
  ),
  review_points: amount(settings.REVIEW_POINTS, 'điểm'),
  review_photo_points: amount(settings.REVIEW_PHOTO_POINTS, 'điểm'),
  review_edit_days: amount(EDIT_DAYS, 'ngày'),
  booth_photo_hours: amount(PHOTO_KEPT_HOURS, 'giờ'),
  booth_shots: amount(SHOTS, 'tấm'),
  review_withdrawn_days: amount(KEPT_DAYS.withdrawnReview, 'ngày'),
  review_points_risk_days: amount(POINTS_AT_RISK_DAYS, 'ngày'),
  review_reminder_days: amount(settings.REVIEW_REMINDER_DAYS, 'ngày'),
  review_tags_max: amount(MOST_REVIEW_TAGS, 'nhãn'),
  max_photos: amount(MOST_REVIEW_PHOTOS, 'ảnh'),
  caption_max: amount(MOST_CAPTION_CHARACTERS, 'ký tự'),
  photo_max_size: fact(`${UPLOAD_BYTES / 1_048_576}MB`),
})
