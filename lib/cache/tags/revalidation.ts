import 'server-only'
import { timingSafeEqual } from 'node:crypto'
import { array, number, object, string } from 'yup'
import { isTag } from '@/lib/cache-manifest'
import { revalidationSignature } from '@/lib/services/embedded'

/** How old a signed message may be. */
const FRESH_MS = 5 * 60_000

const messageSchema = object({
  tags: array(string().required().test('tag', 'not a cache tag', isTag))
    .min(1)
    .max(2_000)
    .required(),
  /** milliseconds since 1970, when it was signed */
  at: number().integer().required(),
  /** whose log named the tags (shop.identity); an external backend has none */
  database: string().max(100),
}).noUnknown()

export type Verdict = { ok: true; tags: string[]; database?: string } | { ok: false; status: 400 | 401 }

/** Checks signature, age and content of a revalidation message. Without a secret nothing is accepted. */
export function readRevalidation(body: string, signature: string | null): Verdict {
  const expected = Buffer.from(revalidationSignature(body))
  const given = Buffer.from(signature ?? '')
  if (expected.length === 0 || given.length !== expected.length || !timingSafeEqual(given, expected))
    return { ok: false, status: 401 }
  try {
    const { tags, at, database } = messageSchema.validateSync(JSON.parse(body), { strict: true })
    return Math.abs(Date.now() - at) > FRESH_MS ? { ok: false, status: 401 } : { ok: true, tags, database }
  } catch {
    return { ok: false, status: 400 }
  }
}
