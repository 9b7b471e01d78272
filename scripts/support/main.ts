import { userInfo } from 'node:os'
import { parseArgs } from 'node:util'
import { MESSAGE_LENGTH } from '@/domain/contact/contact-input'
import { DomainError } from '@/domain/error'
import { closeDatabase, database } from '@/services/database'
import { closeThread, replyToThread, THREAD_LISTS, threadForStaff, threadsForStaff } from '@/services/support'
import { openDatabase } from '@/scripts/program/open-database'
import { parsed, runProgram, type Terminal, WrongUse } from '@/scripts/program/program'
import { provideSettings } from '@/settings'
import { readSettings } from '@/scripts/start/settings.js'
import { inFull, inOneLine } from './messages'

/** `npm run support`: the shop's staff answer messages of the contact form, until there is a back office. */

const COMMANDS = ['list', 'show', 'reply', 'close'] as const

const USAGE = `usage: npm run support -- list [--state ${THREAD_LISTS.join('|')}] [--limit NUMBER]
       npm run support -- show <reference>
       npm run support -- reply <reference> TEXT [--close]
       npm run support -- close <reference> [--note TEXT]

list      conversations that wait for an answer, the most urgent first; --state lists others
reply     the shopper gets the text by mail and in the conversation
close     a message of the shopper opens it again
--by      who acts, for the audit; the name of the signed-in user when not given

exit code: 0 done, 1 there is no such conversation, 2 wrong use`

function readArguments(args: string[]) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      state: { type: 'string', default: 'waiting' },
      limit: { type: 'string', default: '50' },
      note: { type: 'string' },
      close: { type: 'boolean', default: false },
      by: { type: 'string', default: userInfo().username },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })
  const [word, id = '', ...words] = positionals
  const command = COMMANDS.find((known) => known === word)
  if (!command) throw new WrongUse(word === undefined ? 'what shall be done?' : `no such command: ${word}`)
  const list = THREAD_LISTS.find((known) => known === values.state)
  if (!list) throw new WrongUse(`--state is one of ${THREAD_LISTS.join(', ')}`)
  const limit = Number(values.limit)
  if (!Number.isInteger(limit) || limit < 1 || limit > 1_000) throw new WrongUse('--limit is 1 to 1000')
  const reference = id.toUpperCase()
  if (command !== 'list' && !/^LH[0-9A-Z]{8}$/.test(reference))
    throw new WrongUse(`${command} needs the reference of a conversation`)
  const text = words.join(' ').trim()
  if (command === 'reply' && text === '') throw new WrongUse('reply needs a text')
  if (text.length > MESSAGE_LENGTH) throw new WrongUse(`a reply has ${MESSAGE_LENGTH} characters at most`)
  return { command, reference, list, limit, text, isClosing: values.close, note: values.note, by: values.by }
}

type Wish = ReturnType<typeof readArguments>

async function act({ command, reference, text, isClosing, note, by }: Wish): Promise<void> {
  const audit = { staff: `staff:${by}`, note }
  if (command === 'reply') await replyToThread(reference, text, audit)
  if (command === 'close' || (command === 'reply' && isClosing)) await closeThread(reference, audit)
}

async function run(wish: Wish, terminal: Terminal): Promise<number> {
  if (wish.command === 'list') {
    const found = await threadsForStaff(database(), wish.list, wish.limit)
    terminal.log(found.length === 0 ? `No conversation is ${wish.list}.` : found.map(inOneLine).join('\n'))
    return 0
  }
  try {
    await act(wish)
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    terminal.error(`${wish.reference}: ${error.message}.`)
    return 1
  }
  const thread = await threadForStaff(wish.reference, `staff:${wish.by}`)
  if (!thread) {
    terminal.error(`There is no conversation ${wish.reference}.`)
    return 1
  }
  terminal.log(inFull(thread))
  return 0
}

/** Runs the program with these arguments; gives its exit code. */
export function main(args: string[], terminal: Terminal = console): Promise<number> {
  return runProgram({ name: 'support', usage: USAGE, terminal }, async () => {
    if (args.some((word) => word === '--help' || word === '-h')) {
      terminal.log(USAGE)
      return 0
    }
    const wish = parsed(() => readArguments(args))
    // Mails carry links that the shop's own secret signs.
    const settings = readSettings()
    provideSettings({
      SESSION_SECRET: settings.sessionSecret,
      SITE_URL: `http://localhost:${settings.port}`,
    })
    const close = await openDatabase()
    try {
      return await run(wish, terminal)
    } finally {
      await closeDatabase()
      await close()
    }
  })
}
