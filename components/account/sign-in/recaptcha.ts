/** Google reCAPTCHA version 3; used only where the page names a site key. */

interface Recaptcha {
  ready: (callback: () => void) => void
  execute: (siteKey: string, options: { action: string }) => Promise<string>
}

declare global {
  interface Window {
    grecaptcha?: Recaptcha
  }
}

const WAIT_MS = 8_000

let script: Promise<void> | null = null

function load(siteKey: string): Promise<void> {
  script ??= new Promise((resolve, reject) => {
    const element = document.createElement('script')
    element.src = `https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`
    element.async = true
    element.onload = () => resolve()
    element.onerror = () => {
      script = null
      reject(new Error('recaptcha did not load'))
    }
    document.head.append(element)
  })
  return script
}

async function requestToken(siteKey: string, action: string): Promise<string | undefined> {
  await load(siteKey)
  const recaptcha = window.grecaptcha
  if (!recaptcha) return undefined
  await new Promise<void>((resolve) => recaptcha.ready(resolve))
  return recaptcha.execute(siteKey, { action })
}

/** A token for the service to verify; undefined without a site key (`<html data-recaptcha>`) and when Google does not answer. */
export async function recaptchaToken(action = 'register'): Promise<string | undefined> {
  const siteKey = document.documentElement.dataset.recaptcha
  if (!siteKey) return undefined
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, WAIT_MS, undefined))
  // The service decides whether a missing token is acceptable.
  return Promise.race([requestToken(siteKey, action), late]).catch(() => undefined)
}
