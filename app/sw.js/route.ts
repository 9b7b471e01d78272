import { serviceWorker } from '@/lib/pages/offline-page'

/** The service worker that answers while there is no network. */
export function GET() {
  return new Response(serviceWorker(), {
    headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' },
  })
}
