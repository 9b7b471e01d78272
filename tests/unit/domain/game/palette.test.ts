import { readFileSync } from 'node:fs'
import {
  ACCENT_SHARES,
  contrast,
  CONTROL_LINE,
  GOLD_SHARE,
  mixed,
  type Palette,
  paletteFaults,
  QUIET_TEXTS,
  WHEEL_GOLD,
} from '@/domain/game/palette'

const tokens = new Map(
  [...readFileSync('app/globals.css', 'utf8').matchAll(/--color-([\w-]+): (#[0-9a-f]{6});/g)].map(
    ([, name = '', hex = '']) => [name, hex],
  ),
)
const token = (name: string) => tokens.get(name) ?? ''

/** The shop's own colours, for a game without a mission: as games.css names them. */
const OWN: Palette = {
  background: token('accent-soft'),
  surface: token('white'),
  accent: token('accent'),
  on_accent: token('white'),
  soft: token('accent-soft'),
  text: token('ink'),
}

it.each([
  ['#000000', '#ffffff', 21],
  ['#767676', '#ffffff', 4.54],
  ['#b3264e', '#b3264e', 1],
])('says how %s contrasts with %s', (one, other, found) => {
  expect(contrast(one, other)).toBeCloseTo(found, 2)
})

// The mixed colours are those Chromium paints.
it.each([
  ['#b3305c', 26, '#ffffff', '#f1cbd2'],
  ['#3b1a26', 72, '#fff4f6', '#6e505a'],
])('mixes %s, %s %% of it, with %s as color-mix(in oklab) does', (one, share, other, painted) => {
  expect(mixed(one, share, other)).toBe(painted)
})

it('finds nothing in the shop’s own colours', () => expect(paletteFaults(OWN)).toEqual([]))

it.each<[string, Partial<Palette>, string]>([
  ['grey text', { text: '#9a8c90' }, 'text on surface is'],
  ['a text that only its quiet tones lose', { text: '#72656a' }, 'day outside on surface is'],
  ['white on a light accent', { accent: '#f29ab5' }, 'on_accent on accent is'],
  ['an accent like its soft tone', { soft: '#c65f7f' }, 'accent on soft is'],
])('names what cannot be read: %s', (_, changes, fault) => {
  expect(paletteFaults({ ...OWN, ...changes }).join('\n')).toContain(fault)
})

it('knows the colours that the stylesheets of the games mix', () => {
  const css = ['games', 'wheel'].map((name) => readFileSync(`app/(game)/${name}.css`, 'utf8')).join('\n')
  const shares = (pattern: RegExp) =>
    [...new Set([...css.matchAll(pattern)].map(([, share]) => Number(share)))].sort((a, b) => a - b)
  // Every tone of the text: of quiet texts, and of the line of buttons.
  expect(shares(/var\(--game-text\) (\d+)%/g)).toEqual(
    [CONTROL_LINE, ...Object.values(QUIET_TEXTS)].sort((a, b) => a - b),
  )
  expect(shares(/fill: color-mix\(in oklab, var\(--game-accent\) (\d+)%/g)).toEqual([
    ACCENT_SHARES.second,
    ACCENT_SHARES.first,
  ])
  expect(css).toContain(`var(--game-accent) ${ACCENT_SHARES.third}%, var(--game-surface))`)
  expect(css).toContain(`var(--game-accent) ${ACCENT_SHARES.received}%, var(--game-surface))`)
  expect(css).toContain(`var(--game-gold) ${GOLD_SHARE}%,`)
  expect(token('gold')).toBe(WHEEL_GOLD)
})
