// @ts-check
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { settings } from '../../settings/index.js'
import { must, run, step } from './console.js'

const QUIET = ['--no-audit', '--no-fund', '--loglevel=error']
const STAMP = 'node_modules/.nang-installed'

const lockDigest = () => createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')

/** Whether the installed packages are those of the lock file. */
export function isInstalled() {
  return existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lockDigest()
}

/** Installs the packages of the lock file. */
export async function install() {
  const { code, output } = await run('npm', ['ci', ...QUIET], { quiet: true })
  if (code !== 0) {
    // `npm ci` fails when a registry lacks the optional binaries of some platform.
    console.error(output.split('\n', 3).join('\n'))
    await must('npm', ['install', '--no-save', ...QUIET])
  }
  writeFileSync(STAMP, lockDigest())
}

/** Installs the packages, unless they are those of the lock file. */
export async function installIfNeeded() {
  if (!isInstalled()) await step('Installing packages', install)
}

/** Headless Chromium, which needs half the CPU of the full browser. */
const SHELL = '/usr/bin/chromium-headless-shell'
const SYSTEM_BROWSERS = [SHELL, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** A Chromium on this machine that Playwright can drive, or null. */
export async function findBrowser() {
  const system = (settings.CHROMIUM_PATH || undefined) ?? SYSTEM_BROWSERS.find((path) => existsSync(path))
  if (system) return system
  const { chromium } = await import('playwright')
  const own = chromium.executablePath()
  return existsSync(own) ? own : null
}

/** Whether a browser, or a better one than the one found, can be installed. */
export const wantsBrowser = async () =>
  (await findBrowser()) === null || (settings.CHROMIUM_PATH === '' && !existsSync(SHELL) && isDebianRoot())

const isDebianRoot = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/** Installs a browser unless a suitable one is found: as root with apt Debian's, else Playwright's. */
export async function installBrowser() {
  if (isDebianRoot()) {
    const quiet = { env: { DEBIAN_FRONTEND: 'noninteractive' }, quiet: true }
    await run('apt-get', ['update', '-qq'], quiet)
    for (const name of ['chromium-headless-shell', 'chromium']) {
      if (name === 'chromium' && (await findBrowser())) return
      const { code } = await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], quiet)
      if (code === 0) return
    }
  }
  if (await findBrowser()) return
  await must('playwright', ['install', '--with-deps', 'chromium'])
}
