// @ts-check
import { createServer } from 'node:http'
import path from 'node:path'
import process from 'node:process'
import next from 'next'
import { answerFromCache } from '../lib/cache/answers/answer-from-cache.js'
import { compress } from '../lib/cache/compress.js'
import { withLateStart } from '../lib/cache/html/late-start.js'
import { callInProcess } from '../lib/cache/making/call-in-process.js'
import { makeWhole, onePass } from '../lib/cache/making/one-pass.js'
import { warmUp } from '../lib/cache/making/warm-up.js'
import { answerVariant } from '../lib/media/answer-variant.js'
import { provideSettings, settings } from '../settings/index.js'
import { shopCache } from '../lib/cache/shop-cache.js'

/**
 * `npm start`: serves a shop that was built, on PORT. Pages that were answered before are answered again without Next.js (ADR 30).
 */

const port = settings.PORT
provideSettings({ PORT: String(port) })

const server = createServer()
// Longer than a proxy in front keeps an idle connection (60 s, mostly): it would write to one that closes at that moment.
server.keepAliveTimeout = 65_000
const app = next({ dev: false, port, httpServer: server })

let isClosing = false
async function close() {
  if (isClosing) return
  isClosing = true
  // Open requests are answered, connections that wait for another are not waited for.
  const isClosed = new Promise((resolve) => server.close(resolve))
  server.closeIdleConnections()
  await isClosed
  await app.close()
  process.exit(0)
}
// Before `prepare`: what runs beside the pages puts its own end before these (lib/background.ts).
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void close())

await app.prepare()
const nextAnswer = app.getRequestHandler()
const host = `localhost:${port}`
Object.assign(shopCache().rules, {
  onePass: onePass(nextAnswer, host),
  makeWhole: makeWhole(nextAnswer, host),
})
const answerPage = answerFromCache(shopCache(), withLateStart(nextAnswer))
const answer =
  settings.MEDIA_HOSTS.length > 0
    ? answerPage
    : answerVariant(path.resolve(settings.MEDIA_DIR || '.data/media'), answerPage)
// Not Next's own compression: what it writes is changed before (lib/cache/html/late-start.js).
server.on('request', (request, response) => {
  compress(request, response, () => {
    answer(request, response).catch((error) => {
      console.error(error)
      response.destroy()
    })
  })
})
server.listen(port, () => console.log(`Ready on port ${port}`))

await warmUp({
  ask: async (url) => {
    const { statusCode, payload } = await callInProcess(answerPage, { url, headers: { host } })
    return statusCode === 200 ? payload : null
  },
  // Next.js sets the rules up with its first request.
  addressOf: (url) => shopCache().rules.answerAddress?.(url) ?? null,
  most: settings.WARM_UP_PAGES,
  isClosing: () => isClosing,
})
