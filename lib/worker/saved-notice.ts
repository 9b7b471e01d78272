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
 * What a saved copy has that the page itself has not: a bar above it, and a line below the buttons that buy. Its colours are tokens of the
 * page's own style sheet, which is saved too.
 */
export function savedNotice(at: Date): { style: string; bar: string } {
  const style = `<style>
.saved-copy{position:sticky;top:0;z-index:60;display:flex;flex-wrap:wrap;align-items:center;justify-content:center;gap:.25rem 1rem;
padding:.5rem 1rem;background:var(--color-ink);color:var(--color-paper);font-size:.875rem;text-align:center}
.saved-copy a{display:inline-flex;min-height:2.75rem;align-items:center;font-weight:600;text-decoration:underline}
.buy-row::after{content:${quoted(offline.buyNote)};display:block;flex-basis:100%;grid-column:1/-1;margin-top:.5rem;font-size:.875rem;color:var(--color-muted)}
</style>`
  const text = offline.saved.replace('{time}', writtenTime(at))
  const bar = `<div class="saved-copy" role="status"><span>${escaped(text)}</span><a href="">${escaped(offline.reload)}</a></div>`
  return { style, bar }
}
