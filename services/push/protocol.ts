import webPush from 'web-push'
import type { PushPayload } from '@/domain/push/device'
import { secondsToNight } from '@/domain/push/night'
import { settings } from '@/settings'
import { isPushEndpoint } from './endpoint'

const TIMEOUT_MS = 10_000
/** How long a push service keeps a message for a device that is switched off, seconds: after two hours its mail goes (notices.ts). */
const KEPT_SECONDS = 2 * 3_600

/** `gone`: the browser has ended the subscription; `failed`: the push service may take it later. */
export type PushOutcome = 'accepted' | 'gone' | 'failed'

interface Target {
  endpoint: string
  p256dh: string
  auth: string
}

/** Whether this shop has keys to sign push messages with. */
export const isPushOn = () => settings.VAPID_PUBLIC_KEY !== '' && settings.VAPID_PRIVATE_KEY !== ''

/** Whom push services can write to about the shop's messages. */
const contact = () =>
  settings.SITE_URL.startsWith('https:')
    ? settings.SITE_URL
    : `mailto:${settings.SITE_EMAIL || 'shop@localhost'}`

const outcomeOf = (status: number): PushOutcome => {
  if (status >= 200 && status < 300) return 'accepted'
  // 403: the subscription was made with other keys than these.
  return [403, 404, 410].includes(status) ? 'gone' : 'failed'
}

/** Encrypts a message for one device and gives it to its push service (RFC 8030, 8291, 8292). */
export async function sendPush(
  { endpoint, p256dh, auth }: Target,
  payload: PushPayload,
): Promise<PushOutcome> {
  if (!isPushEndpoint(endpoint)) return 'gone'
  try {
    const request = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(payload),
      {
        TTL: Math.min(KEPT_SECONDS, secondsToNight(new Date())),
        urgency: 'normal',
        // A push service that holds two messages of a topic delivers the later one; 32 characters at most.
        topic: payload.id.replaceAll('-', ''),
        vapidDetails: {
          subject: contact(),
          publicKey: settings.VAPID_PUBLIC_KEY,
          privateKey: settings.VAPID_PRIVATE_KEY,
        },
      },
    )
    const response = await fetch(request.endpoint, {
      method: 'POST',
      headers: request.headers,
      body: new Uint8Array(request.body),
      // A redirect could lead to an address that was not checked.
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    await response.body?.cancel()
    return outcomeOf(response.status)
  } catch {
    return 'failed'
  }
}
