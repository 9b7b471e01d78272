import 'server-only'
import { readOpeningHours } from '@/domain/contact/opening-hours'
import { settings } from '@/settings'

/** When messages are answered, and after how many minutes of open time. */
export const contactHours = () => ({
  hours: readOpeningHours(settings.SUPPORT_HOURS, settings.SUPPORT_HOLIDAYS),
  minutes: settings.SUPPORT_ANSWER_MINUTES,
})
