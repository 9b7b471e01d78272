import { answerTime, type OpeningHours, readOpeningHours } from '@/domain/contact/opening-hours'
import { settings } from '@/settings'

export const supportHours = (): OpeningHours =>
  readOpeningHours(settings.SUPPORT_HOURS, settings.SUPPORT_HOLIDAYS)

/** By when a message of `now` is answered, in opening hours. */
export const answerBy = (now: Date): Date => answerTime(now, settings.SUPPORT_ANSWER_MINUTES, supportHours())
