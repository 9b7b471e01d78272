import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { domainError } from '@/domain/error-codes'
import { settings, type TextSetting } from '@/settings'

const digest = (text: string) => createHash('sha256').update(text).digest()

/** In constant time, whatever the lengths. */
const isSame = (one: string, other: string) => timingSafeEqual(digest(one), digest(other))

const forged = () => domainError('WEBHOOK_FORGED', 'not verified to be the carrier')

/** The secret both sides know, given with the report. A secret that is not set proves nothing. @throws WEBHOOK_FORGED */
export function requireSecret(settingName: TextSetting, given: string | null): void {
  const secret = settings[settingName]
  if (!isSame(secret, given ?? '') || secret === '') throw forged()
}

/** An HMAC-SHA256 of the body in hexadecimal, keyed with the secret. @throws WEBHOOK_FORGED */
export function requireSignature(settingName: TextSetting, body: string, given: string | null): void {
  const secret = settings[settingName]
  const signature = createHmac('sha256', secret || 'none')
    .update(body)
    .digest('hex')
  if (!isSame(signature, given ?? '') || secret === '') throw forged()
}
