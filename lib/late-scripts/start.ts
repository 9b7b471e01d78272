import { holdsSecret } from '@/domain/tracking/address'
import { startAdjust } from './adjust'
import { startChat } from './chat'
import { areLateScriptsRunning, noteLateScripts } from './running'
import type { LateScripts } from './script-settings.js'
import { startWebTag } from './web-tag'

/**
 * Starts the scripts of other parties, once a page, and not while the address holds a key they would read. For a visitor who allows it;
 * one that does not come is missed by nobody.
 */
export function startLateScripts({ tag, adjust, chat }: LateScripts): void {
  if (areLateScriptsRunning() || holdsSecret(window.location.search)) return
  noteLateScripts()
  const starts = [tag && startWebTag(tag), adjust && startAdjust(adjust), chat && startChat(chat)]
  for (const start of starts) if (start) start.catch(() => undefined)
}
