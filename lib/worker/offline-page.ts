import offline from '@/messages/vi/offline.json'
import { escaped, writtenTime } from './saved-notice'
import type { SavedPage } from './pages'

const MOST_LISTED = 12

/**
 * The page shown without network where there is no copy: what waits for the network, what can be read meanwhile, and a button that tries again. A document that needs no other
 * file; it repeats the colours of app/globals.css, which it cannot load.
 */
export function offlinePage(saved: readonly SavedPage[], waiting: string): Response {
  const list = saved
    .slice(0, MOST_LISTED)
    .map(
      ({ path, title, at }) =>
        `<li><a href="${escaped(path)}">${title}<small>${escaped(offline.savedAt.replace('{time}', writtenTime(at)))}</small></a></li>`,
    )
  const html = `<!doctype html>
<html lang="vi">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(offline.title)}</title>
<style>
body{margin:0;min-height:100vh;display:grid;align-content:center;justify-items:center;gap:1rem;padding:2rem 1.5rem;box-sizing:border-box;
text-align:center;font:1rem/1.5 system-ui,sans-serif;background:#fffcfa;color:#241a1c}
h1,h2,p,ul{margin:0;max-width:26rem}h1{font:2rem/1.3 Georgia,serif}h2{margin-top:1rem;font-size:1rem}
button{min-height:3rem;padding:0 2rem;border:0;border-radius:3rem;background:#b3264e;color:#fff;font:600 1rem system-ui,sans-serif}
:focus-visible{outline:2px solid #b3264e;outline-offset:2px}
ul{padding:0;list-style:none;width:100%;text-align:left;border-top:1px solid #eee4e1}
a{display:block;padding:.75rem .25rem;border-bottom:1px solid #eee4e1;color:inherit;text-decoration:none}
small{display:block;color:#75666a}
</style>
<main style="display:contents">
<h1>${escaped(offline.title)}</h1>
<p>${escaped(offline.text)}</p>
${waiting && `<p><strong>${escaped(waiting)}</strong></p>`}
<button onclick="location.reload()">${escaped(offline.retry)}</button>
${list.length > 0 ? `<h2>${escaped(offline.readable)}</h2><ul>${list.join('')}</ul>` : ''}
</main>
<script>
function load(){location.reload()}
function ask(){fetch('/healthz',{cache:'no-store'}).then(function(answer){if(answer.ok)load()},function(){})}
addEventListener('online',ask);setInterval(ask,5000)
</script>
</html>`
  return new Response(html, { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } })
}
