import { PUSH_TOPICS, type PushTopic } from '@/domain/push/topics'
import { api } from '../api'

/** Push messages on this device: what the browser allows, and what the shop knows of it. */

/** `unsupported`: no push in this browser, or the shop sends none; `install`: only the installed app can (iOS); `denied`: refused in the browser */
export type PushAbility = 'unsupported' | 'install' | 'denied' | 'possible'

const isIos = () => /iphone|ipad|ipod/i.test(navigator.userAgent)

export function pushAbility(): PushAbility {
  const hasPush = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  if (!hasPush) return isIos() ? 'install' : 'unsupported'
  return Notification.permission === 'denied' ? 'denied' : 'possible'
}

const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/edg/i, 'Edge'],
  [/samsungbrowser/i, 'Samsung Internet'],
  [/coc_coc/i, 'Cốc Cốc'],
  [/firefox|fxios/i, 'Firefox'],
  [/chrome|crios/i, 'Chrome'],
  [/safari/i, 'Safari'],
]
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/iphone|ipad|ipod/i, 'iOS'],
  [/android/i, 'Android'],
  [/windows/i, 'Windows'],
  [/mac os/i, 'macOS'],
  [/linux/i, 'Linux'],
]

/** 'Chrome, Android': by which a member knows the device in their list. */
export function deviceName(agent: string): string {
  const nameIn = (known: typeof BROWSERS) => known.find(([pattern]) => pattern.test(agent))?.[1]
  return [nameIn(BROWSERS), nameIn(SYSTEMS)].filter(Boolean).join(', ') || 'Web'
}

const base64url = (bytes: ArrayBuffer) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')

function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, (character) => character.charCodeAt(0))
}

/** Whether a subscription takes messages signed with this key; a browser that does not say so is believed. */
function isForKey({ options }: PushSubscription, publicKey: string): boolean {
  const key = options.applicationServerKey
  return key === null || base64url(key) === publicKey
}

const subscription = async () => {
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? null
}

/**
 * Digest of this browser's subscription, by which the shop's list names it; null without one that receives.
 * @param publicKey the shop's key of today
 */
export async function thisDevice(publicKey: string): Promise<string | null> {
  const own = pushAbility() === 'possible' ? await subscription() : null
  if (!own || !isForKey(own, publicKey)) return null
  return base64url(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(own.endpoint)))
}

/** The browser asked its owner, who said no. */
export class PushRefused extends Error {}

async function subscribe(publicKey: string): Promise<PushSubscription> {
  const known = await subscription()
  if (known && isForKey(known, publicKey)) return known
  // Made for keys that the shop no longer has: its push service refuses every message.
  await known?.unsubscribe()
  if ((await Notification.requestPermission()) !== 'granted')
    throw new PushRefused('the permission was refused')
  const registration = await navigator.serviceWorker.ready
  return registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: bytesOf(publicKey),
  })
}

/** What this device receives; none where push messages are off. @throws as the call does */
export async function topicsHere(): Promise<readonly PushTopic[]> {
  const { public_key, devices } = await api.message.push.devices.$get()
  const digest = await thisDevice(public_key)
  return devices.find((device) => device.endpoint_digest === digest)?.topics ?? []
}

/**
 * Chooses what this device receives; nothing ends its subscription. Called by a press: browsers ask their owner only then.
 * @throws PushRefused; DomainError and ConnectionError of the calls
 */
export async function chooseTopicsHere(topics: readonly PushTopic[]): Promise<void> {
  const { public_key, devices } = await api.message.push.devices.$get()
  if (topics.length === 0) {
    const digest = await thisDevice(public_key)
    const own = devices.find((device) => device.endpoint_digest === digest)
    if (own) await changeDevice(own.id, [])
    await (await subscription())?.unsubscribe()
    return
  }
  const { endpoint, keys } = (await subscribe(public_key)).toJSON()
  await api.message.push.devices.$put({
    json: {
      endpoint: endpoint ?? '',
      p256dh: keys?.p256dh ?? '',
      auth: keys?.auth ?? '',
      topics: [...topics],
      device: deviceName(navigator.userAgent),
    },
  })
}

/** Chooses what another of the member's devices receives; nothing takes it off the list. */
export const changeDevice = (id: string, topics: readonly PushTopic[]) =>
  api.message.push.devices[':id'].$put({ param: { id }, json: { topics: [...topics] } })

/** This device receives one topic more. @throws as chooseTopicsHere */
export async function addTopicHere(topic: PushTopic): Promise<void> {
  const known = await topicsHere()
  await chooseTopicsHere(PUSH_TOPICS.filter((each) => each === topic || known.includes(each)))
}

/** The browser's subscription ends with the sign-in: the next person on this device receives nothing of the former one. */
export async function endPushHere(): Promise<void> {
  if (pushAbility() !== 'unsupported') await (await subscription())?.unsubscribe()
}
