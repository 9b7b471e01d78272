import type { Packaging } from '../types'
import { darken, lighten, mix } from './colour'
import { linear, radial, type Sheet } from './light'
import { swipeMark } from './packaging/makeup'
import type { Random } from './random'
import { blob, circle, ellipse, move, n, path, stroke } from './shapes'

export type Matter = 'cream' | 'gel' | 'oil' | 'powder' | 'swipe' | 'foam' | 'fibre'

const matters: Record<Packaging, Matter> = {
  tube: 'cream',
  dropper: 'oil',
  'pump-bottle': 'cream',
  bottle: 'gel',
  jar: 'cream',
  spray: 'gel',
  perfume: 'oil',
  lipstick: 'swipe',
  'lip-gloss': 'oil',
  'lip-balm': 'swipe',
  mascara: 'swipe',
  pencil: 'swipe',
  palette: 'powder',
  compact: 'powder',
  cushion: 'cream',
  stick: 'swipe',
  'nail-polish': 'oil',
  'sheet-mask': 'gel',
  sachet: 'cream',
  soap: 'foam',
  'ampoule-box': 'oil',
  'capsule-bottle': 'oil',
  brush: 'fibre',
  sponge: 'fibre',
  'cotton-pack': 'fibre',
  device: 'foam',
  candle: 'cream',
  'gift-box': 'fibre',
  'gift-card': 'fibre',
}

export const matterOf = (packaging: Packaging): Matter => matters[packaging]

const cream = (sheet: Sheet, tint: string, vary: Random): string => {
  const ridge = linear(
    sheet,
    [
      [0, lighten(tint, 0.7)],
      [0.16, lighten(tint, 0.4)],
      [0.5, tint],
      [0.82, darken(tint, 0.14)],
      [1, darken(tint, 0.3)],
    ],
    'y',
  )
  const outline =
    'M-330 -60C-340 -190 -120 -240 60 -226C250 -216 360 -150 336 -20C330 60 372 90 330 160C270 240 60 246 -110 226C-290 206 -360 120 -330 -60Z'
  let svg =
    move(path(outline, '#3A2024', 'opacity=".12"'), 8, 16) +
    path(
      outline,
      linear(
        sheet,
        [
          [0, lighten(tint, 0.5)],
          [0.5, lighten(tint, 0.1)],
          [1, darken(tint, 0.14)],
        ],
        [0.2, 0, 0.7, 1],
      ),
    )
  for (let i = 0; i < 5; i += 1) {
    const y = -150 + i * 72
    const bend = vary.between(30, 80)
    svg += path(
      `M${n(-290 + vary() * 40)} ${n(y)}C-120 ${n(y - bend)} 100 ${n(y + bend)} ${n(270 + vary() * 40)} ${n(y - 10)}C${n(240)} ${n(y + 50)} 90 ${n(y + bend + 54)} -100 ${n(y + 30)}C-200 ${n(y + 14)} -280 ${n(y + 46)} -290 ${n(y)}Z`,
      ridge,
    )
    svg += stroke(
      `M-250 ${n(y + 4)}C-110 ${n(y - bend + 18)} 90 ${n(y + bend + 4)} 230 ${n(y + 4)}`,
      '#FFFFFF',
      5,
      'opacity=".55"',
    )
  }
  return svg
}

const gel = (sheet: Sheet, tint: string, vary: Random): string => {
  const outline = blob(13, () => 270 * (0.84 + vary() * 0.26), 0.82)
  const tone = mix(tint, '#FFFFFF', 0.35)
  let svg =
    move(path(outline, darken(tint, 0.3), 'opacity=".16"'), 10, 16) +
    path(
      outline,
      radial(
        sheet,
        [
          [0, lighten(tone, 0.6), 0.85],
          [0.7, tone, 0.85],
          [0.93, darken(tone, 0.18)],
          [1, lighten(tone, 0.3)],
        ],
        0.42,
        0.38,
        0.66,
      ),
    ) +
    move(path(outline, 'none', 'stroke="#FFFFFF" stroke-width="7" stroke-opacity=".8"'), -3, -4, 0, 0.955)
  for (let i = 0; i < 36; i += 1) {
    const r = 5 + vary() ** 3 * 38
    const [a, d] = [vary() * 6.283, Math.sqrt(vary()) * 200]
    svg += move(
      circle(
        0,
        0,
        r,
        radial(sheet, [
          [0, '#FFFFFF', 0.1],
          [0.72, '#FFFFFF', 0.16],
          [0.92, '#FFFFFF', 0.8],
          [1, darken(tone, 0.3), 0.4],
        ]),
      ) + ellipse(-r * 0.35, -r * 0.4, r * 0.2, r * 0.14, '#FFFFFF', 'opacity=".95"'),
      Math.cos(a) * d,
      Math.sin(a) * d * 0.82,
    )
  }
  return svg
}

const oil = (sheet: Sheet, tint: string, vary: Random): string => {
  let svg = ''
  for (let i = 0; i < 12; i += 1) {
    const r = i === 0 ? 150 : vary.between(14, 84)
    const [x, y] =
      i === 0 ? [-30, 10] : [Math.cos(i * 2.4) * (170 + i * 15), Math.sin(i * 2.4) * (160 + i * 14)]
    const shape = blob(9, () => r * (0.94 + vary() * 0.12))
    svg += move(
      move(path(shape, darken(tint, 0.45), 'opacity=".24"'), r * 0.06, r * 0.1) +
        path(
          shape,
          radial(
            sheet,
            [
              [0, lighten(tint, 0.55)],
              [0.55, lighten(tint, 0.14)],
              [0.86, darken(tint, 0.16)],
              [1, darken(tint, 0.32)],
            ],
            0.62,
            0.68,
            0.72,
          ),
        ) +
        move(ellipse(0, 0, r * 0.3, r * 0.13, '#FFFFFF', 'opacity=".92"'), -r * 0.4, -r * 0.46, -36) +
        ellipse(r * 0.42, r * 0.5, r * 0.16, r * 0.07, '#FFFFFF', 'opacity=".55"'),
      x,
      y,
    )
  }
  return svg
}

const powder = (sheet: Sheet, tint: string, vary: Random): string => {
  let svg = ''
  const tones = [tint, lighten(tint, 0.3), darken(tint, 0.2), mix(tint, '#E9C9B4', 0.4)]
  const heap = blob(16, () => 220 * (0.8 + vary() * 0.34), 0.8)
  svg +=
    move(path(heap, '#3A2024', 'opacity=".14"'), 8, 14) +
    path(
      heap,
      radial(
        sheet,
        [
          [0, lighten(tint, 0.4)],
          [0.6, tint],
          [1, darken(tint, 0.16)],
        ],
        0.4,
        0.34,
        0.7,
      ),
    )
  for (let i = 0; i < 300; i += 1) {
    const [a, d] = [vary() * 6.283, vary() ** 0.6 * 320]
    const r = d > 220 ? vary.between(1, 4) : vary.between(2, 15)
    svg += move(
      path(
        blob(5, () => r * (0.6 + vary() * 0.6)),
        tones[i % 4] ?? tint,
        d > 220 ? 'opacity=".8"' : '',
      ),
      Math.cos(a) * d,
      Math.sin(a) * d * 0.8,
    )
    if (r > 8)
      svg += circle(
        Math.cos(a) * d - r * 0.3,
        Math.sin(a) * d * 0.8 - r * 0.4,
        r * 0.3,
        lighten(tint, 0.7),
        'opacity=".6"',
      )
  }
  return svg
}

const foam = (sheet: Sheet, tint: string, vary: Random): string => {
  let svg = ''
  const tone = mix(tint, '#FFFFFF', 0.82)
  for (let i = 0; i < 190; i += 1) {
    const [a, d] = [vary() * 6.283, Math.sqrt(vary()) * 270]
    const r = vary.between(10, 20) + (1 - d / 270) * vary.between(4, 46)
    svg += move(
      circle(
        0,
        0,
        r,
        radial(
          sheet,
          [
            [0, '#FFFFFF'],
            [0.6, tone],
            [0.9, mix(tone, tint, 0.2)],
            [1, mix(tone, darken(tint, 0.3), 0.34)],
          ],
          0.4,
          0.36,
          0.62,
        ),
      ) + ellipse(-r * 0.32, -r * 0.4, r * 0.2, r * 0.13, '#FFFFFF'),
      Math.cos(a) * d,
      Math.sin(a) * d * 0.74,
    )
  }
  return svg
}

const fibre = (sheet: Sheet, tint: string, vary: Random): string => {
  const outline = blob(18, () => 270 * (0.95 + vary() * 0.08))
  let d = ''
  for (let i = 0; i < 420; i += 1) {
    const [a, r] = [vary() * 6.283, Math.sqrt(vary()) * 268]
    const [x, y, b] = [Math.cos(a) * r, Math.sin(a) * r, vary() * 6.283]
    d += `M${n(x)} ${n(y)}q${n(Math.cos(b) * 14)} ${n(Math.sin(b) * 14)} ${n(Math.cos(b + 0.8) * 26)} ${n(Math.sin(b + 0.8) * 26)}`
  }
  return (
    move(path(outline, '#3A2024', 'opacity=".14"'), 8, 14) +
    path(
      outline,
      radial(
        sheet,
        [
          [0, lighten(tint, 0.66)],
          [0.7, lighten(tint, 0.4)],
          [1, lighten(tint, 0.12)],
        ],
        0.4,
        0.36,
        0.72,
      ),
    ) +
    stroke(d, darken(tint, 0.18), 1.5, 'opacity=".35"') +
    stroke(d, '#FFFFFF', 1.5, 'opacity=".6" transform="translate(2 3)"')
  )
}

/** Macro swatch of what is inside, about 620 wide around (0,0). */
export const swatch = (sheet: Sheet, matter: Matter, tint: string, vary: Random): string => {
  if (matter === 'cream') return cream(sheet, tint, vary)
  if (matter === 'gel') return gel(sheet, tint, vary)
  if (matter === 'oil') return oil(sheet, tint, vary)
  if (matter === 'powder') return powder(sheet, tint, vary)
  if (matter === 'foam') return foam(sheet, tint, vary)
  if (matter === 'fibre') return fibre(sheet, tint, vary)
  return [0, 1, 2]
    .map((i) =>
      move(
        swipeMark(sheet, i === 1 ? tint : i ? darken(tint, 0.16) : lighten(tint, 0.18), 560 - i * 50),
        i * 10 - 10,
        -170 + i * 165,
        -9 + i * 3,
        1.25,
      ),
    )
    .join('')
}
