import { commandProgram, defineCommand } from '@/scripts/program/commands'
import { WrongUse } from '@/scripts/program/program'

const run = jest.fn(() => Promise.resolve())

const program = commandProgram({
  name: 'codes',
  commands: [
    defineCommand({
      name: 'make',
      usage: '<number> [--note TEXT]',
      about: 'makes codes',
      options: { note: { type: 'string' }, dry: { type: 'boolean', default: false } },
      read([word], { note, dry }) {
        if (word === undefined) throw new WrongUse('make needs a number')
        return { word, note, dry }
      },
      run,
    }),
    defineCommand({ name: 'list', options: {}, read: () => null, run }),
  ],
  notes: ['--note TEXT  for the audit'],
  refusal: 'there is no such code',
})

async function call(...args: string[]) {
  const lines: string[] = []
  const print = (text: string) => void lines.push(text)
  const code = await program(args, { log: print, error: print })
  return { code, text: lines.join('\n') }
}

it.each([['--help'], ['help'], ['make', '-h']])('prints what it can do for %j', async (...args) => {
  expect(await call(...args)).toEqual({
    code: 0,
    text: [
      'usage: npm run codes -- make <number> [--note TEXT]',
      '       npm run codes -- list',
      '',
      'make  makes codes',
      '',
      '--note TEXT  for the audit',
      '',
      'exit code: 0 done, 1 there is no such code, 2 wrong use',
    ].join('\n'),
  })
})

it.each([
  [[], 'codes: what shall be done?'],
  [['--note', 'x'], 'codes: what shall be done?'],
  [['sell'], 'codes: no such command: sell'],
  [['make'], 'codes: make needs a number'],
  [['make', '1', '--colour'], "Unknown option '--colour'"],
  [['list', '--note', 'x'], "Unknown option '--note'"],
])('explains wrong use before it opens a database: %j', async (args, sentence) => {
  const { code, text } = await call(...args)
  expect([code, text]).toEqual([2, expect.stringContaining(sentence)])
  expect(text).toContain('usage: npm run codes')
  expect(run).not.toHaveBeenCalled()
})

it('reads words and options, and a negative number as a word', () => {
  const read = jest.fn(() => null)
  defineCommand({ name: 'add', options: { dry: { type: 'boolean' } }, read, run }).prepare([
    'a',
    '-3',
    '--dry',
  ])
  expect(read).toHaveBeenCalledWith(['a', '-3'], { dry: true })
})
