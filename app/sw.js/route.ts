import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { connection } from 'next/server'
import { REMOVING_WORKER } from '@/lib/worker/removing-worker'
import { settings } from '@/settings'

const bundle = () =>
  readFile(path.join(process.cwd(), settings.NEXT_DIST_DIR || '.next', 'worker.js'), 'utf8')

/** The service worker of this build, or with SERVICE_WORKER=off one that takes itself away (docs/operations.md). */
export async function GET() {
  await connection()
  const source = settings.SERVICE_WORKER === 'off' ? REMOVING_WORKER : await bundle().catch(() => null)
  if (source === null) return new Response('not found', { status: 404 })
  return new Response(source, {
    headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' },
  })
}
