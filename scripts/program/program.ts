/** Output and exit codes of the staff's programs: 0 done, 1 refused or failed, 2 wrong use. */

export type Terminal = Pick<Console, 'log' | 'error'>

/** Wrong arguments: the usage is printed after the message. */
export class WrongUse extends Error {
  /** false where the arguments are right and what they name is not: a file that cannot be read */
  readonly isUsageShown: boolean
  constructor(message: string, { isUsageShown = true } = {}) {
    super(message)
    this.isUsageShown = isUsageShown
  }
}

/** What was asked for cannot be done: the message alone is printed. */
export class Refused extends Error {}

/** The deepest cause of an error, with the first line of what it came to. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  let deepest: Error = error
  while (deepest.cause instanceof Error) deepest = deepest.cause
  return deepest === error
    ? error.message
    : `${deepest.message} (${error.message.split('\n', 1)[0]?.slice(0, 200) ?? ''})`
}

/** Runs `parse`. @throws WrongUse for every error of it */
export function parsed<T>(parse: () => T): T {
  try {
    return parse()
  } catch (error) {
    throw error instanceof WrongUse ? error : new WrongUse(messageOf(error))
  }
}

const isHelpWanted = (args: readonly string[]) =>
  args.includes('--help') || args.includes('-h') || (args[0] === 'help' && args.length === 1)

interface Program {
  name: string
  usage: string
  args: readonly string[]
  terminal: Terminal
}

/** Runs a program, or prints its usage where that is asked for; gives its exit code. */
export async function runProgram(
  { name, usage, args, terminal }: Program,
  work: () => Promise<void>,
): Promise<number> {
  if (isHelpWanted(args)) {
    terminal.log(usage)
    return 0
  }
  try {
    await work()
    return 0
  } catch (error) {
    if (error instanceof Refused) {
      terminal.error(error.message)
      return 1
    }
    const isWrongUse = error instanceof WrongUse
    terminal.error(`${name}: ${messageOf(error)}${isWrongUse && error.isUsageShown ? `\n\n${usage}` : ''}`)
    return isWrongUse ? 2 : 1
  }
}
