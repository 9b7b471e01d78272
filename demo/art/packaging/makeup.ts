import { darken, legible, lighten, luminance, mix } from '../colour'
import { flatShadow, linear, metalBand, radial, reflection, round, settle, type Sheet } from '../light'
import { random } from '../random'
import { blob, circle, ellipse, group, move, n, path, rect, stroke, vessel } from '../shapes'
import { label, mark, verticalMark } from './label'
import { body, disc, mirror } from './parts'
import { flat, standing, type Draw, type Pack } from './thing'

/** Casing colour: brands with white packaging use their accent for make-up. */
export const casing = (pack: Pack): string =>
  luminance(pack.palette.paper) > 0.82 ? pack.palette.accent : pack.palette.paper
const gold = '#DDBF8A'

/** Lipstick with its slanted bullet out, cap beside; open is nearer with a swipe of colour. */
export const lipstick: Draw = (pack, state) => {
  const { sheet, tint } = pack
  const shell = casing(pack)
  const w = 118
  const bullet = `M-40 0V-112C-40 -150 -6 -196 26 -206C36 -209 40 -200 40 -190V0Z`
  const slant = `M-40 -112C-40 -150 -6 -196 26 -206C40 -208 42 -180 30 -152C12 -112 -38 -84 -40 -112Z`
  const base =
    body(sheet, vessel(w, 190, 4, 6), shell, 'gloss') +
    metalBand(sheet, w, -190, 10, gold) +
    reflection(sheet, -w / 2 + 14, -172, 8, 150, 0.4)
  const inner = body(sheet, vessel(96, 92, 3, 0), gold, 'metal') + metalBand(sheet, 96, -92, 6, gold)
  const stickOut =
    path(bullet, round(sheet, tint, 'matte')) +
    path(
      bullet,
      linear(
        sheet,
        [
          [0, '#000000', 0],
          [0.8, '#000000', 0],
          [1, darken(tint, 0.6), 0.45],
        ],
        'y',
      ),
    ) +
    path(
      slant,
      linear(
        sheet,
        [
          [0, lighten(tint, 0.42)],
          [0.6, lighten(tint, 0.12)],
          [1, darken(tint, 0.08)],
        ],
        [0.6, 0, 0.3, 1],
      ),
    ) +
    stroke('M-39 -112C-38 -84 12 -112 30 -152', lighten(tint, 0.5), 1.6, 'opacity=".8"') +
    reflection(sheet, -28, -100, 8, 92, 0.4)
  const whole =
    move(stickOut, 0, -276) +
    move(inner, 0, -188) +
    base +
    mark(pack, { x: 0, y: -90, size: 20, maxWidth: 84, fill: legible(gold, shell, 2.6) })
  const lid =
    body(sheet, vessel(w + 6, 262, 8, 4), shell, 'gloss') +
    metalBand(sheet, w + 6, -9, 9, gold) +
    reflection(sheet, -w / 2 + 12, -244, 9, 214, 0.42) +
    verticalMark(pack, { x: 8, y: -136, size: 22, maxWidth: 190, fill: legible(gold, shell, 2.6) })
  if (state === 'closed')
    return standing(
      move(whole, -72, 0) + move(ellipse(10, 0, 74, 7, '#3A2024', 'opacity=".22"') + lid, 84, 2),
      284,
      486,
    )
  const swipe = swipeMark(sheet, tint, 420)
  return standing(move(swipe, -40, -150, -24) + move(whole, 70, 0), 420, 486, w + 250)
}

/** Swipe of lipstick or cream colour on paper, centred on (0,0). */
export const swipeMark = (sheet: Sheet, tint: string, w: number): string => {
  const x = w / 2
  const d = `M${n(-x)} -34C${n(-x * 0.7)} -52 ${n(x * 0.5)} -60 ${n(x * 0.9)} -46C${n(x * 1.06)} -36 ${n(x * 0.92)} -20 ${n(x)} -6C${n(x * 1.08)} 14 ${n(x * 0.86)} 24 ${n(x * 0.92)} 40C${n(x * 0.5)} 56 ${n(-x * 0.6)} 50 ${n(-x * 0.94)} 42C${n(-x * 1.08)} 30 ${n(-x * 0.9)} 14 ${n(-x)} 2C${n(-x * 1.08)} -10 ${n(-x * 0.96)} -20 ${n(-x)} -34Z`
  let svg =
    move(path(d, '#3A2024', 'opacity=".13"'), 3, 6) +
    path(
      d,
      linear(
        sheet,
        [
          [0, lighten(tint, 0.18)],
          [0.2, tint],
          [0.5, lighten(tint, 0.1)],
          [0.8, darken(tint, 0.08)],
          [1, darken(tint, 0.22)],
        ],
        'y',
      ),
    )
  for (let i = 0; i < 7; i += 1)
    svg += stroke(
      `M${n(-x * 0.9)} ${-32 + i * 11}C${n(-x * 0.3)} ${-42 + i * 12} ${n(x * 0.4)} ${-40 + i * 12} ${n(x * 0.9)} ${-34 + i * 11}`,
      i % 2 ? '#FFFFFF' : darken(tint, 0.4),
      1.4 + (i % 3),
      `opacity="${i % 2 ? 0.26 : 0.14}"`,
    )
  return svg
}

const wandStem = (sheet: Sheet, length: number): string =>
  rect(-4.5, 0, 9, length, round(sheet, '#3A3536', 'metal'))

/** Gloss: clear square-shouldered tube of colour, tall cap, doe-foot wand. */
export const lipGloss: Draw = (pack, state) => {
  const { sheet, tint } = pack
  const w = 104
  const h = 268
  const outer = vessel(w, h, 12, 14, 3)
  const svg =
    path(outer, '#FFFFFF', 'opacity=".75"') +
    path(outer, round(sheet, '#DDE2E4', 'glass')) +
    move(path(vessel(w - 22, h - 32, 8, 12, 3), round(sheet, tint, 'gloss')), 0, -20) +
    settle(sheet, outer, 0.14) +
    (state === 'closed' ? rect(-3.5, -h + 10, 7, h - 84, darken(tint, 0.35), 3, 'opacity=".4"') : '') +
    reflection(sheet, -w / 2 + 8, -h + 20, 8, h - 40, 0.85) +
    reflection(sheet, w / 2 - 13, -h + 20, 5, h - 40, 0.6) +
    verticalMark(pack, {
      x: 10,
      y: -h / 2 - 6,
      size: 27,
      maxWidth: 186,
      fill: luminance(tint) > 0.35 ? '#3A1C22' : '#FFFFFF',
    }) +
    path(outer, 'none', 'stroke="#FFFFFF" stroke-width="1.6" stroke-opacity=".8"')
  const lid =
    body(sheet, vessel(w - 4, 206, 10, 2), casing(pack), 'gloss') +
    metalBand(sheet, w - 4, -11, 10, gold) +
    reflection(sheet, -w / 2 + 14, -190, 7, 166, 0.4)
  if (state === 'closed') return standing(svg + move(lid, 0, -h - 2), w, h + 208)
  const wand =
    wandStem(sheet, 150) +
    path('M-8 146C-14 176 -12 206 0 214C11 206 13 178 8 146Z', round(sheet, tint, 'gloss')) +
    lid
  return standing(
    group(
      rect(-24, -h - 20, 48, 22, round(sheet, '#E4E7E8', 'gloss'), 3) + svg + move(wand, 150, -250, 14),
      'translate(-66 0)',
    ),
    300,
    470,
    w,
  )
}

/** Mascara: a slim case; the wand stands beside it, or is out when open. */
export const mascara: Draw = (pack, state) => {
  const { sheet } = pack
  const shell = casing(pack)
  const ink = legible(gold, shell, 3)
  const w = 92
  const tubeBody =
    body(sheet, vessel(w, 282, 8, 12), shell, 'gloss') +
    reflection(sheet, -w / 2 + 12, -266, 8, 240, 0.42) +
    verticalMark(pack, { x: -8, y: -146, size: 29, maxWidth: 210, fill: ink }) +
    move(
      label({ ...pack, brand: ' ' }, { top: -22, width: 200, height: 50, ground: shell, ink, fine: false }),
      16,
      -146,
      -90,
      0.72,
    )
  const grip = body(sheet, vessel(w - 2, 200, 14, 2), shell, 'metal') + metalBand(sheet, w - 2, -12, 11, gold)
  if (state === 'closed' && pack.seed % 2 === 0) return standing(tubeBody + move(grip, 0, -282), w, 484)
  let bristles = ''
  for (let i = 0; i < 46; i += 1) {
    const y = 74 + i * 2.9
    const reach = 11 + 11 * Math.sin(((i + 4) / 52) * Math.PI)
    bristles += `M${n(-reach)} ${n(y + 4)}L${n(reach)} ${n(y - 4)}M${n(-reach * 0.92)} ${n(y - 3)}L${n(reach * 0.92)} ${n(y + 3)}`
  }
  const wand =
    wandStem(sheet, 80) +
    rect(-2, 70, 4, 142, '#1A1517', 2) +
    stroke(bristles, luminance(pack.tint) < 0.2 ? darken(pack.tint, 0.4) : '#20191B', 1.9) +
    grip
  const mouth =
    rect(-26, -304, 52, 24, round(sheet, '#4A4345', 'metal'), 3) + ellipse(0, -304, 26, 5, '#141011')
  return standing(
    group(mouth + tubeBody + move(wand, 124, -212, state === 'open' ? 10 : 0), 'translate(-58 0)'),
    250,
    430,
    w + 90,
  )
}

/** Liner or brow pencil on the slant with a stroke of its colour. */
export const pencil: Draw = (pack, state) => {
  const { sheet, tint } = pack
  const shell = casing(pack)
  const long = 470
  const barrel = (d: number): string =>
    rect(-d / 2, -long, d, long - 90, round(sheet, shell, 'gloss'), 5) +
    metalBand(sheet, d + 2, -96, 14, gold) +
    path(
      `M${-d / 2} -84L-7 -22H7L${d / 2} -84Z`,
      round(sheet, state === 'open' ? '#D9B48C' : lighten(tint, 0.06), 'matte'),
    ) +
    path('M-7 -22L0 0L7 -22Z', tint) +
    verticalMark(pack, { x: 2, y: -long + 200, size: 19, maxWidth: 260, fill: legible(gold, shell, 3) }) +
    rect(-d / 2, -long - 2, d, 26, round(sheet, tint, 'gloss'), 6)
  const shadow = rect(-14, -long, 34, long - 30, '#3A2024', 14, 'opacity=".13" transform="translate(14 6)"')
  const lid = rect(-21, -170, 42, 170, round(sheet, shell, 'gloss'), 10) + metalBand(sheet, 42, -10, 10, gold)
  const line1 =
    stroke('M-196 -24C-150 -60 -90 -2 -30 -34S60 -52 96 -30', tint, 9, 'opacity=".92"') +
    stroke(
      'M-196 -24C-150 -60 -90 -2 -30 -34S60 -52 96 -30',
      lighten(tint, 0.4),
      2,
      'opacity=".4" stroke-dasharray="3 7"',
    )
  return flat(
    line1 +
      move(shadow + barrel(44), -176, -42, 42) +
      (state === 'open'
        ? move(shadow + barrel(44), -110, -10, 52)
        : move(
            rect(-14, -160, 40, 150, '#3A2024', 14, 'opacity=".14" transform="translate(12 6)"') + lid,
            60,
            -70,
            42,
          )),
    470,
    430,
  )
}

const shades = (tint: string, seed: number): string[] => {
  const vary = random(seed)
  const goals = [
    '#FFF1E6',
    '#E9C9B4',
    '#C98B6B',
    '#8A5040',
    '#5B2E2A',
    '#F0D6C8',
    '#B5686A',
    '#D9A46A',
    '#7A3B46',
  ]
  return Array.from({ length: 12 }, (_, i) =>
    mix(tint, goals[i % goals.length] ?? tint, i % 5 === 0 ? 0.12 : 0.3 + vary() * 0.38),
  )
}

const pan = (
  sheet: Sheet,
  x: number,
  y: number,
  w: number,
  h: number,
  colour: string,
  shimmer: boolean,
): string =>
  rect(
    x,
    y,
    w,
    h,
    linear(
      sheet,
      [
        [0, darken(colour, 0.45)],
        [1, lighten(colour, 0.3)],
      ],
      'y',
    ),
    7,
  ) +
  rect(
    x + 2.5,
    y + 3,
    w - 5,
    h - 5,
    linear(
      sheet,
      [
        [0, lighten(colour, shimmer ? 0.4 : 0.14)],
        [0.45, colour],
        [1, darken(colour, 0.12)],
      ],
      [0, 0, 1, 1],
    ),
    6,
  ) +
  (shimmer
    ? path(
        `M${n(x + 8)} ${n(y + h - 8)}L${n(x + w * 0.62)} ${n(y + 5)}H${n(x + w * 0.8)}L${n(x + w * 0.26)} ${n(y + h - 5)}Z`,
        '#FFFFFF',
        'opacity=".3"',
      )
    : stroke(
        `M${n(x + w * 0.2)} ${n(y + h * 0.7)}Q${n(x + w * 0.5)} ${n(y + h * 0.4)} ${n(x + w * 0.8)} ${n(y + h * 0.36)}`,
        lighten(colour, 0.4),
        1.4,
        'opacity=".45"',
      ))

/** Eye palette, lid with mirror up; closed shows the lid beside a slice of pans. */
export const palette: Draw = (pack, state) => {
  const { sheet } = pack
  const shell = casing(pack)
  const [w, h] = [480, 226]
  const tray = (y: number): string => {
    let svg =
      rect(
        -w / 2,
        y,
        w,
        h,
        linear(
          sheet,
          [
            [0, lighten(shell, 0.3)],
            [0.06, shell],
            [0.93, shell],
            [1, darken(shell, 0.4)],
          ],
          'y',
        ),
        16,
      ) +
      rect(
        -w / 2 + 8,
        y + 8,
        w - 16,
        h - 18,
        linear(
          sheet,
          [
            [0, darken(shell, 0.14)],
            [1, lighten(shell, 0.1)],
          ],
          'y',
        ),
        11,
      )
    shades(pack.tint, pack.seed % 97).forEach((colour, i) => {
      svg += pan(
        sheet,
        -w / 2 + 22 + (i % 6) * 73.5,
        y + 22 + Math.floor(i / 6) * 94,
        68,
        88,
        colour,
        i % 3 === 1,
      )
    })
    return svg
  }
  const lid = (y: number, height: number): string =>
    rect(
      -w / 2,
      y,
      w,
      height,
      linear(
        sheet,
        [
          [0, lighten(shell, 0.45)],
          [0.5, shell],
          [1, darken(shell, 0.2)],
        ],
        [0, 0, 1, 1],
      ),
      16,
    ) +
    rect(
      -w / 2 + 7,
      y + 7,
      w - 14,
      height - 14,
      'none',
      11,
      `stroke="${gold}" stroke-width="1.5" opacity=".8"`,
    )
  const hinge = (y: number): string =>
    rect(-w / 2 + 34, y - 6, 90, 13, round(sheet, darken(shell, 0.12), 'metal'), 5) +
    rect(w / 2 - 124, y - 6, 90, 13, round(sheet, darken(shell, 0.12), 'metal'), 5)
  if (state === 'closed') {
    return standing(
      tray(-h) +
        hinge(-h - 2) +
        lid(-h - 8 - 226, 226) +
        mirror(
          sheet,
          `M${-w / 2 + 30} ${-h - 212}H${w / 2 - 30}Q${w / 2 - 20} ${-h - 212} ${w / 2 - 20} ${-h - 202}V${-h - 38}Q${w / 2 - 20} ${-h - 28} ${w / 2 - 30} ${-h - 28}H${-w / 2 + 30}Q${-w / 2 + 20} ${-h - 28} ${-w / 2 + 20} ${-h - 38}V${-h - 202}Q${-w / 2 + 20} ${-h - 212} ${-w / 2 + 30} ${-h - 212}Z`,
        ),
      w,
      h + 236,
    )
  }
  const top =
    lid(-236, 236) +
    label(pack, {
      top: -186,
      width: 280,
      height: 150,
      ground: shell,
      ink: legible(gold, shell, 3),
      fine: false,
    })
  return flat(
    move(
      rect(-w / 2, -h, w, h, '#3A2024', 16, 'opacity=".16" transform="translate(12 14)"') + tray(-h),
      36,
      0,
      -5,
    ) +
      move(
        rect(-w / 2, -236, w, 236, '#3A2024', 16, 'opacity=".2" transform="translate(10 12)"') + top,
        -30,
        -214,
        7,
        0.92,
      ),
    540,
    500,
  )
}

/** Pressed powder with an embossed face; the mirror lid stands behind. */
export const compact: Draw = (pack, state) => {
  const { sheet, tint } = pack
  const shell = casing(pack)
  const r = 168
  const petals = Array.from({ length: 12 }, (_, i) =>
    group(
      path(
        'M0 -16C22 -44 22 -84 0 -106C-22 -84 -22 -44 0 -16Z',
        'none',
        `stroke="${darken(tint, 0.24)}" stroke-width="2.4" opacity=".6"`,
      ) +
        path(
          'M0 -16C22 -44 22 -84 0 -106',
          'none',
          'stroke="#FFFFFF" stroke-width="1.6" opacity=".6" transform="translate(1.6 1.6)"',
        ),
      `rotate(${i * 30})`,
    ),
  ).join('')
  const powder =
    disc(sheet, r, tint, shell) +
    petals +
    mark(pack, { x: 0, y: 7, size: 15, maxWidth: 62, fill: darken(tint, 0.36) })
  const glass =
    disc(sheet, r, shell, shell) +
    group(
      mirror(
        sheet,
        blob(24, () => 142),
      ),
      '',
    )
  const cover =
    disc(sheet, r, shell, shell) +
    circle(0, 0, r * 0.84, 'none', `stroke="${gold}" stroke-width="1.6" opacity=".9"`) +
    label(pack, {
      top: -70,
      width: 200,
      height: 140,
      ground: shell,
      ink: legible(gold, shell, 3),
      fine: false,
    })
  const shadow = flatShadow(sheet, r * 1.16, r * 1.14, 0.7)
  if (state === 'open')
    return flat(
      move(shadow, 8, -r + 16) +
        move(glass, 0, -r * 3 + 6) +
        rect(-46, -r * 2 - 4, 92, 14, round(sheet, gold, 'metal'), 5) +
        move(powder, 0, -r),
      r * 2,
      r * 4 - 8,
    )
  return flat(
    move(shadow, -62, -r * 1.5 + 18) +
      move(cover, -70, -r * 1.52) +
      move(shadow, 92, -r + 14) +
      move(powder, 84, -r),
    r * 2 + 156,
    r * 2.55,
  )
}

/** Cushion foundation with its puff. */
export const cushion: Draw = (pack, state) => {
  const { sheet, tint } = pack
  const shell = pack.palette.paper
  const r = 178
  const shadow = flatShadow(sheet, r * 1.16, r * 1.14, 0.75)
  const lid =
    disc(sheet, r, shell, mix(gold, shell, 0.15)) +
    path(`M-150 -58A160 160 0 0 1 -40 -150L-20 -140A150 150 0 0 0 -136 -52Z`, '#FFFFFF', 'opacity=".4"') +
    label(pack, { top: -78, width: 216, height: 156, ground: shell, fine: false })
  const puff =
    move(flatShadow(sheet, 108, 106, 0.8), 5, 10) +
    circle(0, 0, 94, darken('#F6DDD6', 0.2)) +
    circle(
      -2,
      -4,
      92,
      radial(
        sheet,
        [
          [0, '#FFF7F2'],
          [0.7, '#F8E2DA'],
          [1, '#E5C4BA'],
        ],
        0.38,
        0.32,
        0.8,
      ),
    ) +
    rect(
      -96,
      -19,
      190,
      38,
      linear(
        sheet,
        [
          [0, lighten(pack.palette.accent, 0.25)],
          [1, darken(pack.palette.accent, 0.15)],
        ],
        'y',
      ),
      5,
    ) +
    mark(pack, { x: 0, y: 6, size: 17, maxWidth: 120, fill: legible('#FFFFFF', pack.palette.accent, 3) })
  if (state === 'closed')
    return flat(move(shadow, 8, -r + 16) + move(lid, -36, -r * 1.2) + move(puff, 128, -96), 440, r * 2.25)
  let pores = ''
  const vary = random(pack.seed)
  for (let i = 0; i < 150; i += 1) {
    const a = vary() * 6.283
    const d = Math.sqrt(vary()) * 124
    pores += `M${n(Math.cos(a) * d)} ${n(Math.sin(a) * d)}h.1`
  }
  const base =
    disc(sheet, r, shell, gold) +
    circle(0, 0, 142, darken(shell, 0.25)) +
    circle(
      0,
      1,
      139,
      radial(
        sheet,
        [
          [0, lighten(tint, 0.4)],
          [0.6, tint],
          [1, darken(tint, 0.14)],
        ],
        0.4,
        0.34,
        0.8,
      ),
    ) +
    stroke(pores, darken(tint, 0.3), 3.2, 'opacity=".3"') +
    path('M-96 -54A112 112 0 0 1 -6 -110L4 -96A98 98 0 0 0 -80 -44Z', '#FFFFFF', 'opacity=".35"')
  const glass =
    disc(sheet, r, shell, gold) +
    mirror(
      sheet,
      blob(24, () => 150),
    )
  return flat(
    move(shadow, 8, -r + 16) +
      move(glass, -30, -r * 2.62) +
      rect(-60, -r * 1.92, 70, 20, round(sheet, gold, 'metal'), 5) +
      move(base, -20, -r) +
      move(puff, 150, -92),
    470,
    r * 3.62,
  )
}
