import { connection } from 'next/server'
import { isReady } from '@/lib/services/embedded'

/** The shop can serve: its database answers. */
export async function GET() {
  await connection()
  const ready = await isReady()
  return Response.json(
    { status: ready ? 'ready' : 'database unavailable' },
    { status: ready ? 200 : 503, headers: { 'cache-control': 'no-store' } },
  )
}
