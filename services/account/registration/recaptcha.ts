import { boolean, number, object } from 'yup'
import { domainError } from '@/domain/error-codes'
import { settings } from '@/settings'
import { log } from '../../log'

const answerSchema = object({ success: boolean().required(), score: number().optional() })

/** Below this a visitor is taken for a program (version 3 of reCAPTCHA gives a score). */
const LEAST_SCORE = 0.3

/**
 * Asks Google whether the visitor is a person; skipped without RECAPTCHA_SECRET. When Google does not answer the check passes:
 * limits guard it still.
 * @throws RECAPTCHA_FAILED
 */
export async function checkRecaptcha(token: string | undefined): Promise<void> {
  const secret = settings.RECAPTCHA_SECRET
  if (!secret) return
  const refused = domainError('RECAPTCHA_FAILED', 'not recognised as a person')
  if (!token) throw refused
  const verdict = await callRecaptcha(secret, token)
  if (verdict && (!verdict.success || (verdict.score ?? 1) < LEAST_SCORE)) throw refused
}

async function callRecaptcha(secret: string, response: string) {
  try {
    const answer = await fetch(settings.RECAPTCHA_VERIFY_URL, {
      method: 'POST',
      body: new URLSearchParams({ secret, response }),
      signal: AbortSignal.timeout(5_000),
    })
    return answerSchema.validateSync(await answer.json())
  } catch (error) {
    log.warn({ err: error }, 'reCAPTCHA did not answer')
    return null
  }
}
