/** How this browser installs the shop's app. */

/** `prompt`: it asks its owner when the shop asks for it; `share-menu`: its owner does it by hand (Safari on iPhone and iPad) */
export type InstallWay = 'prompt' | 'share-menu' | null

/** The browser's question, which the head script keeps (lib/security/head-script.js); not in the types of browsers. */
function keptPrompt(): (() => Promise<unknown>) | null {
  const event: unknown = Reflect.get(window, 'nangInstall')
  const prompt: unknown = event instanceof Event ? Reflect.get(event, 'prompt') : undefined
  return typeof prompt === 'function'
    ? async () => Reflect.apply(prompt, event, []) as Promise<unknown>
    : null
}

const isInstalled = () =>
  window.matchMedia('(display-mode: standalone)').matches || Reflect.get(navigator, 'standalone') === true

/** Safari on iPhone and iPad; other browsers there cannot add to the home screen from a page. */
const isIosSafari = () =>
  Reflect.get(navigator, 'standalone') === false && !/crios|fxios|edgios|fbav|zalo/i.test(navigator.userAgent)

/** The way to install the app here; null where it is installed, or there is none. */
export function installWay(): InstallWay {
  if (isInstalled()) return null
  if (keptPrompt()) return 'prompt'
  return isIosSafari() ? 'share-menu' : null
}

/** Asks the browser to ask its owner; it can be asked once. */
export async function promptInstall(): Promise<void> {
  const prompt = keptPrompt()
  Reflect.deleteProperty(window, 'nangInstall')
  await prompt?.()
}
