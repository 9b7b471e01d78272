import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type Font } from 'fontkit'
import { n } from './shapes'

/** Text as outlines, so that pictures need no installed font. */

export type Face = 'sans' | 'serif' | 'italic'

export interface TextStyle {
  font: Face
  size: number
  /** 400 is the font's own; heavier weights are emboldened outlines */
  weight?: number
  /** extra space between letters, in ems */
  tracking?: number
}

export interface TextOptions extends TextStyle {
  x: number
  /** baseline */
  y: number
  anchor?: 'start' | 'middle' | 'end'
  fill: string
  /** shrinks to fit */
  maxWidth?: number
  opacity?: number
}

interface Glyph {
  advance: number
  commands: { command: string; args: number[] }[]
}

const packages: Record<Face, (subset: string) => string> = {
  sans: (subset) =>
    `@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-${subset}-wght-normal.woff2`,
  serif: (subset) => `@fontsource-variable/lora/files/lora-${subset}-wght-normal.woff2`,
  italic: (subset) => `@fontsource-variable/lora/files/lora-${subset}-wght-italic.woff2`,
}
const subsets = ['latin', 'vietnamese', 'latin-ext']
const locate = createRequire(import.meta.url)
const fonts = new Map<string, Font>()
const glyphs = new Map<string, Glyph>()

const openFont = (face: Face, subset: string): Font => {
  const key = face + subset
  const known = fonts.get(key)
  if (known) return known
  const font = create(readFileSync(locate.resolve(packages[face](subset))))
  if (!('glyphForCodePoint' in font)) throw new Error(`${packages[face](subset)} is a collection`)
  fonts.set(key, font)
  return font
}

const glyph = (face: Face, character: string): Glyph => {
  const key = face + character
  const known = glyphs.get(key)
  if (known) return known
  const code = character.codePointAt(0) ?? 32
  const subset = subsets.find((name) => openFont(face, name).hasGlyphForCodePoint(code))
  const found = subset ? openFont(face, subset).glyphForCodePoint(code) : null
  const scale = found && subset ? 1 / openFont(face, subset).unitsPerEm : 0
  const made: Glyph = found
    ? {
        advance: found.advanceWidth * scale,
        commands: found.path.commands.map(({ command, args }) => ({
          command,
          args: args.map((value) => value * scale),
        })),
      }
    : { advance: 0.28, commands: [] }
  glyphs.set(key, made)
  return made
}

const letters: Record<string, string> = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
}
const boldness = (style: TextStyle): number => Math.max(0, ((style.weight ?? 400) - 400) / 100) * 0.0105

/** Width of `string` in user units. */
export const measure = (string: string, style: TextStyle): number => {
  const characters = Array.from(string.normalize('NFC'))
  const sum = characters.reduce(
    (total, character) =>
      total + glyph(style.font, character).advance + (style.tracking ?? 0) + boldness(style) * 0.7,
    0,
  )
  return Math.max(0, sum - (style.tracking ?? 0)) * style.size
}

/** One line of text as an SVG path. */
export const text = (string: string, options: TextOptions): string => {
  const content = string.normalize('NFC')
  const natural = measure(content, options)
  const size =
    options.maxWidth && natural > options.maxWidth
      ? (options.size * options.maxWidth) / natural
      : options.size
  const style = { ...options, size }
  const width = measure(content, style)
  let pen = options.x - (options.anchor === 'middle' ? width / 2 : options.anchor === 'end' ? width : 0)
  let d = ''
  for (const character of content) {
    const { advance, commands } = glyph(options.font, character)
    for (const { command, args } of commands) {
      d += letters[command] ?? ''
      for (let i = 0; i < args.length; i += 2)
        d += `${n(pen + (args[i] ?? 0) * size)} ${n(options.y - (args[i + 1] ?? 0) * size)} `
    }
    pen += (advance + (options.tracking ?? 0) + boldness(style) * 0.7) * size
  }
  const bold = boldness(style) * size
  return `<path d="${d}" fill="${options.fill}"${bold > 0 ? ` stroke="${options.fill}" stroke-width="${n(bold)}"` : ''}${options.opacity === undefined ? '' : ` opacity="${options.opacity}"`}/>`
}

/** Words of `string` in at most `maxLines` lines no wider than `width`; the last line takes what is left. */
export const wrap = (string: string, style: TextStyle, width: number, maxLines: number): string[] => {
  const lines: string[] = []
  let current = ''
  for (const word of string.normalize('NFC').split(/\s+/).filter(Boolean)) {
    const longer = current ? `${current} ${word}` : word
    if (current && measure(longer, style) > width && lines.length < maxLines - 1) {
      lines.push(current)
      current = word
    } else current = longer
  }
  if (current) lines.push(current)
  return lines
}

export interface ParagraphOptions extends TextOptions {
  maxWidth: number
  maxLines: number
  /** line height in ems */
  leading: number
  /** smallest size the paragraph may shrink to before its lines are squeezed */
  minSize?: number
}

/** Wrapped text starting with the first baseline at y; shrinks until its lines fit. Height runs from first to last baseline. */
export const paragraph = (
  string: string,
  options: ParagraphOptions,
): { svg: string; lines: number; height: number; size: number } => {
  let size = options.size
  const smallest = options.minSize ?? options.size * 0.6
  let lines = wrap(string, options, options.maxWidth, options.maxLines)
  while (size > smallest && lines.some((row) => measure(row, { ...options, size }) > options.maxWidth)) {
    size *= 0.95
    lines = wrap(string, { ...options, size }, options.maxWidth, options.maxLines)
  }
  const svg = lines
    .map((row, index) => text(row, { ...options, size, y: options.y + index * size * options.leading }))
    .join('')
  return { svg, lines: lines.length, height: Math.max(0, lines.length - 1) * size * options.leading, size }
}
