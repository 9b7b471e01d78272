import type { NextRequest } from 'next/server'
import { forwardWebhook } from '@/lib/gateway/webhook'

type Context = RouteContext<'/api/payment/notify/[method]'>

/** Webhook of the payment providers: reports payment results. */
async function handle(request: NextRequest, context: Context) {
  const { method } = await context.params
  return forwardWebhook(request, 'payment', `/notifications/${encodeURIComponent(method)}`)
}

export { handle as GET, handle as POST }
