import { darken, lighten, mix } from '../colour'
import { linear, metalBand, radial, round, settle, type Finish, type Sheet } from '../light'
import { blob, circle, ellipse, group, line, n, path, rect, stroke, vessel } from '../shapes'

/** Parts that several containers share. All stand on y=0 unless told otherwise. */

/** Round body with its light. */
export const body = (sheet: Sheet, outline: string, colour: string, finish: Finish): string =>
  path(outline, round(sheet, colour, finish)) + settle(sheet, outline, finish === 'matte' ? 0.16 : 0.24)

/** Closing cap whose lower edge is at y. */
export const cap = (
  sheet: Sheet,
  w: number,
  h: number,
  y: number,
  colour: string,
  options: { finish?: Finish; ribs?: number; radius?: number } = {},
): string => {
  const outline = vessel(w, h, options.radius ?? Math.min(12, w * 0.08), 2, w * 0.01)
  let svg = body(sheet, outline, colour, options.finish ?? 'gloss')
  const ribs = options.ribs ?? 0
  for (let i = 0; i < ribs; i += 1) {
    const x = Math.sin(((i + 0.5) / ribs - 0.5) * Math.PI) * (w / 2 - 2)
    svg +=
      line(x, -h + h * 0.2, x, -h * 0.08, '#1E0F12', 1.3, 'opacity=".16"') +
      line(x + 1.6, -h + h * 0.2, x + 1.6, -h * 0.08, '#FFFFFF', 1, 'opacity=".22"')
  }
  svg += ellipse(
    0,
    -h + 2.6,
    w / 2 - (options.radius ?? w * 0.06),
    Math.max(1.4, w * 0.012),
    lighten(colour, 0.5),
    'opacity=".75"',
  )
  return group(svg, `translate(0 ${n(y)})`)
}

/** Threaded neck of height h whose lower edge is at y; `mouth` shows the opening. */
export const neck = (
  sheet: Sheet,
  w: number,
  h: number,
  y: number,
  colour: string,
  mouth = false,
): string => {
  let svg = rect(-w / 2, y - h, w, h, round(sheet, colour, 'gloss'), 3)
  for (let i = 0; i < 3; i += 1) {
    const at = y - h * (0.28 + i * 0.24)
    svg +=
      stroke(
        `M${n(-w / 2 - 2)} ${n(at)}Q0 ${n(at + 7)} ${n(w / 2 + 2)} ${n(at - 3)}`,
        darken(colour, 0.3),
        2.2,
        'opacity=".55"',
      ) +
      stroke(
        `M${n(-w / 2 - 2)} ${n(at - 2)}Q0 ${n(at + 5)} ${n(w / 2 + 2)} ${n(at - 5)}`,
        '#FFFFFF',
        1.3,
        'opacity=".55"',
      )
  }
  if (mouth)
    svg +=
      ellipse(0, y - h, w / 2, w * 0.11, lighten(colour, 0.35)) +
      ellipse(0, y - h + 1, w / 2 - w * 0.1, w * 0.075, darken(colour, 0.5))
  return svg
}

/** Lotion pump with its collar standing on y; the spout looks left. */
export const pump = (sheet: Sheet, w: number, y: number, colour: string, collar: string): string => {
  const head = `M${n(-w * 0.36)} 0V-14Q${n(-w * 0.36)} -30 ${n(-w * 0.2)} -30H${n(w * 0.24)}Q${n(w * 0.38)} -30 ${n(w * 0.38)} -16V0Z`
  const spout = `M${n(-w * 0.22)} -29H${n(-w * 0.78)}Q${n(-w * 0.98)} -28 ${n(-w * 1.0)} -8L${n(-w * 1.0)} -3H${n(-w * 0.88)}L${n(-w * 0.87)} -8Q${n(-w * 0.84)} -14 ${n(-w * 0.7)} -14H${n(-w * 0.22)}Z`
  return (
    rect(-w * 0.11, y - 92, w * 0.22, 60, round(sheet, mix(colour, '#FFFFFF', 0.4), 'gloss')) +
    group(
      path(
        spout,
        linear(
          sheet,
          [
            [0, lighten(colour, 0.5)],
            [0.35, colour],
            [1, darken(colour, 0.4)],
          ],
          'y',
        ),
      ) +
        path(head, round(sheet, colour, 'gloss')) +
        rect(-w * 0.2, -29.5, w * 0.42, 3, '#FFFFFF', 1.5, 'opacity=".55"'),
      `translate(0 ${n(y - 84)})`,
    ) +
    rect(-w * 0.24, y - 62, w * 0.48, 14, round(sheet, colour, 'gloss'), 4) +
    cap(sheet, w, 50, y, collar, { finish: 'metal', radius: 6 }) +
    metalBand(sheet, w, y - 5, 5, collar)
  )
}

/** Drop of liquid hanging from (x, y). */
export const drop = (sheet: Sheet, x: number, y: number, size: number, colour: string): string =>
  group(
    path(
      `M0 0C${n(size * 0.2)} ${n(size * 0.6)} ${n(size * 0.62)} ${n(size * 0.9)} ${n(size * 0.62)} ${n(size * 1.35)}A${n(size * 0.62)} ${n(size * 0.62)} 0 1 1 ${n(-size * 0.62)} ${n(size * 1.35)}C${n(-size * 0.62)} ${n(size * 0.9)} ${n(-size * 0.2)} ${n(size * 0.6)} 0 0Z`,
      radial(
        sheet,
        [
          [0, lighten(colour, 0.7)],
          [0.55, lighten(colour, 0.2)],
          [0.9, darken(colour, 0.12)],
          [1, lighten(colour, 0.3)],
        ],
        0.42,
        0.6,
        0.6,
      ),
    ) + ellipse(-size * 0.22, size * 1.2, size * 0.1, size * 0.22, '#FFFFFF', 'opacity=".9"'),
    `translate(${n(x)} ${n(y)})`,
  )

/** Swirl of cream seen from the side-top, centred on (0,0). */
export const swirl = (sheet: Sheet, rx: number, ry: number, tint: string): string => {
  const dark = darken(tint, 0.2)
  const light = lighten(tint, 0.6)
  let svg = ellipse(
    0,
    0,
    rx,
    ry,
    radial(
      sheet,
      [
        [0, light],
        [0.6, tint],
        [1, dark],
      ],
      0.4,
      0.3,
      0.75,
    ),
  )
  for (let i = 0; i < 3; i += 1) {
    const k = 0.82 - i * 0.25
    svg += stroke(
      `M${n(-rx * k)} ${n(ry * 0.08)}C${n(-rx * k)} ${n(ry * k)} ${n(rx * k)} ${n(ry * k)} ${n(rx * k)} 0C${n(rx * k)} ${n(-ry * k * 0.9)} ${n(-rx * k * 0.7)} ${n(-ry * k)} ${n(-rx * (k - 0.22))} ${n(-ry * 0.05)}`,
      dark,
      rx * 0.05,
      'opacity=".5"',
    )
    svg += stroke(
      `M${n(-rx * k)} ${n(ry * 0.08 - 4)}C${n(-rx * k)} ${n(ry * k - 5)} ${n(rx * k)} ${n(ry * k - 5)} ${n(rx * k)} -4`,
      light,
      rx * 0.045,
      'opacity=".85"',
    )
  }
  const peak = ry * 1.1
  svg += path(
    `M${n(-rx * 0.3)} ${n(ry * 0.12)}C${n(-rx * 0.26)} ${n(-peak * 0.4)} ${n(-rx * 0.02)} ${n(-peak * 0.5)} ${n(rx * 0.1)} ${n(-peak)}C${n(rx * 0.1)} ${n(-peak * 0.4)} ${n(rx * 0.3)} ${n(-peak * 0.3)} ${n(rx * 0.3)} ${n(ry * 0.12)}Q0 ${n(ry * 0.4)} ${n(-rx * 0.3)} ${n(ry * 0.12)}Z`,
    linear(sheet, [
      [0, light],
      [0.5, tint],
      [1, dark],
    ]),
  )
  return svg
}

/** Dollop or smear lying on the ground around (0,0). */
export const dollop = (sheet: Sheet, rx: number, tint: string, vary: () => number): string => {
  const shape = blob(11, () => rx * (0.86 + vary() * 0.24), 0.42)
  return (
    group(path(shape, '#3A2024', 'opacity=".16"'), 'translate(5 8)') +
    path(
      shape,
      radial(
        sheet,
        [
          [0, lighten(tint, 0.6)],
          [0.5, lighten(tint, 0.12)],
          [1, darken(tint, 0.16)],
        ],
        0.36,
        0.26,
        0.85,
      ),
    ) +
    stroke(
      `M${n(-rx * 0.55)} ${n(-rx * 0.06)}C${n(-rx * 0.2)} ${n(rx * 0.26)} ${n(rx * 0.42)} ${n(rx * 0.2)} ${n(rx * 0.52)} ${n(-rx * 0.06)}C${n(rx * 0.5)} ${n(-rx * 0.3)} ${n(-rx * 0.26)} ${n(-rx * 0.3)} ${n(-rx * 0.2)} ${n(-rx * 0.04)}`,
      darken(tint, 0.2),
      rx * 0.05,
      'opacity=".4"',
    ) +
    stroke(
      `M${n(-rx * 0.6)} ${n(-rx * 0.12)}C${n(-rx * 0.4)} ${n(-rx * 0.3)} ${n(-rx * 0.1)} ${n(-rx * 0.34)} ${n(rx * 0.1)} ${n(-rx * 0.32)}`,
      '#FFFFFF',
      rx * 0.06,
      'opacity=".75"',
    )
  )
}

/** Disc seen from straight above with a bevelled rim, centred on (0,0). */
export const disc = (sheet: Sheet, r: number, colour: string, rim: string): string =>
  circle(
    0,
    0,
    r,
    linear(
      sheet,
      [
        [0, lighten(rim, 0.6)],
        [0.35, rim],
        [0.6, darken(rim, 0.35)],
        [0.85, lighten(rim, 0.35)],
        [1, darken(rim, 0.25)],
      ],
      [0, 0, 1, 1],
    ),
  ) +
  circle(
    0,
    0,
    r * 0.955,
    linear(
      sheet,
      [
        [0, darken(colour, 0.22)],
        [1, lighten(colour, 0.35)],
      ],
      [0, 0, 1, 1],
    ),
  ) +
  circle(
    0,
    0,
    r * 0.935,
    radial(
      sheet,
      [
        [0, lighten(colour, 0.34)],
        [0.5, lighten(colour, 0.08)],
        [1, darken(colour, 0.14)],
      ],
      0.36,
      0.28,
      0.85,
    ),
  )

/** Mirror glass filling an outline. */
export const mirror = (sheet: Sheet, outline: string): string =>
  path(
    outline,
    linear(
      sheet,
      [
        [0, '#DDE4E8'],
        [0.28, '#F7FAFB'],
        [0.34, '#FFFFFF'],
        [0.4, '#E9EEF1'],
        [0.62, '#CFD8DD'],
        [0.8, '#F1F5F6'],
        [1, '#C3CCD2'],
      ],
      [0, 0, 1, 0.8],
    ),
    'stroke="#8D9499" stroke-opacity=".5"',
  )
