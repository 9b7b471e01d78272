import { parseArgs } from 'node:util'
import {
  checkContent,
  type ContentFault,
  exportContent,
  importContent,
  queueRendering,
} from '@/services/content'
import { withDatabase } from '@/scripts/program/open-database'
import { parsed, Refused, runProgram, type Terminal, WrongUse } from '@/scripts/program/program'
import { readSettings } from '@/scripts/start/settings.js'
import { provideSettings } from '@/settings'
import { isPath } from './is-path'

/** `npm run content`: articles of the help centre, static pages and open positions, from their files and back. */

const COMMANDS = ['check', 'import', 'export'] as const

const USAGE = `usage: npm run content -- check [--folder PATH]
       npm run content -- import [--folder PATH] [--force]
       npm run content -- export [--folder PATH] [--all]

check     reads all files and prints what is wrong with them: unknown facts, dead links, headings without an anchor, missing or doubled fields
import    brings the files into the database; rows that are the same are not written. A row that was edited in the database stays as it is
          and is named, unless --force
export    writes rows that were edited in the database to their files; --all writes every row
--folder  content/vi when not given

exit code: 0 done, 1 something is wrong with a file, 2 wrong use`

function readArguments(args: string[]) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      folder: { type: 'string', default: 'content/vi' },
      force: { type: 'boolean', default: false },
      all: { type: 'boolean', default: false },
    },
  })
  const [word, ...rest] = positionals
  const command = COMMANDS.find((known) => known === word)
  if (!command) throw new WrongUse(word === undefined ? 'what shall be done?' : `no such command: ${word}`)
  if (rest.length > 0) throw new WrongUse(`what is ${rest[0]}?`)
  return { ...values, command }
}

type Wish = ReturnType<typeof readArguments>

function printFaults(faults: readonly ContentFault[], terminal: Terminal): void {
  for (const { file, text } of faults) terminal.error(`${file}: ${text}`)
  if (faults.length > 0) throw new Refused(`${faults.length} faults`)
}

async function check({ folder }: Wish, terminal: Terminal): Promise<void> {
  const { faults, articles, pages, positions } = await checkContent({ folder, isPath })
  terminal.log(`${articles} articles, ${pages} versions of pages, ${positions} positions`)
  printFaults(faults, terminal)
}

async function move(wish: Wish, terminal: Terminal): Promise<void> {
  const settings = readSettings()
  provideSettings({ MEDIA_DIR: settings.mediaDir, SITE_URL: `http://localhost:${settings.port}` })
  await withDatabase(async () => {
    if (wish.command === 'export') {
      const files = await exportContent(wish)
      terminal.log(files.length === 0 ? 'Nothing was edited in the database.' : files.join('\n'))
      return
    }
    const { written, removed, kept, faults } = await importContent({ ...wish, isPath })
    // The shop that runs may have other settings than this program: it renders what names them.
    await queueRendering()
    const counts = Object.entries(written).map(([name, count]) => `${count} ${name}`)
    terminal.log(`written: ${counts.join(', ')}; removed: ${removed}`)
    for (const name of kept) terminal.log(`edited in the database, kept: ${name}`)
    printFaults(faults, terminal)
  })
}

/** Runs the program with these arguments; gives its exit code. */
export function main(args: string[], terminal: Terminal = console): Promise<number> {
  return runProgram({ name: 'content', usage: USAGE, args, terminal }, async () => {
    const wish = parsed(() => readArguments(args))
    await (wish.command === 'check' ? check(wish, terminal) : move(wish, terminal))
  })
}
