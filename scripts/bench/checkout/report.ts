/** Prints whether a rule holds; a violated rule makes the run fail. */
export function reportRule(what: string, holds: boolean, figures = '') {
  if (!holds) process.exitCode = 1
  console.log(`${holds ? '✓' : '✗'} ${what}${figures === '' ? '' : `: ${figures}`}`)
}
