import 'server-only'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { log } from '../services/embedded'
import { judgePath, noteMissingPage, pageGuard, pathOf } from './page-guard'
import { shopCache } from './shop-cache.js'

/** A full disk fails at every page; the log is told once a minute. */
const REPORT_EVERY_MS = 60_000

function reportsOnceAMinute() {
  let reportedAt = 0
  return (error: unknown) => {
    if (Date.now() - reportedAt < REPORT_EVERY_MS) return
    reportedAt = Date.now()
    log.warn({ err: error }, 'pages could not be kept')
  }
}

/** The build's pages by the names of their folders, from Next's own list. */
function builtRoutes(): string[] {
  const file = path.resolve(process.env.NEXT_DIST_DIR ?? '.next', 'server/app-paths-manifest.json')
  return Object.keys(JSON.parse(readFileSync(file, 'utf8')) as object)
}

/** Gives the page cache its guard. */
export function startPageGuard(): void {
  Object.assign(shopCache().rules, {
    judge: pageGuard(process.env.NODE_ENV === 'production' ? builtRoutes() : []),
    judgePath,
    onMissing: (key: string) => noteMissingPage(pathOf(key)),
    onError: reportsOnceAMinute(),
  })
}
