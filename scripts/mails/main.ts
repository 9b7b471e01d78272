import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { modules } from '@/services/modules'
import { parsed, Refused, runProgram, type Terminal, WrongUse } from '@/scripts/program/program'
import { readSettings } from '@/scripts/start/settings.js'
import { provideSettings } from '@/settings'
import { samples } from './samples'

/** `npm run mails`: renders every template of a message with sample values, to look at. */

const USAGE = `usage: npm run mails -- [folder]

Writes each template as <name>.html and <name>.txt into the folder; .data/mails when none is given.

exit code: 0 done, 1 a template has no sample, 2 wrong use`

/** Templates of the modules that have no sample. */
export function withoutSample(): string[] {
  const known = new Set(samples().map(({ message }) => message.template))
  return modules.flatMap(({ templates = [] }) =>
    templates.flatMap(({ template }) => (known.has(template) ? [] : [template])),
  )
}

async function render(folder: string): Promise<number> {
  await mkdir(folder, { recursive: true })
  const all = samples()
  for (const { name, message } of all) {
    const { subject, text, html } = message.write()
    await writeFile(path.join(folder, `${name}.txt`), `${subject === null ? '' : `${subject}\n\n`}${text}\n`)
    if (html !== null) await writeFile(path.join(folder, `${name}.html`), html)
  }
  return all.length
}

/** Runs the program with these arguments; gives its exit code. */
export function main(args: string[], terminal: Terminal = console): Promise<number> {
  return runProgram({ name: 'mails', usage: USAGE, args, terminal }, async () => {
    const { positionals } = parsed(() => parseArgs({ args, allowPositionals: true }))
    if (positionals.length > 1) throw new WrongUse('one folder at most')
    const settings = readSettings()
    provideSettings({
      SESSION_SECRET: settings.sessionSecret,
      SITE_URL: `http://localhost:${settings.port}`,
    })
    const missing = withoutSample()
    if (missing.length > 0)
      throw new Refused(`These templates have no sample (scripts/mails/samples.ts): ${missing.join(', ')}.`)
    const folder = path.resolve(positionals[0] ?? path.join(settings.dataDir, 'mails'))
    terminal.log(`${await render(folder)} messages written to ${folder}.`)
  })
}
