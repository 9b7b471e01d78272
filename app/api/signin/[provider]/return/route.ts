import type { NextRequest } from 'next/server'
import { finishSignIn } from '@/lib/account/social/finish-sign-in'

/** Where a provider sends the browser back to. */
export async function GET(request: NextRequest, context: RouteContext<'/api/signin/[provider]/return'>) {
  return finishSignIn(request, (await context.params).provider)
}
