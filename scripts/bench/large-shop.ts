import { existsSync } from 'node:fs'
import { mkdir, readdir, rename } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { settings } from '@/settings'
import { buildIfNeeded } from '@/scripts/start/build.js'
import { must, start, stopChildren } from '@/scripts/start/console.js'
import { SERVE } from '@/scripts/start/serve-command.js'
import { startPostgres } from '@/scripts/start/postgres.js'

/** Opens a shop with a large generated catalogue, served by one or several processes on one database. */

const PORT = settings.BENCH_PORT + 20
const POSTGRES_PORT = settings.BENCH_PORT + 11
const READY_MS = 120_000
const DISK_MB = '8000'

async function untilReady(url: string): Promise<void> {
  for (let waited = 0; waited < READY_MS; waited += 250) {
    const answer = await fetch(`${url}/readyz`).catch(() => null)
    if (answer?.ok) return
    await setTimeout(250)
  }
  throw new Error(`${url} did not become ready`)
}

/** The folders of cached pages: one for each serving process, named by build and port (lib/cache/shop-cache.js). */
async function foldersIn(root: string): Promise<string[]> {
  const names = existsSync(root) ? await readdir(root) : []
  return names.map((name) => path.join(root, name))
}

/**
 * Moves the cached pages and answers of all other folders into `target`; gives the number of pages. File names are digests of page keys, the
 * same in every folder.
 */
export async function gatherPages(root: string, target: string): Promise<number> {
  let moved = 0
  for (const folder of await foldersIn(root)) {
    if (folder === target) continue
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
      // Files in the folder itself are its journal of changes.
      if (!entry.isFile() || entry.parentPath === folder) continue
      const place = path.join(target, path.relative(folder, entry.parentPath))
      await mkdir(place, { recursive: true })
      await rename(path.join(entry.parentPath, entry.name), path.join(place, entry.name))
      if (path.relative(target, place).startsWith('pages')) moved++
    }
  }
  return moved
}

/** Starts the database with this many generated products and builds the shop; both are kept for later runs. */
export async function openLargeShop(products: number) {
  const data = path.resolve(settings.BENCH_DATA_DIR)
  const pagesFolder = path.join(data, `pages-${products}`)
  const database = await startPostgres({ folder: `${data}/search-${products}`, port: POSTGRES_PORT })
  const urlOf = (n: number) => `http://127.0.0.1:${PORT + n}`
  const env = {
    DATABASE_URL: database.url,
    MEDIA_DIR: path.join(data, 'media'),
    NEXT_DIST_DIR: `.next-bench-${products}`,
    PAGE_CACHE_DIR: pagesFolder,
    PAGE_CACHE_DISK_MB: DISK_MB,
    SESSION_SECRET: 'bench '.repeat(8),
    REVALIDATE_SECRET: 'bench '.repeat(8),
    // The same address for all processes: every page contains it.
    SITE_URL: urlOf(0),
    RATE_LIMIT_FACTOR: '1000',
    NEXT_TELEMETRY_DISABLED: '1',
    LOG_LEVEL: 'fatal',
  }
  try {
    await must('tsx', ['scripts/start/prepare.ts'], { env, quiet: true })
    if (products > 0)
      await must('tsx', ['scripts/generate-catalogue.ts', '--products', String(products)], {
        env,
        quiet: true,
      })
    await must('tsx', ['scripts/start/draw-pictures.ts'], { env, quiet: true })
    await buildIfNeeded({ distDir: env.NEXT_DIST_DIR, database: database.url, env })
  } catch (error) {
    await database.stop()
    throw error
  }
  return {
    pagesFolder,
    /** Starts `count` storefronts; gives their addresses. */
    async serve(count: number): Promise<string[]> {
      const urls = Array.from({ length: count }, (_, n) => urlOf(n))
      for (const n of urls.keys()) start('node', SERVE, { env: { ...env, PORT: String(PORT + n) } })
      await Promise.all(urls.map(untilReady))
      return urls
    },
    stopServing: () => stopChildren(),
    /** Moves the pages of all processes to the folder of the first; none may be running. */
    async gatherPages(): Promise<number> {
      const root = path.join(pagesFolder, 'nang-pages')
      const first = (await foldersIn(root)).find((folder) => folder.endsWith(`-${PORT}`))
      return first === undefined ? 0 : gatherPages(root, first)
    },
    async close(): Promise<void> {
      await stopChildren()
      await database.stop()
    },
  }
}
