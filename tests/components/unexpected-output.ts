import { format } from 'node:util'

// A warning or an error that a test prints fails it: lost in the output, it would hide a fault.

const printed: Error[] = []

const collect = (level: string) =>
  function print(...parts: unknown[]) {
    const test = expect.getState().currentTestName ?? 'no test'
    const message = new Error(`console.${level} in “${test}”: ${format(...parts)}`)
    // Jest shows the line that printed it.
    Error.captureStackTrace(message, print)
    printed.push(message)
  }

Object.assign(console, { warn: collect('warn'), error: collect('error') })

/** For a test that expects messages: these were printed, by a part of each, and no others. */
export function expectPrinted(...parts: string[]) {
  expect(printed.map(({ message }) => message)).toEqual(parts.map((part) => expect.stringContaining(part)))
  printed.splice(0)
}

function expectNothingPrinted() {
  const [first] = printed.splice(0)
  if (first) throw first
}

afterEach(expectNothingPrinted)
// What was printed after the last test.
afterAll(expectNothingPrinted)
