import webPush from 'web-push'
import type { PushPayload } from '@/domain/push/device'
import { secondsToNight } from '@/domain/push/night'
import { settings } from '@/settings'
import { log } from '../log'
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

const GONE = [404, 410]

/** A refusal of the shop's keys or request (400, 401, 403) ends no subscription: wrong keys would end those of all members. */
function outcomeOf(status: number, endpoint: string): PushOutcome {
  if (status >= 200 && status < 300) return 'accepted'
  if (GONE.includes(status)) return 'gone'
  log.warn({ push_service: new URL(endpoint).host, status }, 'push service refused a message')
  return 'failed'
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
    return outcomeOf(response.status, endpoint)
  } catch {
    return 'failed'
  }
}
