import { revalidateTag } from 'next/cache'
import type { NextRequest } from 'next/server'
import { readRevalidation } from '@/lib/revalidation'

/** Makes pages with the given cache tags be rendered anew; signed, see lib/revalidation.ts. */
export async function POST(request: NextRequest) {
  const verdict = readRevalidation(await request.text(), request.headers.get('x-signature'))
  if (!verdict.ok) {
    const code = verdict.status === 401 ? 'INVALID_SIGNATURE' : 'BAD_REQUEST'
    return Response.json({ success: false, code, message: code }, { status: verdict.status })
  }
  for (const tag of verdict.tags) revalidateTag(tag, { expire: 0 })
  return Response.json({ success: true, data: { tags: verdict.tags.length } })
}
