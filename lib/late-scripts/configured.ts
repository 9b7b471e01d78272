import type { LateScripts } from './script-settings.js'

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

const read = (from: unknown, name: string): unknown =>
  typeof from === 'object' && from !== null ? Reflect.get(from, name) : undefined

/** The scripts of other parties this page names (`<html data-late-scripts>`, lib/late-scripts/script-settings.js); null when there are none. */
export function configuredScripts(): LateScripts | null {
  let given: unknown
  try {
    given = JSON.parse(document.documentElement.dataset.lateScripts ?? 'null')
  } catch {
    return null
  }
  const [tag, adjust, chat] = [read(given, 'tag'), read(given, 'adjust'), read(given, 'chat')]
  const [appToken, script, liveHost] = [
    read(adjust, 'appToken'),
    read(adjust, 'script'),
    read(adjust, 'liveHost'),
  ]
  const [chatScript, selector] = [read(chat, 'script'), read(chat, 'selector')]
  const scripts: LateScripts = {
    ...(isText(tag) && { tag }),
    ...(isText(appToken) &&
      isText(script) && { adjust: { appToken, script, liveHost: isText(liveHost) ? liveHost : '' } }),
    ...(isText(chatScript) && isText(selector) && { chat: { script: chatScript, selector } }),
  }
  return Object.keys(scripts).length > 0 ? scripts : null
}
