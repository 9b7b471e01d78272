import { darken, lighten, luminance, mix } from './colour'
import { n, path, rect } from './shapes'

/** Collects the gradients and clips of one document and hands out ids. */
export interface Sheet {
  add(make: (id: string) => string): string
  defs(): string
}

export const newSheet = (): Sheet => {
  const known = new Map<string, string>()
  const entries: string[] = []
  return {
    add(make) {
      const body = make('@')
      const found = known.get(body)
      if (found) return found
      const id = 'd' + entries.length.toString(36)
      entries.push(make(id))
      known.set(body, id)
      return id
    },
    defs: () => entries.join(''),
  }
}

/** [offset 0–1, colour, opacity = 1] */
export type Stop = readonly [number, string, number?]
type Direction = 'x' | 'y' | readonly [number, number, number, number]

const stops = (list: readonly Stop[]): string =>
  list
    .map(
      ([at, colour, opacity]) =>
        `<stop offset="${n(at)}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${n(opacity)}"`}/>`,
    )
    .join('')

/** Linear gradient over the shape's box; returns a paint. */
export const linear = (sheet: Sheet, list: readonly Stop[], direction: Direction = 'x'): string => {
  const [x1, y1, x2, y2] = direction === 'x' ? [0, 0, 1, 0] : direction === 'y' ? [0, 0, 0, 1] : direction
  return `url(#${sheet.add((id) => `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops(list)}</linearGradient>`)})`
}

/** Radial gradient over the shape's box; returns a paint. */
export const radial = (sheet: Sheet, list: readonly Stop[], cx = 0.5, cy = 0.5, r = 0.5): string =>
  `url(#${sheet.add((id) => `<radialGradient id="${id}" cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}">${stops(list)}</radialGradient>`)})`

/** `content` seen only inside `outline` (path data). */
export const clip = (sheet: Sheet, outline: string, content: string): string =>
  `<g clip-path="url(#${sheet.add((id) => `<clipPath id="${id}"><path d="${outline}"/></clipPath>`)})">${content}</g>`

export type Finish = 'matte' | 'gloss' | 'metal' | 'glass' | 'frosted'

/** Paint of an upright cylinder lit from the upper left. */
export const round = (sheet: Sheet, colour: string, finish: Finish): string => {
  const dark = luminance(colour) < 0.12
  const up = (k: number): string => lighten(colour, dark ? k * 0.75 : k)
  const down = (k: number): string => darken(colour, k)
  switch (finish) {
    case 'metal':
      return linear(sheet, [
        [0, down(0.5)],
        [0.06, down(0.12)],
        [0.16, up(0.45)],
        [0.22, up(0.72)],
        [0.3, up(0.2)],
        [0.46, down(0.16)],
        [0.6, down(0.34)],
        [0.72, up(0.06)],
        [0.82, up(0.42)],
        [0.9, down(0.1)],
        [0.96, down(0.4)],
        [1, down(0.2)],
      ])
    case 'gloss':
      return linear(sheet, [
        [0, down(0.34)],
        [0.05, down(0.16)],
        [0.13, up(0.1)],
        [0.17, up(0.6)],
        [0.25, up(0.62)],
        [0.29, up(0.12)],
        [0.5, colour],
        [0.76, down(0.15)],
        [0.92, down(0.34)],
        [0.97, down(0.2)],
        [1, up(0.06)],
      ])
    case 'glass':
      return linear(sheet, [
        [0, down(0.42), 0.9],
        [0.05, down(0.1), 0.62],
        [0.12, up(0.6), 0.6],
        [0.3, up(0.3), 0.4],
        [0.6, colour, 0.42],
        [0.86, down(0.12), 0.56],
        [0.95, up(0.3), 0.66],
        [1, down(0.4), 0.9],
      ])
    case 'frosted':
      return linear(sheet, [
        [0, down(0.26)],
        [0.07, down(0.05)],
        [0.24, up(0.5)],
        [0.42, up(0.28)],
        [0.66, colour],
        [0.88, down(0.14)],
        [0.96, up(0.16)],
        [1, down(0.16)],
      ])
    case 'matte':
      return linear(sheet, [
        [0, down(0.27)],
        [0.07, down(0.11)],
        [0.27, up(0.28)],
        [0.4, up(0.14)],
        [0.58, colour],
        [0.8, down(0.13)],
        [0.94, down(0.28)],
        [1, down(0.16)],
      ])
  }
}

/** Fades that settle a shape: darker foot, lighter shoulder. */
export const settle = (sheet: Sheet, outline: string, strength = 0.2): string =>
  path(
    outline,
    linear(
      sheet,
      [
        [0, '#FFFFFF', strength * 0.9],
        [0.12, '#FFFFFF', 0],
        [0.72, '#2A1518', 0],
        [0.95, '#2A1518', strength * 0.6],
        [1, '#2A1518', strength],
      ],
      'y',
    ),
  )

/** A tall window reflected on a vertical surface. */
export const reflection = (
  sheet: Sheet,
  x: number,
  y: number,
  w: number,
  h: number,
  opacity = 0.55,
): string =>
  rect(
    x,
    y,
    w,
    h,
    linear(
      sheet,
      [
        [0, '#FFFFFF', 0],
        [0.16, '#FFFFFF', opacity],
        [0.7, '#FFFFFF', opacity * 0.7],
        [1, '#FFFFFF', 0],
      ],
      'y',
    ),
    w / 2,
  )

/** Band of turned metal with fine bright and dark edges. */
export const metalBand = (sheet: Sheet, w: number, y: number, h: number, colour: string): string =>
  rect(-w / 2, y, w, h, round(sheet, colour, 'metal'), Math.min(3, h / 3)) +
  rect(-w / 2 + 1, y, w - 2, 1.6, '#FFFFFF', 0, 'opacity=".6"') +
  rect(-w / 2 + 1, y + h - 2, w - 2, 2, mix(colour, '#201010', 0.65), 0, 'opacity=".55"')

/** Soft shadow where something touches the ground at (0,0). */
export const contactShadow = (sheet: Sheet, w: number, strength = 1): string => {
  const soft = radial(sheet, [
    [0, '#3A2024', 0.34 * strength],
    [0.45, '#3A2024', 0.16 * strength],
    [0.8, '#3A2024', 0.035 * strength],
    [1, '#3A2024', 0],
  ])
  const hard = radial(sheet, [
    [0, '#2A1418', 0.62 * strength],
    [0.7, '#2A1418', 0.34 * strength],
    [1, '#2A1418', 0],
  ])
  return (
    `<ellipse cx="${n(w * 0.16)}" cy="${n(w * 0.02)}" rx="${n(w * 0.92)}" ry="${n(Math.min(46, w * 0.15))}" fill="${soft}"/>` +
    `<ellipse cx="${n(w * 0.015)}" cy="0" rx="${n(w * 0.55)}" ry="${n(Math.min(13, w * 0.05 + 3))}" fill="${hard}"/>`
  )
}

/** Soft shadow under a flat thing, centred on (0,0). */
export const flatShadow = (sheet: Sheet, w: number, h: number, strength = 1): string =>
  `<ellipse cx="0" cy="0" rx="${n(w)}" ry="${n(h)}" fill="${radial(sheet, [
    [0, '#3A2024', 0.5 * strength],
    [0.55, '#3A2024', 0.3 * strength],
    [0.8, '#3A2024', 0.08 * strength],
    [1, '#3A2024', 0],
  ])}"/>`
