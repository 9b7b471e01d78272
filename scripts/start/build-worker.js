// @ts-check
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'esbuild'

/**
 * Bundles the service worker (lib/worker) into the folder of the build whose id it carries: with each build of the shop the worker is another
 * one, which browsers find at /sw.js.
 * @param {string} distDir
 */
export async function buildWorker(distDir) {
  const id = readFileSync(path.join(distDir, 'BUILD_ID'), 'utf8').trim()
  await build({
    entryPoints: ['lib/worker/main.ts'],
    outfile: path.join(distDir, 'worker.js'),
    bundle: true,
    minify: true,
    format: 'iife',
    target: ['chrome109', 'firefox115', 'safari16'],
    legalComments: 'none',
    define: { BUILD_ID: JSON.stringify(id), 'process.env.NODE_ENV': '"production"' },
    logLevel: 'warning',
  })
}
