// @ts-check
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { keptHtml } from './html/kept-html.js'

/**
 * The pages of the build, where Next.js writes them: `.next/server/app/*.meta` has the key, the files beside it the page. Follows the rules of
 * Next's file-system-cache.js, which a cache handler replaces.
 */

/**
 * @typedef {object} Meta
 * @property {number} [status]
 * @property {import('node:http').OutgoingHttpHeaders} [headers]
 * @property {string} [postponed]
 * @property {string[]} [segmentPaths]
 * @property {import('./page-codec.js').CacheControl} [cacheControl]
 * @property {{ key: string, isFallback: boolean, owner: { kind: string } }} [routeCache]
 */

/** @typedef {{ base: string, meta: Meta, lastModified: number }} Built */

/** @param {string} serverFolder `.next/server` @returns {Map<string, Built>} by key */
function findBuilt(serverFolder) {
  const built = new Map()
  const folder = path.join(serverFolder, 'app')
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.meta')) continue
    const file = path.join(entry.parentPath, entry.name)
    /** @type {Meta} */
    const meta = JSON.parse(readFileSync(file, 'utf8'))
    if (meta.routeCache)
      built.set(meta.routeCache.key, {
        base: file.slice(0, -'.meta'.length),
        meta,
        lastModified: statSync(file).mtimeMs,
      })
  }
  return built
}

/** @param {Built} page @returns {Promise<import('./page-codec.js').Entry['value']>} */
async function readBuilt({ base, meta }) {
  const { status, headers, postponed, segmentPaths, routeCache } = meta
  if (routeCache?.owner.kind === 'APP_ROUTE')
    return {
      kind: 'APP_ROUTE',
      body: await readFile(`${base}.body`),
      status: status ?? 200,
      headers: headers ?? {},
    }
  const isWhole = !routeCache?.isFallback && postponed === undefined
  const segments = await Promise.all(
    (segmentPaths ?? []).map(async (name) => {
      const data = await readFile(`${base}.segments${name}.segment.rsc`).catch(() => null)
      return data ? [/** @type {const} */ ([name, data])] : []
    }),
  )
  return {
    kind: 'APP_PAGE',
    html: keptHtml(await readFile(`${base}.html`, 'utf8')),
    ...(isWhole && { rscData: await readFile(`${base}.rsc`) }),
    ...(postponed !== undefined && { postponed }),
    ...(segmentPaths && { segmentData: new Map(segments.flat()) }),
    ...(status !== undefined && { status }),
    ...(headers && { headers }),
  }
}

/**
 * Gives a reader of the build's pages, by key and whether the fallback is wanted.
 * @param {string} serverFolder
 * @returns {(key: string, isFallback: boolean) => Promise<import('./page-codec.js').Entry | null>}
 */
export function builtPages(serverFolder) {
  const built = findBuilt(serverFolder)
  return async (key, isFallback) => {
    const page = built.get(key)
    if (!page || (page.meta.routeCache?.isFallback !== isFallback && page.meta.postponed === undefined))
      return null
    try {
      const { lastModified, meta } = page
      return {
        value: await readBuilt(page),
        lastModified,
        ...(meta.cacheControl && { cacheControl: meta.cacheControl }),
      }
    } catch {
      return null
    }
  }
}
