import { track } from '../client/tracking/track'
import { keepDeviceIdOfAdjust } from './adjust-id'
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

/** Only the live host is production; every other host is a sandbox. */
export const environmentOn = (host: string, liveHost: string): 'production' | 'sandbox' =>
  liveHost !== '' && host === liveHost ? 'production' : 'sandbox'

/** Starts the SDK and keeps the web device id it returns. @throws when its script does not come */
export async function startAdjust({ appToken, script, liveHost }: AdjustSettings): Promise<void> {
  await loadScript(script)
  const adjust = window.Adjust
  if (!adjust) throw new Error('the attribution script brought nothing')
  adjust.initSdk({ appToken, environment: environmentOn(window.location.host, liveHost) })
  const id = await adjust.waitForWebUUID()
  if (keepDeviceIdOfAdjust(id)) track('attribution', 'app', '', { web_device_id: id })
}
