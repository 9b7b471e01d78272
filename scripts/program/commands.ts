import { userInfo } from 'node:os'
import { parseArgs, type ParseArgsOptionsConfig } from 'node:util'
import { parsed, runProgram, type Terminal, WrongUse } from './program'
import { withShop } from './with-shop'

/** Programs of several commands: `npm run reviews -- publish 12 --note TEXT`. */

/** The option of acts that are recorded: `staff:<name>` of `actorOf`. */
export const BY = { by: { type: 'string', default: userInfo().username } } as const

export const actorOf = ({ by }: { by: string }): string => `staff:${by}`

type Values<Options extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<{ args: string[]; allowPositionals: true; options: Options }>
>['values']

interface Definition<Options extends ParseArgsOptionsConfig, Wish> {
  name: string
  /** what follows the name: '<id> [--note TEXT]' */
  usage?: string
  /** one line of what it does; without one the usage says it all */
  about?: string
  options: Options
  /** Checks the arguments, before a database is opened. @throws Error, best WrongUse, that says what is wrong */
  read: (words: readonly string[], values: Values<Options>) => Wish
  /** @throws Refused for what cannot be done */
  run: (wish: Wish, terminal: Terminal) => Promise<void>
}

export interface Command {
  name: string
  usage: string
  about: string | null
  /** Reads the arguments behind the name; gives the work. @throws WrongUse */
  prepare: (args: readonly string[]) => (terminal: Terminal) => Promise<void>
}

const NEGATIVE = /^-\d+$/
const MARK = 'number:'

/** The words and options of a command; a negative number is a word and no option. */
function readArguments<Options extends ParseArgsOptionsConfig>(args: readonly string[], options: Options) {
  const { values, positionals } = parseArgs({
    args: args.map((word) => (NEGATIVE.test(word) ? `${MARK}${word}` : word)),
    allowPositionals: true as const,
    options,
  })
  const words = positionals.map((word) =>
    word.startsWith(MARK) && NEGATIVE.test(word.slice(MARK.length)) ? word.slice(MARK.length) : word,
  )
  return { words, values }
}

/** Defines a command: its options, the check of its arguments, and what it does with what they say. */
export function defineCommand<const Options extends ParseArgsOptionsConfig, Wish>({
  name,
  usage = '',
  about,
  options,
  read,
  run,
}: Definition<Options, Wish>): Command {
  return {
    name,
    usage: `${name} ${usage}`.trim(),
    about: about ?? null,
    prepare(args) {
      const wish = parsed(() => {
        const { words, values } = readArguments(args, options)
        return read(words, values)
      })
      return (terminal) => run(wish, terminal)
    },
  }
}

interface CommandProgram {
  /** of its npm script */
  name: string
  commands: readonly Command[]
  /** lines after the commands: options that several share */
  notes?: readonly string[]
  /** when the exit code is 1 */
  refusal: string
}

function usageOf({ name, commands, notes = [], refusal }: CommandProgram): string {
  const width = Math.max(...commands.map((command) => command.name.length)) + 2
  const abouts = commands.flatMap((command) =>
    command.about === null ? [] : [`${command.name.padEnd(width)}${command.about}`],
  )
  return [
    ...commands.map(({ usage }, index) => `${index === 0 ? 'usage:' : '      '} npm run ${name} -- ${usage}`),
    ...(abouts.length > 0 ? ['', ...abouts] : []),
    ...(notes.length > 0 ? ['', ...notes] : []),
    '',
    `exit code: 0 done, 1 ${refusal}, 2 wrong use`,
  ].join('\n')
}

/** Gives the program: it runs the command that its arguments name, with the shop's settings and database; its result is the exit code. */
export function commandProgram(program: CommandProgram) {
  const { name, commands } = program
  const usage = usageOf(program)
  return (args: string[], terminal: Terminal = console): Promise<number> =>
    runProgram({ name, usage, args, terminal }, () => {
      const [wanted, ...rest] = args
      if (wanted === undefined || wanted.startsWith('-')) throw new WrongUse('what shall be done?')
      const command = commands.find((each) => each.name === wanted)
      if (!command) throw new WrongUse(`no such command: ${wanted}`)
      const work = command.prepare(rest)
      return withShop(() => work(terminal))
    })
}
