import type { NextRequest } from 'next/server'
import { forwardWebhook } from '@/lib/gateway/webhook'

type Context = RouteContext<'/api/payment/notify/[method]'>

/** Where a payment provider's server tells how a payment went. */
async function handle(request: NextRequest, context: Context) {
  const { method } = await context.params
  return forwardWebhook(request, 'payment', `/notifications/${encodeURIComponent(method)}`)
}

export { handle as GET, handle as POST }
