import offline from '@/messages/vi/offline.json'
import { site } from '@/lib/site'

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/**
 * The page shown without network: a document that needs no other file and retries by itself. It repeats the colours of app/globals.css,
 * which it cannot load.
 */
const offlinePage = () => `<!doctype html>
<html lang="vi">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(offline.title)} | ${escaped(site.name)}</title>
<style>
body{margin:0;min-height:100vh;display:grid;place-content:center;justify-items:center;gap:1rem;padding:1.5rem;box-sizing:border-box;
text-align:center;font:1rem/1.5 system-ui,sans-serif;background:#fffcfa;color:#241a1c}
h1,p{margin:0;max-width:26rem}h1{font:2rem/1.3 Georgia,serif}
button{min-height:3rem;padding:0 2rem;border:0;border-radius:3rem;background:#b3264e;color:#fff;font:600 1rem system-ui,sans-serif}
button:focus-visible{outline:2px solid #b3264e;outline-offset:2px}
</style>
<h1>${escaped(offline.title)}</h1>
<p>${escaped(offline.text)}</p>
<button onclick="location.reload()">${escaped(offline.retry)}</button>
<script>addEventListener('online',function(){location.reload()})</script>
</html>`

/**
 * The service worker: it answers navigations that fail without network, and nothing else. It caches nothing, so nothing can
 * be stale; navigation preload runs beside its start. To take it away, serve a worker that unregisters itself from the same address.
 */
export const serviceWorker = () => `const page = ${JSON.stringify(offlinePage())}
addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(
  Promise.all([registration.navigationPreload && registration.navigationPreload.enable(), clients.claim()])))
addEventListener('fetch', (event) => {
  const { request } = event
  if (request.mode !== 'navigate' || request.method !== 'GET') return
  event.respondWith(
    Promise.resolve(event.preloadResponse)
      .then((preloaded) => preloaded || fetch(request))
      .catch((error) => {
        if (navigator.onLine) throw error
        return new Response(page, { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } })
      }))
})
`
