import type { NextRequest } from 'next/server'
import { beginSignIn } from '@/lib/account/social/begin-sign-in'

/** Starts the sign-in with another provider; a plain link leads here. */
export async function GET(request: NextRequest, context: RouteContext<'/api/signin/[provider]'>) {
  return beginSignIn(request, (await context.params).provider)
}
