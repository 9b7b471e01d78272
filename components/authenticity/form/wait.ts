const MINUTE = 60
const HOUR = 3_600

/** '40 giây', '3 phút', '2 giờ': how long a checker waits. @param t texts of 'authenticity' */
export function waitOf(seconds: number, t: (key: string, values: { count: number }) => string): string {
  if (seconds < 2 * MINUTE) return t('form.seconds', { count: Math.max(1, Math.ceil(seconds)) })
  if (seconds < 2 * HOUR) return t('form.minutes', { count: Math.ceil(seconds / MINUTE) })
  return t('form.hours', { count: Math.ceil(seconds / HOUR) })
}
