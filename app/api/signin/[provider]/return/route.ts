import type { NextRequest } from 'next/server'
import { finishSignIn } from '@/lib/account/social/finish-sign-in'

/** Return address of the sign-in providers. */
export async function GET(request: NextRequest, context: RouteContext<'/api/signin/[provider]/return'>) {
  return finishSignIn(request, (await context.params).provider)
}
