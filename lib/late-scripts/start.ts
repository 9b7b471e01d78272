import { holdsSecret } from '@/domain/tracking/address'
import { startAdjust } from './adjust'
import { startChat } from './chat'
import { areLateScriptsRunning, noteLateScripts } from './running'
import type { LateScripts } from './script-settings.js'
import { startWebTag } from './web-tag'

/**
 * Starts third-party scripts, once a page, and not while the address holds a secret they would read. Only after the visitor allows it; a
 * script that fails to load is ignored.
 */
export function startLateScripts({ tag, adjust, chat }: LateScripts): void {
  if (areLateScriptsRunning() || holdsSecret(window.location.search)) return
  noteLateScripts()
  const starts = [tag && startWebTag(tag), adjust && startAdjust(adjust), chat && startChat(chat)]
  for (const start of starts) if (start) start.catch(() => undefined)
}
