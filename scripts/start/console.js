// @ts-check
import { spawn } from 'node:child_process'
import os from 'node:os'
import process from 'node:process'

/** Progress output and child processes of `npm run shop` and `npm test`. */

const seconds = (/** @type {number} */ since) => `${((performance.now() - since) / 1000).toFixed(1)} s`

/**
 * Runs one step and prints its duration.
 * @template T @param {string} name @param {() => Promise<T>} work @returns {Promise<T>}
 */
export async function step(name, work) {
  const since = performance.now()
  console.log(`▸ ${name} …`)
  const result = await work()
  console.log(`  ${name}: ${seconds(since)}`)
  return result
}

/** @type {Set<import('node:child_process').ChildProcess>} */
const children = new Set()

/** Environment for child processes: the Node and tools of node_modules come first on PATH. @param {Record<string, string | undefined>} [extra] */
export function childEnvironment(extra = {}) {
  return { ...process.env, PATH: `${process.cwd()}/node_modules/.bin:${process.env.PATH ?? ''}`, ...extra }
}

/**
 * `quiet` keeps the output; `background` leaves the processor to others that want it.
 * @typedef {{ env?: Record<string, string | undefined>, quiet?: boolean, background?: boolean }} StartOptions
 */

/**
 * Starts a command of the project; it is stopped with this process.
 * @param {string} command @param {string[]} args @param {StartOptions} [options]
 */
export function start(command, args, { env = {}, quiet = false, background = false } = {}) {
  const child = spawn(command, args, {
    env: childEnvironment(env),
    stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
  })
  if (background && child.pid !== undefined) os.setPriority(child.pid, os.constants.priority.PRIORITY_LOW)
  children.add(child)
  child.once('exit', () => children.delete(child))
  return child
}

/**
 * Runs a command to its end.
 * @param {string} command @param {string[]} args @param {StartOptions} [options]
 * @returns {Promise<{ code: number, output: string }>} `output` only when quiet
 */
export function run(command, args, options = {}) {
  const child = start(command, args, options)
  let output = ''
  child.stdout?.on('data', (chunk) => (output += chunk))
  child.stderr?.on('data', (chunk) => (output += chunk))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => resolve({ code: code ?? (signal ? 1 : 0), output }))
  })
}

/** Runs a command that must succeed. @type {(command: string, args: string[], options?: Parameters<typeof run>[2]) => Promise<string>} */
export async function must(command, args, options) {
  const { code, output } = await run(command, args, options)
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}\n${output}`)
  return output
}

/** Stops running children: SIGTERM, then SIGKILL after a wait. */
export async function stopChildren() {
  await Promise.all(
    [...children].map(
      (child) =>
        new Promise((resolve) => {
          const killTimer = setTimeout(() => child.kill('SIGKILL'), 15_000)
          child.once('exit', () => {
            clearTimeout(killTimer)
            resolve(undefined)
          })
          child.kill('SIGTERM')
        }),
    ),
  )
}

/**
 * Calls `stop` once, on Ctrl-C, SIGTERM, a closed terminal, or the end of the parent process.
 * @param {() => Promise<void>} stop
 */
export function onStop(stop) {
  let stopping = false
  const parent = process.ppid
  const end = async () => {
    if (stopping) return
    stopping = true
    await stop()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void end())
  setInterval(() => {
    if (process.ppid !== parent) void end()
  }, 1_000).unref()
}
