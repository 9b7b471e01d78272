import { track } from '../client/tracking/track'
import { loadScript } from './load-script'
import type { AdjustSettings } from './script-settings.js'

/** Mobile attribution (TRK-14): which campaign of an app brought a visitor. */

interface Adjust {
  initSdk: (options: { appToken: string; environment: 'production' | 'sandbox' }) => void
  waitForWebUUID: () => Promise<string>
}

declare global {
  interface Window {
    Adjust?: Adjust
  }
}

/** Storage key of the id that the SDK gave this browser. */
const KEY = 'nang_web_device_id'
const ID = /^[\w-]{8,64}$/

/** Only the live host is production; every other host is a sandbox. */
export const environmentOn = (host: string, liveHost: string): 'production' | 'sandbox' =>
  liveHost !== '' && host === liveHost ? 'production' : 'sandbox'

/** The web device id of this browser, if there is one. */
export function deviceIdOfAdjust(): string | null {
  try {
    const id = window.localStorage.getItem(KEY)
    return id !== null && ID.test(id) ? id : null
  } catch {
    // Storage is disabled: nothing was kept.
    return null
  }
}

/** Removes the id when the visitor withdraws consent. */
export function forgetDeviceIdOfAdjust(): void {
  try {
    window.localStorage.removeItem(KEY)
  } catch {
    // As above.
  }
}

function keep(id: string): void {
  if (!ID.test(id) || id === deviceIdOfAdjust()) return
  try {
    window.localStorage.setItem(KEY, id)
  } catch {
    // As above: it is asked for again on the next page.
  }
  track('attribution', 'app', '', { web_device_id: id })
}

/** Starts the SDK and keeps the web device id it returns. @throws when its script does not come */
export async function startAdjust({ appToken, script, liveHost }: AdjustSettings): Promise<void> {
  await loadScript(script)
  const adjust = window.Adjust
  if (!adjust) throw new Error('the attribution script brought nothing')
  adjust.initSdk({ appToken, environment: environmentOn(window.location.host, liveHost) })
  keep(await adjust.waitForWebUUID())
}
