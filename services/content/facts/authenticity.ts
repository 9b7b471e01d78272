import { CODE_LENGTH } from '@/domain/authenticity/code'
import { SUSPECT_CHECKERS, SUSPECT_DAYS } from '@/domain/authenticity/verdict'
import { KEPT_DAYS } from '@/domain/shop/retention'
import { amount, daysOrYears, fact, type Facts } from './fact'

/** Rules of the codes on boxes. */
export const authenticityFacts = (): Facts => ({
  code_length: amount(CODE_LENGTH, 'ký tự'),
  suspect_checkers: amount(SUSPECT_CHECKERS, 'người hoặc thiết bị'),
  suspect_days: amount(SUSPECT_DAYS, 'ngày'),
  check_trace_days: amount(KEPT_DAYS.checkTrace, 'ngày'),
  recall_address: fact(daysOrYears(KEPT_DAYS.recallAddress)),
})
