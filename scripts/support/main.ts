import { readFile, stat } from 'node:fs/promises'
import { MESSAGE_LENGTH, MESSAGE_PHOTOS } from '@/domain/contact/contact-input'
import { DomainError } from '@/domain/error'
import { UPLOAD_BYTES } from '@/domain/upload'
import { actorOf, BY, commandProgram, defineCommand } from '@/scripts/program/commands'
import { Refused, type Terminal, WrongUse } from '@/scripts/program/program'
import { database } from '@/services/database'
import { closeThread, replyToThread, THREAD_LISTS, threadForStaff, threadsForStaff } from '@/services/support'
import { inFull, inOneLine } from './messages'

/** The reference of a conversation. @throws WrongUse */
function referenceIn(word: string | undefined, command: string): string {
  const reference = word?.toUpperCase() ?? ''
  if (!/^LH[0-9A-Z]{8}$/.test(reference))
    throw new WrongUse(`${command} needs the reference of a conversation`)
  return reference
}

/** @throws Refused for a file that is not there, or is too large */
const readFiles = (paths: readonly string[]): Promise<Uint8Array[]> =>
  Promise.all(
    paths.map(async (path) => {
      const found = await stat(path).catch(() => null)
      if (!found?.isFile()) throw new Refused(`There is no file ${path}.`)
      if (found.size > UPLOAD_BYTES)
        throw new Refused(`${path} has more than ${UPLOAD_BYTES / 1_048_576} MB.`)
      return readFile(path)
    }),
  )

/** Acts on a conversation, then prints it. @throws Refused where there is none */
async function act(reference: string, staff: string, terminal: Terminal, work: () => Promise<unknown>) {
  try {
    await work()
  } catch (error) {
    if (error instanceof DomainError && error.code === 'INVALID_FILE')
      throw new Refused(`${reference}: an attached file is no whole PNG, JPEG or PDF.`)
    if (error instanceof DomainError) throw new Refused(`${reference}: ${error.message}.`)
    throw error
  }
  const thread = await threadForStaff(reference, staff)
  if (!thread) throw new Refused(`There is no conversation ${reference}.`)
  terminal.log(inFull(thread))
}

/** `npm run support`: the shop's staff answer messages of the contact form, until there is a back office. */
export const main = commandProgram({
  name: 'support',
  commands: [
    defineCommand({
      name: 'list',
      usage: `[--state ${THREAD_LISTS.join('|')}] [--limit NUMBER]`,
      about: 'conversations that wait for an answer, the most urgent first; --state lists others',
      options: {
        ...BY,
        state: { type: 'string', default: 'waiting' },
        limit: { type: 'string', default: '50' },
      },
      read(_words, values) {
        const list = THREAD_LISTS.find((known) => known === values.state)
        if (!list) throw new WrongUse(`--state is one of ${THREAD_LISTS.join(', ')}`)
        const limit = Number(values.limit)
        if (!Number.isInteger(limit) || limit < 1 || limit > 1_000) throw new WrongUse('--limit is 1 to 1000')
        return { list, limit }
      },
      async run({ list, limit }, terminal) {
        const found = await threadsForStaff(database(), list, limit)
        terminal.log(found.length === 0 ? `No conversation is ${list}.` : found.map(inOneLine).join('\n'))
      },
    }),
    defineCommand({
      name: 'show',
      usage: '<reference>',
      about: 'the whole conversation; reading it is recorded',
      options: BY,
      read: ([word], values) => ({ reference: referenceIn(word, 'show'), staff: actorOf(values) }),
      run: ({ reference, staff }, terminal) => act(reference, staff, terminal, () => Promise.resolve()),
    }),
    defineCommand({
      name: 'reply',
      usage: '<reference> TEXT [--attach FILE]… [--close]',
      about: `the shopper gets the text by mail and in the conversation, with up to ${MESSAGE_PHOTOS} files: PNG, JPEG, PDF`,
      options: {
        ...BY,
        attach: { type: 'string', multiple: true, default: [] },
        close: { type: 'boolean', default: false },
      },
      read([word, ...words], values) {
        const reference = referenceIn(word, 'reply')
        const text = words.join(' ').trim()
        if (text === '') throw new WrongUse('reply needs a text')
        if (text.length > MESSAGE_LENGTH)
          throw new WrongUse(`a reply has ${MESSAGE_LENGTH} characters at most`)
        if (values.attach.length > MESSAGE_PHOTOS)
          throw new WrongUse(`a reply has ${MESSAGE_PHOTOS} files at most`)
        return { reference, text, paths: values.attach, isClosing: values.close, staff: actorOf(values) }
      },
      run: ({ reference, text, paths, isClosing, staff }, terminal) =>
        act(reference, staff, terminal, async () => {
          await replyToThread(reference, { text, files: await readFiles(paths) }, { staff })
          if (isClosing) await closeThread(reference, { staff })
        }),
    }),
    defineCommand({
      name: 'close',
      usage: '<reference> [--note TEXT]',
      about: 'a message of the shopper opens it again',
      options: { ...BY, note: { type: 'string' } },
      read: ([word], values) => ({
        reference: referenceIn(word, 'close'),
        staff: actorOf(values),
        note: values.note,
      }),
      run: ({ reference, staff, note }, terminal) =>
        act(reference, staff, terminal, () => closeThread(reference, { staff, note })),
    }),
  ],
  notes: ['--by NAME  who acts, for the audit; the name of the signed-in user when not given'],
  refusal: 'there is no such conversation',
})
