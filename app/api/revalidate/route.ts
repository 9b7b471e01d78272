import type { NextRequest } from 'next/server'
import { expireTags } from '@/lib/cache/tags/expire-tags'
import { readRevalidation } from '@/lib/cache/tags/revalidation'
import { readBodyText } from '@/lib/http/read-body'
import { refuse } from '@/lib/http/refuse'

/** Longer than the most tags of one message are. */
const MESSAGE_BYTES = 512 * 1024

/** Revalidates the given cache tags; the request is signed, see lib/cache/tags/revalidation.ts. */
export async function POST(request: NextRequest) {
  const body = await readBodyText(request, MESSAGE_BYTES)
  if (body === null) return refuse(413, 'PAYLOAD_TOO_LARGE', 'the body is too large')
  const verdict = readRevalidation(body, request.headers.get('x-signature'))
  if (!verdict.ok) {
    const code = verdict.status === 401 ? 'INVALID_SIGNATURE' : 'BAD_REQUEST'
    return Response.json({ success: false, code, message: code }, { status: verdict.status })
  }
  await expireTags(verdict.tags, verdict.database)
  return Response.json({ success: true, data: { tags: verdict.tags.length } })
}
