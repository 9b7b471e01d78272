/** Shared by the staff's programs: output and exit codes. */

export type Terminal = Pick<Console, 'log' | 'error'>

/** Wrong arguments; the usage is shown. */
export class WrongUse extends Error {}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** Runs what `parse` does with the words. @throws WrongUse in place of what it throws */
export function parsed<T>(parse: () => T): T {
  try {
    return parse()
  } catch (error) {
    throw error instanceof WrongUse ? error : new WrongUse(messageOf(error))
  }
}

/** Does the program's work and gives its exit code: that of `work`, 1 when it failed, 2 after wrong use. */
export async function runProgram(
  { name, usage, terminal }: { name: string; usage: string; terminal: Terminal },
  work: () => Promise<number>,
): Promise<number> {
  try {
    return await work()
  } catch (error) {
    const isWrongUse = error instanceof WrongUse
    terminal.error(`${name}: ${messageOf(error)}${isWrongUse ? `\n\n${usage}` : ''}`)
    return isWrongUse ? 2 : 1
  }
}
