import type { NextRequest } from 'next/server'
import { forwardBrowserCall } from '@/lib/gateway/gateway'

type Context = RouteContext<'/api/[service]/[...path]'>

async function handle(request: NextRequest, context: Context) {
  const { service, path } = await context.params
  return forwardBrowserCall(request, service, `/${path.join('/')}`)
}

export { handle as DELETE, handle as GET, handle as HEAD, handle as PATCH, handle as POST, handle as PUT }
