// @ts-check
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { settings, writtenSettings } from '../../settings/index.js'
import { buildWorker } from './build-worker.js'
import { must } from './console.js'

const SOURCES = ['app', 'components', 'lib', 'domain', 'services', 'settings', 'messages', 'public']
const FILES = [
  'package-lock.json',
  'next.config.js',
  'postcss.config.js',
  'middleware.ts',
  'instrumentation.ts',
  'instrumentation-client.ts',
  'tsconfig.json',
]
/** Settings that a build writes into its pages. */
const BAKED = /^(SITE_|SHOP_DEMO$|IMAGE_HOSTS$|RECAPTCHA_SITE_KEY$|WEB_TAG_|ADJUST_|CHAT_)/

/** @param {string} folder */
function filesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
}

/** @param {Record<string, string | undefined>} env */
function digestOfSources(env) {
  const digest = createHash('sha256')
  for (const file of [...SOURCES.flatMap(filesIn), ...FILES].sort())
    digest.update(file).update(readFileSync(file))
  for (const name of Object.keys(env)
    .filter((key) => BAKED.test(key))
    .sort())
    digest.update(`${name}=${env[name]}`)
  return digest.digest('hex')
}

/**
 * Builds the shop unless the last build has the same sources, settings and database.
 * @param {{ distDir: string, database: string, env: Record<string, string | undefined> }} options
 * @returns {Promise<boolean>} whether it built
 */
export async function buildIfNeeded({ distDir, database, env }) {
  const stamp = path.join(distDir, 'shop-build.json')
  const wanted = JSON.stringify({ sources: digestOfSources({ ...writtenSettings(), ...env }), database })
  if (
    existsSync(stamp) &&
    existsSync(path.join(distDir, 'BUILD_ID')) &&
    readFileSync(stamp, 'utf8') === wanted
  )
    return false
  const tsconfig = readFileSync('tsconfig.json', 'utf8')
  await must('next', ['build'], { env, quiet: settings.SHOP_VERBOSE === '' })
  await buildWorker(distDir)
  // Next.js adds the build folder's types to tsconfig.json; a build in another folder must not change that file.
  writeFileSync('tsconfig.json', tsconfig)
  writeFileSync(stamp, wanted)
  return true
}
