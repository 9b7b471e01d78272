import { domainError } from '@/domain/error-codes'
import { settings } from '@/settings'
import { checkRecaptcha } from '../../account'
import { keyedDigest, sameDigest } from '../../digest'
import { countAttempt } from '../../limits'
import { supportLimits } from '../limits'

/** A person takes longer to read their message again and to send it. */
const LEAST_MS = 2_000
const MOST_MS = 3_600_000

const sealOf = (messageId: string, at: number) => keyedDigest('contact-confirmation', `${messageId}.${at}`)

const confirmationOf = (messageId: string, at = Date.now()) => `${at}.${sealOf(messageId, at)}`

/** When the shop asked for this confirmation; null for a forged or an expired one. */
function askedAt(messageId: string, confirmation: string): number | null {
  const [time = '', seal = ''] = confirmation.split('.')
  const at = Number(time)
  if (!Number.isSafeInteger(at) || !sameDigest(sealOf(messageId, at), seal)) return null
  return Date.now() - at > MOST_MS ? null : at
}

interface Sender {
  /** network address */
  address: string
  messageId: string
  token: string | undefined
  /** what the shop asked for when the message came without a token of reCAPTCHA; empty at first */
  confirmation: string
}

/**
 * Asks reCAPTCHA whether the sender is a person. A browser that cannot, for want of scripts or behind a blocker, sends its message a second
 * time with the confirmation that the first one got; few messages of a network may come so (docs/decisions/0077-mails-and-confirmed-messages.md).
 * @throws RECAPTCHA_FAILED, CONFIRM_SENDING with the confirmation, TOO_MANY_REQUESTS
 */
export async function checkSender({ address, messageId, token, confirmation }: Sender): Promise<void> {
  if (token || settings.RECAPTCHA_SECRET === '') return checkRecaptcha(token)
  const at = askedAt(messageId, confirmation)
  if (at === null || Date.now() - at < LEAST_MS)
    throw domainError('CONFIRM_SENDING', 'no token of reCAPTCHA: to be sent again', {
      confirmation: confirmationOf(messageId, at ?? Date.now()),
    })
  await countAttempt(supportLimits['contact-confirmed'], address)
}
