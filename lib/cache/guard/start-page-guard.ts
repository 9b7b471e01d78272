import 'server-only'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { settings } from '@/settings'
import { log } from '@/lib/services/embedded'
import { answerAddress } from '@/lib/listing/answer-address'
import { currentAddress } from '@/lib/listing/listing-guard'
import { isMissingPageName, missingPath } from '@/lib/pages/missing-page-name'
import {
  isGuardedKey,
  isMissingKey,
  judgePath,
  missingKey,
  noteMissingPage,
  pageGuard,
  pathOf,
} from './page-guard'
import { shopCache } from '../shop-cache.js'

/** A full disk fails for every page, so errors are logged once a minute. */
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
  const file = path.resolve(settings.NEXT_DIST_DIR || '.next', 'server/app-paths-manifest.json')
  return Object.keys(JSON.parse(readFileSync(file, 'utf8')) as object)
}

/** Has a not-found page rendered, once for all who need it. */
function makeMissing(): (name: string) => Promise<void> {
  const making = new Map<string, Promise<void>>()
  const ask = async (name: string) => {
    if (isMissingPageName(name)) await shopCache().rules.makeWhole?.(missingPath(name))
  }
  return (name) => {
    const known = making.get(name)
    if (known) return known
    const work = ask(name).finally(() => making.delete(name))
    making.set(name, work)
    return work
  }
}

/** Gives the page cache its guard, and the answer cache the names of its answers. */
export function startPageGuard(): void {
  const routes = process.env.NODE_ENV === 'production' ? builtRoutes() : []
  Object.assign(shopCache().rules, {
    judge: pageGuard(routes),
    missingKey: missingKey(routes),
    isMissingKey,
    isGuardedKey,
    makeMissing: makeMissing(),
    judgePath,
    answerAddress,
    currentAddress,
    onMissing: (key: string) => noteMissingPage(pathOf(key)),
    onError: reportsOnceAMinute(),
  })
}
