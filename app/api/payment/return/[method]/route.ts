import type { NextRequest } from 'next/server'
import { finishPayment } from '@/lib/http/payment-return'

type Context = RouteContext<'/api/payment/return/[method]'>

/** Where a payment provider sends the buyer's browser back to. */
async function handle(request: NextRequest, context: Context) {
  return finishPayment(request, (await context.params).method)
}

export { handle as GET, handle as POST }
