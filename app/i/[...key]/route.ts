import type { NextRequest } from 'next/server'
import { callService } from '@/lib/services/transport'

/** Variants of the shop's own pictures. The server answers those that are stored before they come here (lib/media/answer-variant.js). */
async function handle(request: NextRequest) {
  return callService(
    'media',
    new Request(`http://media.internal${request.nextUrl.pathname}`, {
      method: request.method,
      headers: { accept: request.headers.get('accept') ?? '' },
    }),
  )
}

export { handle as GET, handle as HEAD }
