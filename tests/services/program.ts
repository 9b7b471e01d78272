import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Terminal } from '@/scripts/program/program'

/** Runs the staff's programs in tests. */

interface Outcome {
  code: number
  out: string
  err: string
}

/** Calls a program's `main` in this process. */
export async function inProcess(
  main: (args: string[], terminal: Terminal) => Promise<number>,
  ...args: string[]
): Promise<Outcome> {
  const written = { out: '', err: '' }
  const code = await main(args, {
    log: (text: string) => void (written.out += `${text}\n`),
    error: (text: string) => void (written.err += `${text}\n`),
  })
  return { code, ...written }
}

/** Runs `scripts/<name>.ts` as a process. */
export async function asProcess(name: string, ...args: string[]): Promise<Outcome> {
  const run = promisify(execFile)
  try {
    const { stdout, stderr } = await run('node_modules/.bin/tsx', [`scripts/${name}.ts`, ...args], {
      env: { ...process.env, NODE_OPTIONS: '' },
    })
    return { code: 0, out: stdout, err: stderr }
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string }
    return { code, out: stdout, err: stderr }
  }
}
