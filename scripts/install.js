// @ts-check
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { must, run } from './console.js'

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
    // A registry that lacks some platform's optional binaries makes `npm ci` refuse the lock file as a whole.
    console.error(output.split('\n', 3).join('\n'))
    await must('npm', ['install', '--no-save', ...QUIET])
  }
  writeFileSync(STAMP, lockDigest())
}

const SYSTEM_BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** A Chromium on this machine that Playwright can drive, or null. */
export async function findBrowser() {
  const system = process.env.CHROMIUM_PATH ?? SYSTEM_BROWSERS.find((path) => existsSync(path))
  if (system) return system
  const { chromium } = await import('playwright')
  const own = chromium.executablePath()
  return existsSync(own) ? own : null
}

/** Installs a browser: Debian's where we are root and apt is there, else Playwright's own. */
export async function installBrowser() {
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    await run('apt-get', ['update', '-qq'])
    const { code } = await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
      quiet: true,
    })
    if (code === 0) return
  }
  await must('playwright', ['install', '--with-deps', 'chromium'])
}
