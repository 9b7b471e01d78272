/** Output and exit codes of the staff's programs. */

export type Terminal = Pick<Console, 'log' | 'error'>

/** Wrong arguments: the usage is printed. */
export class WrongUse extends Error {}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** Runs `parse`. @throws WrongUse for every error of it */
export function parsed<T>(parse: () => T): T {
  try {
    return parse()
  } catch (error) {
    throw error instanceof WrongUse ? error : new WrongUse(messageOf(error))
  }
}

/** Runs a program; gives its exit code: that of `work`, 1 when it failed, 2 after wrong use. */
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
