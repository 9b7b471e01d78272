import type { NextRequest } from 'next/server'
import { passOutsideCall } from '@/lib/gateway/outside-call'

/** Webhook of the carriers: reports on parcels. */
export async function POST(request: NextRequest, context: RouteContext<'/api/shipping/webhook/[carrier]'>) {
  const { carrier } = await context.params
  return passOutsideCall(request, 'shipping', `/webhooks/${encodeURIComponent(carrier)}`)
}
