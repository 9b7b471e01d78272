import type { NextRequest } from 'next/server'
import { callService } from '@/lib/services/transport'

/** The shop's own pictures, read from the media service. */
async function handle(request: NextRequest, context: RouteContext<'/media/[...key]'>) {
  const { key } = await context.params
  const known = request.headers.get('if-none-match')
  return callService(
    'media',
    new Request(`http://media.internal/media/${key.join('/')}`, {
      method: request.method,
      headers: known ? { 'if-none-match': known } : {},
    }),
  )
}

export { handle as GET, handle as HEAD }
