import type { NextRequest } from 'next/server'
import { finishPayment } from '@/lib/http/payment-return'

type Context = RouteContext<'/api/payment/return/[method]'>

/** Return address of the payment providers: the buyer's browser comes back here. */
async function handle(request: NextRequest, context: Context) {
  return finishPayment(request, (await context.params).method)
}

export { handle as GET, handle as POST }
