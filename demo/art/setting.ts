import { darken, lighten, mix } from './colour'
import { linear, radial, type Sheet } from './light'
import type { Random } from './random'
import { blob, ellipse, group, move, n, path, rect, stroke } from './shapes'

/** Backgrounds and props. */

const papers = [
  '#FFFCFA',
  '#FBF3EF',
  '#FBE9EE',
  '#F6EFE8',
  '#F1EEEC',
  '#F0F2EA',
  '#F5EAE0',
  '#F3EEF2',
] as const

/** A paper tone near the shop's family. */
export const paperTone = (vary: Random, lean?: string): string =>
  mix(vary.pick(papers), lean ?? '#FFFCFA', lean ? 0.1 : 0)

/** Sweep of studio paper: wall running into floor, light falling from one side. */
export const sweep = (
  sheet: Sheet,
  w: number,
  h: number,
  tone: string,
  vary: Random,
  horizon = 0.7,
): string => {
  const side = vary() < 0.75 ? 0.26 : 0.7
  return (
    rect(
      0,
      0,
      w,
      h,
      linear(
        sheet,
        [
          [0, mix(tone, darken(tone, 0.2), 0.22)],
          [horizon - 0.12, lighten(tone, 0.35)],
          [horizon, lighten(tone, 0.12)],
          [1, darken(tone, 0.07)],
        ],
        'y',
      ),
    ) +
    rect(
      0,
      0,
      w,
      h,
      radial(
        sheet,
        [
          [0, '#FFFFFF', 0.75],
          [0.6, '#FFFFFF', 0.1],
          [1, '#FFFFFF', 0],
        ],
        side,
        0.36,
        0.62,
      ),
    )
  )
}

const leafPath = (length: number, fat = 0.3): string =>
  `M0 0C${n(length * fat)} ${n(-length * 0.3)} ${n(length * fat * 0.8)} ${n(-length * 0.75)} 0 ${n(-length)}C${n(-length * fat * 0.8)} ${n(-length * 0.75)} ${n(-length * fat)} ${n(-length * 0.3)} 0 0Z`

/** One leaf with its midrib, growing up from (0,0). */
export const leaf = (sheet: Sheet, length: number, colour: string, fat = 0.3): string =>
  path(
    leafPath(length, fat),
    linear(sheet, [
      [0, lighten(colour, 0.24)],
      [0.49, colour],
      [0.51, darken(colour, 0.16)],
      [1, darken(colour, 0.02)],
    ]),
  ) +
  stroke(`M0 0V${n(-length * 0.94)}`, lighten(colour, 0.42), Math.max(1, length * 0.012), 'opacity=".75"') +
  stroke(
    [0.25, 0.42, 0.59, 0.75]
      .map(
        (t) =>
          `M0 ${n(-length * t)}L${n(length * fat * 0.5)} ${n(-length * (t + 0.1))}M0 ${n(-length * t)}L${n(-length * fat * 0.5)} ${n(-length * (t + 0.1))}`,
      )
      .join(''),
    lighten(colour, 0.35),
    Math.max(0.6, length * 0.006),
    'opacity=".45"',
  )

/** Twig with paired leaves. */
export const twig = (sheet: Sheet, length: number, colour: string): string => {
  let svg = stroke(
    `M0 0C${n(length * 0.06)} ${n(-length * 0.4)} ${n(-length * 0.04)} ${n(-length * 0.7)} 0 ${n(-length)}`,
    darken(colour, 0.25),
    length * 0.014,
  )
  for (let i = 0; i < 6; i += 1)
    svg += move(
      leaf(sheet, length * (0.36 - i * 0.028), i % 2 ? colour : mix(colour, '#8FA77A', 0.3), 0.26),
      0,
      -length * (0.18 + i * 0.14),
      i % 2 ? 48 : -52,
    )
  return svg + move(leaf(sheet, length * 0.26, colour, 0.26), 0, -length * 0.98, 4)
}

/** Smooth stone lying on y=0. */
export const stone = (sheet: Sheet, w: number, h: number, colour: string, vary: Random): string => {
  const d = blob(9, () => (w / 2) * (0.9 + vary() * 0.14), h / w)
  return (
    ellipse(w * 0.06, 2, w * 0.56, Math.max(5, h * 0.13), '#3A2024', 'opacity=".2"') +
    move(
      path(
        d,
        radial(
          sheet,
          [
            [0, lighten(colour, 0.6)],
            [0.5, colour],
            [1, darken(colour, 0.3)],
          ],
          0.36,
          0.2,
          0.85,
        ),
      ) +
        path(
          d,
          radial(
            sheet,
            [
              [0, '#FFFFFF', 0.28],
              [1, '#FFFFFF', 0],
            ],
            0.4,
            0.12,
            0.4,
          ),
        ),
      0,
      -h / 2 + 3,
    )
  )
}

/** Rose petal lying about (0,0). */
export const petal = (sheet: Sheet, size: number, colour: string): string =>
  path(
    `M0 ${n(size * 0.5)}C${n(-size * 0.7)} ${n(size * 0.2)} ${n(-size * 0.55)} ${n(-size * 0.5)} ${n(-size * 0.08)} ${n(-size * 0.42)}Q0 ${n(-size * 0.3)} ${n(size * 0.1)} ${n(-size * 0.44)}C${n(size * 0.6)} ${n(-size * 0.5)} ${n(size * 0.66)} ${n(size * 0.24)} 0 ${n(size * 0.5)}Z`,
    '#3A2024',
    'opacity=".12" transform="translate(4 6)"',
  ) +
  path(
    `M0 ${n(size * 0.5)}C${n(-size * 0.7)} ${n(size * 0.2)} ${n(-size * 0.55)} ${n(-size * 0.5)} ${n(-size * 0.08)} ${n(-size * 0.42)}Q0 ${n(-size * 0.3)} ${n(size * 0.1)} ${n(-size * 0.44)}C${n(size * 0.6)} ${n(-size * 0.5)} ${n(size * 0.66)} ${n(size * 0.24)} 0 ${n(size * 0.5)}Z`,
    radial(
      sheet,
      [
        [0, lighten(colour, 0.6)],
        [0.7, colour],
        [1, darken(colour, 0.12)],
      ],
      0.5,
      0.85,
      0.9,
    ),
  )

/** Round plinth with its top ellipse at y=0, going down by h. */
export const plinth = (sheet: Sheet, w: number, h: number, colour: string): string => {
  const ry = w * 0.09
  const x = w / 2
  return (
    ellipse(
      w * 0.1,
      h + ry * 0.7,
      w * 0.6,
      ry * 1.2,
      radial(sheet, [
        [0, '#3A2024', 0.3],
        [0.7, '#3A2024', 0.14],
        [1, '#3A2024', 0],
      ]),
    ) +
    path(
      `M${n(-x)} 0V${n(h)}A${n(x)} ${n(ry)} 0 0 0 ${n(x)} ${n(h)}V0Z`,
      linear(sheet, [
        [0, darken(colour, 0.12)],
        [0.25, lighten(colour, 0.3)],
        [0.6, colour],
        [1, darken(colour, 0.24)],
      ]),
    ) +
    ellipse(
      0,
      0,
      x,
      ry,
      linear(sheet, [
        [0, lighten(colour, 0.6)],
        [1, lighten(colour, 0.2)],
      ]),
    )
  )
}

/** Rings on still water, centred on (0,0). */
export const ripples = (sheet: Sheet, r: number, colour: string): string =>
  ellipse(
    0,
    0,
    r,
    r * 0.24,
    radial(sheet, [
      [0, lighten(colour, 0.5), 0.9],
      [0.8, colour, 0.5],
      [1, colour, 0],
    ]),
  ) +
  [0.95, 0.76, 0.58, 0.42]
    .map(
      (k, i) =>
        ellipse(
          0,
          0,
          r * k,
          r * k * 0.24,
          'none',
          `stroke="#FFFFFF" stroke-width="${n(4 - i * 0.6)}" opacity=".8"`,
        ) +
        ellipse(
          0,
          3.5,
          r * k,
          r * k * 0.24,
          'none',
          `stroke="${darken(colour, 0.35)}" stroke-width="1.6" opacity=".28"`,
        ),
    )
    .join('')

/** Folds of silk filling w × h. */
export const silk = (sheet: Sheet, w: number, h: number, colour: string, vary: Random): string => {
  let svg = rect(
    0,
    0,
    w,
    h,
    linear(
      sheet,
      [
        [0, lighten(colour, 0.25)],
        [1, colour],
      ],
      [0, 0, 1, 1],
    ),
  )
  const fold = linear(
    sheet,
    [
      [0, darken(colour, 0.3), 0],
      [0.3, darken(colour, 0.3), 0.3],
      [0.46, '#FFFFFF', 0.6],
      [0.62, '#FFFFFF', 0.08],
      [1, darken(colour, 0.2), 0],
    ],
    'y',
  )
  for (let i = -1; i < 6; i += 1) {
    const y = (h / 5) * i + vary() * 40
    const t = h * (0.14 + vary() * 0.12)
    svg += path(
      `M0 ${n(y)}C${n(w * 0.3)} ${n(y - 60)} ${n(w * 0.6)} ${n(y + 120)} ${n(w)} ${n(y + 10)}V${n(y + t)}C${n(w * 0.62)} ${n(y + t + 130)} ${n(w * 0.3)} ${n(y + t - 50)} 0 ${n(y + t)}Z`,
      fold,
    )
  }
  return svg
}

/** Shadow of window panes or palm leaves across a wall. */
export const gobo = (w: number, h: number, vary: Random): string => {
  if (vary() < 0.5) {
    const panes = [0, 1, 2]
      .map((i) =>
        path(
          `M${n(w * (0.16 + i * 0.2))} 0H${n(w * (0.32 + i * 0.2))}L${n(w * (0.02 + i * 0.2))} ${n(h)}H${n(w * (-0.14 + i * 0.2))}Z`,
          '#FFFFFF',
        ),
      )
      .join('')
    return group(panes, '', 'opacity=".28"')
  }
  const fronds = Array.from({ length: 9 }, (_, i) =>
    move(path(leafPath(h * 0.62, 0.07), '#5A4340'), w * 0.98, h * 0.04, 196 + i * 15),
  ).join('')
  return group(fronds, '', 'opacity=".07"')
}
