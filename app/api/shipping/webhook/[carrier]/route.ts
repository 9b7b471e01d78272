import type { NextRequest } from 'next/server'
import { forwardWebhook } from '@/lib/gateway/webhook'

/** Webhook of the carriers: reports on parcels. */
export async function POST(request: NextRequest, context: RouteContext<'/api/shipping/webhook/[carrier]'>) {
  const { carrier } = await context.params
  return forwardWebhook(request, 'shipping', `/webhooks/${encodeURIComponent(carrier)}`)
}
