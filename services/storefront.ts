import { createHmac } from 'node:crypto'
import { settings } from '@/settings'

/** Signature of a revalidation message, with the secret the storefront and its backends share; empty without a secret. */
export function revalidationSignature(body: string): string {
  const secret = settings.REVALIDATE_SECRET
  return secret === '' ? '' : createHmac('sha256', secret).update(body).digest('hex')
}

/** Tags that are out of date, and the database whose log named them, if one did. */
export interface Revalidation {
  tags: readonly string[]
  database?: string
}

/** A message that makes pages with these tags be rendered again, and its signature for the header `x-signature`. */
export function signRevalidation({ tags, database }: Revalidation): { body: string; signature: string } {
  const body = JSON.stringify({ tags, at: Date.now(), database })
  return { body, signature: revalidationSignature(body) }
}

/** Notifies a storefront on another host that these tags are stale. @throws when it does not take the message */
export async function notifyStorefront(storefront: string, stale: Revalidation): Promise<void> {
  const { body, signature } = signRevalidation(stale)
  const response = await fetch(`${storefront}/api/revalidate`, {
    method: 'POST',
    headers: { 'x-signature': signature, 'content-type': 'application/json' },
    body,
    signal: AbortSignal.timeout(5_000),
  })
  if (!response.ok) throw new Error(`${storefront} answered ${response.status} to a revalidation`)
}
