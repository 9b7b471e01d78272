import offline from '@/messages/vi/offline.json'
import { SHOP_TIME_ZONE } from '@/domain/constants'

const time = new Intl.DateTimeFormat('vi-VN', {
  hour: '2-digit',
  minute: '2-digit',
  day: '2-digit',
  month: '2-digit',
  timeZone: SHOP_TIME_ZONE,
})

export const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** Text in a style sheet. */
const quoted = (text: string) => `"${text.replaceAll(/["\\\n<]/g, ' ')}"`

/** 'HH:mm, dd/mm' in Vietnam. */
export function writtenTime(at: Date): string {
  const parts = Object.fromEntries(time.formatToParts(at).map(({ type, value }) => [type, value]))
  return `${parts.hour}:${parts.minute}, ${parts.day}/${parts.month}`
}

/**
 * The style of a saved copy: a line above the page, and one below the buttons that buy. It is a style and no element, since React takes
 * elements out that the page itself has not. Its colours are tokens of the page's own style sheet, which is saved too.
 */
export function savedStyle(at: Date, waiting = ''): string {
  const text = [offline.saved.replace('{time}', writtenTime(at)), waiting].join(' ').trim()
  return `<style>
body::before{content:${quoted(text)};display:block;padding:.75rem 1rem;background:var(--color-ink);color:var(--color-paper);font-size:.875rem;text-align:center}
.buy-row::after{content:${quoted(offline.buyNote)};flex-basis:100%;font-size:.875rem;color:var(--color-muted)}
</style>`
}
