import { object, string } from 'yup'
import { texts } from '../forms/texts'
import { REPORT_REASONS } from './report-reasons'

/** So many different members hold a review back until the staff have looked at it. */
export const REPORTS_THAT_HOLD = 3

/** Body of POST /reviews/{id}/reports. */
export const reportInputSchema = object({
  reason: string().oneOf(REPORT_REASONS, texts.choose).required(texts.choose),
  note: string().trim().max(500, 'Tối đa 500 ký tự.').default(''),
})
