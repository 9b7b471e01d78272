import type { NextRequest } from 'next/server'
import { expireTags } from '@/lib/cache/tags/expire-tags'
import { readRevalidation } from '@/lib/cache/tags/revalidation'

/** Revalidates the given cache tags; the request is signed, see lib/cache/tags/revalidation.ts. */
export async function POST(request: NextRequest) {
  const verdict = readRevalidation(await request.text(), request.headers.get('x-signature'))
  if (!verdict.ok) {
    const code = verdict.status === 401 ? 'INVALID_SIGNATURE' : 'BAD_REQUEST'
    return Response.json({ success: false, code, message: code }, { status: verdict.status })
  }
  await expireTags(verdict.tags, verdict.database)
  return Response.json({ success: true, data: { tags: verdict.tags.length } })
}
