import { globSync, readFileSync } from 'node:fs'

/** WCAG 2.2 contrast of the colour tokens in app/globals.css, for the pairs the shop puts together. */

const css = readFileSync('app/globals.css', 'utf8')
const tokens = new Map(
  [...css.matchAll(/--color-([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, hex]) => [name, hex]),
)

function luminance(token: string): number {
  const hex = tokens.get(token)
  if (!hex) throw new Error(`globals.css has no colour ${token}`)
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const GROUNDS = ['paper', 'white', 'sand', 'accent-soft']
const onGrounds = (...colours: string[]) =>
  colours.flatMap((colour) => GROUNDS.map((ground) => [colour, ground] as const))

test.each([
  ...onGrounds('ink', 'muted', 'accent', 'accent-dark', 'sale', 'success', 'gold-dark'),
  ['gold-dark', 'gold-soft'] as const,
  ['ink', 'gold-soft'] as const,
  ['muted', 'gold-soft'] as const,
  ['success', 'success-soft'] as const,
  ['white', 'accent'] as const,
  ['white', 'accent-dark'] as const,
  ['white', 'sale'] as const,
  ['paper', 'ink'] as const,
])('text in %s can be read on %s', (text, ground) => {
  expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5)
})

test.each(onGrounds('line-strong', 'gold'))('a control or mark in %s is seen on %s', (line, ground) => {
  expect(contrast(line, ground)).toBeGreaterThanOrEqual(3)
})

test('no text is in the gold of marks, and no control has a line thinner than that of controls', () => {
  const faults = globSync('{app,components}/**/*.tsx').flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => /\btext-gold(?!-)|\bborder-ink\/\d/.test(line) && !line.includes('border-ink/10'))
      .map((line) => `${file}: ${line.trim()}`),
  )
  expect(faults).toEqual([])
})
