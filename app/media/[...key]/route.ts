import type { NextRequest } from 'next/server'
import { callService } from '@/lib/services/transport'

/** The shop's own pictures, from wherever the media service keeps them. */
export async function GET(request: NextRequest, context: RouteContext<'/media/[...key]'>) {
  const { key } = await context.params
  const known = request.headers.get('if-none-match')
  return callService(
    'media',
    new Request(`http://media.internal/media/${key.join('/')}`, {
      headers: known ? { 'if-none-match': known } : {},
    }),
  )
}
