import type { NextRequest } from 'next/server'
import { passOutsideCall } from '@/lib/gateway/outside-call'

type Context = RouteContext<'/api/payment/notify/[method]'>

/** Webhook of the payment providers: reports payment results. */
async function handle(request: NextRequest, context: Context) {
  const { method } = await context.params
  return passOutsideCall(request, 'payment', `/notifications/${encodeURIComponent(method)}`)
}

export { handle as GET, handle as POST }
