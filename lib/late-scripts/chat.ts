import { pageOf } from '@/domain/tracking/page-types'
import { loadScript } from './load-script'
import type { ChatSettings } from './script-settings.js'

/** The customer chat (LAY-14, LAY-15), in Vietnamese. */

/** Pages where it would cover controls: cart, shipping and check-in. */
const AWAY = [
  'Order',
  'OrderShipping',
  'PinkUniversityCheckin',
  'PinkSquadCheckin',
  'CheckinGift',
  'SpinTheWheelHome',
]

/** Marks pages where the chat is hidden on phones: `<html data-chat="away">`. */
export function placeChat(path: string): void {
  const root = document.documentElement
  if (AWAY.includes(pageOf(path).name)) root.dataset.chat = 'away'
  else delete root.dataset.chat
}

/** Phones are narrower than 768 px (DEC-05). */
function hideOnPhones(selector: string): void {
  const style = document.createElement('style')
  style.textContent = `@media (width < 768px){html[data-chat='away'] :is(${selector}){display:none!important}}`
  document.head.append(style)
}

/** Starts the chat. @throws when its script does not come */
export async function startChat({ script, selector }: ChatSettings): Promise<void> {
  hideOnPhones(selector)
  const url = new URL(script)
  if (!url.searchParams.has('lang')) url.searchParams.set('lang', 'vi')
  await loadScript(url.href, { lang: 'vi', language: 'vi' })
}
