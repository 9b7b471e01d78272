import { darken, lighten, luminance, mix } from '../colour'
import { clip, linear, metalBand, reflection, round, settle } from '../light'
import { circle, ellipse, group, move, path, rect, stroke, vessel } from '../shapes'
import { random } from '../random'
import { label, mark, sticker } from './label'
import { body, cap, dollop, drop, neck, pump } from './parts'
import { standing, type Draw, type Pack } from './thing'

const glassTone = (pack: Pack): string =>
  luminance(pack.palette.paper) > 0.7
    ? mix(pack.tint, '#FFFFFF', 0.42)
    : mix(pack.palette.paper, pack.tint, 0.18)

/** Serum bottle: heavy glass, liquid, printed face, metal collar, rubber bulb. */
export const dropper: Draw = (pack, state) => {
  const { sheet, palette } = pack
  const w = 214
  const h = 318
  const glass = glassTone(pack)
  const outer = vessel(w, h, 46, 22)
  const inner = vessel(w - 22, h - 24, 36, 14)
  const liquid = mix(glass, pack.tint, 0.35)
  const frosted = pack.brand.length % 2 === 0
  let svg = frosted
    ? body(sheet, outer, mix(glass, palette.paper, 0.35), 'frosted')
    : path(outer, mix(glass, '#FFFFFF', 0.5)) +
      path(outer, round(sheet, glass, 'glass')) +
      move(
        clip(
          sheet,
          inner,
          rect(
            -w / 2,
            -h * 0.86,
            w,
            h,
            linear(
              sheet,
              [
                [0, lighten(liquid, 0.24)],
                [0.55, liquid],
                [1, darken(liquid, 0.22)],
              ],
              'y',
            ),
          ) +
            rect(-w / 2, -h, w, h, round(sheet, liquid, 'gloss'), 0, 'opacity=".55"') +
            ellipse(0, -h * 0.86, w / 2 - 12, 8, lighten(liquid, 0.55)),
        ),
        0,
        -15,
      ) +
      (state === 'closed' ? rect(-6, -h + 30, 12, h * 0.72, '#FFFFFF', 6, 'opacity=".25"') : '') +
      settle(sheet, outer, 0.2)
  svg +=
    reflection(sheet, -w / 2 + 20, -h + 50, 13, h - 90, 0.75) +
    reflection(sheet, w / 2 - 17, -h + 60, 6, h - 100, 0.55)
  const ground = frosted ? mix(glass, palette.paper, 0.35) : liquid
  svg += label(pack, { top: -h * 0.75, width: w * 0.66, height: h * 0.62, ground })
  const top =
    move(
      body(
        sheet,
        `M-30 0V-46C-30 -66 -28 -76 -25 -98C-23 -122 23 -122 25 -98C28 -76 30 -66 30 -46V0Z`,
        darken(mix(palette.accent, palette.ink, 0.25), 0.1),
        'matte',
      ) + reflection(sheet, -16, -104, 7, 84, 0.35),
      0,
      -66,
    ) +
    cap(sheet, 88, 70, 0, palette.accent, { finish: 'metal', radius: 7, ribs: 0 }) +
    metalBand(sheet, 88, -14, 4, palette.accent)
  svg += neck(sheet, 64, 26, -h + 4, glass, state === 'open')
  if (state === 'closed') return standing(svg + move(top, 0, -h - 4), w, h + 190)
  const pipette =
    path(
      'M-10 0V150L-4 196V212H4V196L10 150V0Z',
      round(sheet, mix(liquid, '#FFFFFF', 0.5), 'glass'),
      'stroke="#FFFFFF" stroke-opacity=".7"',
    ) +
    path('M-7 70V150L-3 196H3L7 150V70Z', liquid, 'opacity=".8"') +
    rect(-7, 4, 3, 150, '#FFFFFF', 1.5, 'opacity=".85"')
  svg += move(pipette + drop(sheet, 0, 216, 12, liquid) + top, 150, -h - 60, 16)
  return standing(group(svg, 'translate(-55 0)'), 400, h + 260, w)
}

/** Lotion bottle with a pump. */
export const pumpBottle: Draw = (pack, state) => {
  const { sheet, palette } = pack
  const w = 204
  const h = 390
  let svg =
    body(sheet, vessel(w, h, 44, 20), palette.paper, 'matte') +
    reflection(sheet, -w / 2 + 24, -h + 46, 12, h - 90, 0.6) +
    reflection(sheet, w / 2 - 14, -h + 60, 5, h - 110, 0.35)
  svg +=
    label(pack, { top: -h * 0.78, width: w * 0.72, height: h * 0.68, ground: palette.paper }) +
    pump(sheet, 78, -h + 2, palette.accent, mix(palette.accent, '#FFFFFF', 0.1))
  if (state === 'closed') return standing(svg, w, h + 118)
  svg +=
    drop(sheet, -75, -h - 92, 11, pack.tint) + move(dollop(sheet, 74, pack.tint, random(pack.seed)), -150, -8)
  return standing(group(svg, 'translate(45 0)'), 370, h + 118, w)
}

/** Toner or shampoo bottle with a tall cap. */
export const bottle: Draw = (pack, state) => {
  const { sheet, palette } = pack
  const w = 196
  const h = 400
  const clear = pack.brand.length % 3 !== 0
  const tone = clear ? mix(pack.tint, '#FFFFFF', 0.5) : palette.paper
  const outline = vessel(w, h, 52, 24)
  let svg = clear
    ? path(outline, lighten(tone, 0.5)) +
      path(outline, round(sheet, tone, 'glass')) +
      move(
        clip(
          sheet,
          vessel(w - 14, h - 20, 44, 18),
          rect(-w / 2, -h * 0.88, w, h, round(sheet, tone, 'gloss'), 0, 'opacity=".85"') +
            ellipse(0, -h * 0.88, w / 2 - 8, 8, lighten(tone, 0.7)),
        ),
        0,
        -9,
      ) +
      settle(sheet, outline, 0.2)
    : body(sheet, outline, tone, 'gloss')
  svg +=
    reflection(sheet, -w / 2 + 18, -h + 54, 12, h - 100, 0.7) +
    reflection(sheet, w / 2 - 15, -h + 60, 5, h - 110, 0.5)
  svg += clear
    ? sticker(pack, {
        top: -h * 0.72,
        width: w * 0.74,
        height: h * 0.56,
        ground: palette.paper,
        paper: round(sheet, palette.paper, 'matte'),
      })
    : label(pack, { top: -h * 0.74, width: w * 0.72, height: h * 0.64, ground: tone })
  svg += neck(sheet, 62, 24, -h + 4, tone, state === 'open')
  const lid =
    cap(sheet, 92, 92, 0, palette.accent, { finish: 'gloss', radius: 9 }) +
    metalBand(sheet, 92, -6, 6, mix(palette.accent, '#E8D8B8', 0.5))
  if (state === 'closed') return standing(svg + move(lid, 0, -h - 4), w, h + 96)
  return standing(
    group(svg + move(ellipse(8, 0, 60, 7, '#3A2024', 'opacity=".2"') + lid, 160, 4), 'translate(-50 0)'),
    320,
    h + 24,
    w,
  )
}

/** Mist with a fine actuator under a clear overcap. */
export const spray: Draw = (pack, state) => {
  const { sheet, palette } = pack
  const w = 164
  const h = 400
  let svg =
    body(sheet, vessel(w, h, 34, 20), palette.paper, 'gloss') +
    label(pack, { top: -h * 0.8, width: w * 0.76, height: h * 0.7, ground: palette.paper })
  svg +=
    rect(-w / 2 + 1, -64, w - 2, 3, palette.accent, 0, 'opacity=".55"') +
    metalBand(sheet, 108, -h - 14, 18, mix(palette.accent, '#D9D4D0', 0.35))
  const head =
    cap(sheet, 62, 54, -h - 14, palette.accent, { radius: 10, finish: 'matte' }) +
    circle(-18, -h - 44, 5, darken(palette.accent, 0.5)) +
    circle(-18, -h - 44, 2, '#FFFFFF')
  const clear = vessel(112, 128, 14, 2)
  const overcap =
    path(clear, round(sheet, '#E4EAEC', 'glass'), 'opacity=".62"') +
    path(clear, 'none', 'stroke="#FFFFFF" stroke-opacity=".8" stroke-width="1.6"') +
    reflection(sheet, -44, -118, 9, 104, 0.95) +
    reflection(sheet, 38, -118, 5, 104, 0.7)
  if (state === 'closed') return standing(svg + head + move(overcap, 0, -h - 8), w, h + 138)
  const vary = random(pack.seed)
  let mist = path(
    `M-22 ${-h - 44}L-236 ${-h - 124}Q-262 ${-h - 40} -232 ${-h + 40}Z`,
    linear(sheet, [
      [0, '#FFFFFF', 0],
      [0.5, lighten(pack.tint, 0.8), 0.55],
      [1, '#FFFFFF', 0.85],
    ]),
  )
  for (let i = 0; i < 70; i += 1) {
    const t = 0.25 + vary() * 0.75
    mist += circle(
      -22 - t * 215,
      -h - 44 + (vary() - 0.5) * 160 * t,
      0.8 + vary() * 2.2,
      i % 3 ? '#FFFFFF' : lighten(pack.tint, 0.4),
      'opacity=".85"',
    )
  }
  return standing(group(svg + mist + head + move(overcap, 150, 2), 'translate(24 0)'), 440, h + 138, w)
}

/** Eau de parfum: a thick glass block, tinted juice, dip tube, heavy cap. */
export const perfume: Draw = (pack, state) => {
  const { sheet, palette } = pack
  const w = 290
  const h = 330
  const juice = mix(pack.tint, '#FFFFFF', 0.2)
  const tall = pack.brand.length % 2 === 1
  const outer = vessel(w, h, tall ? 40 : 20, 18, 3)
  const inner = vessel(w - 44, h - 58, tall ? 26 : 8, 12, 3)
  let svg =
    path(
      outer,
      linear(sheet, [
        [0, darken(juice, 0.26)],
        [0.04, lighten(juice, 0.5)],
        [0.1, lighten(juice, 0.75)],
        [0.5, lighten(juice, 0.6)],
        [0.9, lighten(juice, 0.66)],
        [0.96, lighten(juice, 0.2)],
        [1, darken(juice, 0.32)],
      ]),
    ) +
    path(
      outer,
      linear(
        sheet,
        [
          [0, '#FFFFFF', 0.5],
          [0.4, '#FFFFFF', 0],
          [0.84, darken(juice, 0.2), 0.12],
          [0.92, '#FFFFFF', 0.55],
          [1, darken(juice, 0.35), 0.5],
        ],
        'y',
      ),
    )
  svg += move(
    path(
      inner,
      linear(sheet, [
        [0, darken(juice, 0.2)],
        [0.12, juice],
        [0.4, lighten(juice, 0.28)],
        [0.7, juice],
        [1, darken(juice, 0.26)],
      ]),
    ) +
      path(
        inner,
        linear(
          sheet,
          [
            [0, '#FFFFFF', 0.72],
            [0.13, '#FFFFFF', 0.6],
            [0.14, '#FFFFFF', 0],
            [0.7, '#000000', 0],
            [1, darken(juice, 0.5), 0.34],
          ],
          'y',
        ),
      ) +
      path(inner, 'none', `stroke="${lighten(juice, 0.6)}" stroke-width="2" stroke-opacity=".8"`),
    0,
    -34,
  )
  svg +=
    stroke(`M0 ${-h}L4 -60`, '#FFFFFF', 5, 'opacity=".4"') +
    stroke(
      `M${-w / 2 + 24} -26L${-w / 2 + 6} -6M${w / 2 - 24} -26L${w / 2 - 6} -6`,
      '#FFFFFF',
      2,
      'opacity=".7"',
    )
  svg += path(
    `M${-w / 2 + 34} ${-h + 60}L${-w / 2 + 96} ${-h + 60}L${-w / 2 + 46} -60L${-w / 2 + 34} -60Z`,
    '#FFFFFF',
    'opacity=".26"',
  )
  svg += sticker(pack, {
    top: -h * 0.62,
    width: 168,
    height: 126,
    ground: palette.paper,
    paper: linear(
      sheet,
      [
        [0, lighten(palette.paper, 0.4)],
        [1, darken(palette.paper, 0.07)],
      ],
      [0, 0, 1, 1],
    ),
    fine: false,
    r: 2,
  })
  svg +=
    path(outer, 'none', 'stroke="#FFFFFF" stroke-opacity=".75" stroke-width="2"') +
    metalBand(sheet, 84, -h - 24, 28, '#D8BE8E')
  const lid =
    cap(sheet, 128, 112, 0, palette.accent, { finish: tall ? 'metal' : 'gloss', radius: tall ? 34 : 8 }) +
    metalBand(sheet, 128, -9, 9, '#D8BE8E') +
    mark(pack, { x: 0, y: -50, size: 15, maxWidth: 92, fill: '#FFFFFF', opacity: 0.55 })
  if (state === 'closed') return standing(svg + move(lid, 0, -h - 22), w, h + 134)
  svg += rect(-24, -h - 66, 48, 44, round(sheet, '#E2CC9F', 'metal'), 5) + circle(-6, -h - 48, 3.5, '#3A2A20')
  return standing(
    group(svg + move(ellipse(10, 0, 84, 9, '#3A2024', 'opacity=".2"') + lid, 236, 6), 'translate(-80 0)'),
    470,
    h + 70,
    w,
  )
}

/** Supplements: a squat bottle with a ribbed cap; open spills capsules. */
export const capsuleBottle: Draw = (pack, state) => {
  const { sheet, palette } = pack
  const w = 236
  const h = 316
  const shell = luminance(palette.paper) > 0.85 ? mix(palette.paper, palette.accent, 0.1) : palette.paper
  let svg =
    body(sheet, vessel(w, h, 50, 26), shell, 'gloss') +
    rect(-w / 2, -h * 0.75, w, h * 0.62, round(sheet, lighten(palette.paper, 0.5), 'matte')) +
    rect(-w / 2, -h * 0.75, w, 8, palette.accent, 0, 'opacity=".85"') +
    rect(-w / 2, -h * 0.16, w, 8, palette.accent, 0, 'opacity=".85"')
  svg +=
    label(pack, { top: -h * 0.68, width: w * 0.7, height: h * 0.48, ground: lighten(palette.paper, 0.5) }) +
    reflection(sheet, -w / 2 + 18, -h + 40, 11, h - 70, 0.6)
  svg += neck(sheet, 126, 20, -h + 4, shell, state === 'open')
  const lid = cap(sheet, 158, 84, 0, palette.accent, { ribs: 34, radius: 12, finish: 'matte' })
  const vary = random(pack.seed)
  const capsule = (x: number, y: number, turn: number): string =>
    move(
      ellipse(6, 12, 30, 8, '#3A2024', 'opacity=".18"') +
        rect(
          -29,
          -11,
          58,
          22,
          linear(
            sheet,
            [
              [0, lighten(pack.tint, 0.65)],
              [0.35, lighten(pack.tint, 0.1)],
              [1, darken(pack.tint, 0.25)],
            ],
            'y',
          ),
          11,
        ) +
        path(
          'M2 -11H18A11 11 0 0 1 18 11H2Z',
          linear(
            sheet,
            [
              [0, '#FFFFFF'],
              [1, '#D9CFC6'],
            ],
            'y',
          ),
          'opacity=".92"',
        ) +
        rect(-20, -8, 38, 4, '#FFFFFF', 2, 'opacity=".7"'),
      x,
      y,
      turn,
    )
  if (state === 'closed')
    return standing(svg + move(lid, 0, -h - 6) + capsule(w / 2 + 26, -12, -14), w + 60, h + 90, w)
  let spill = ''
  for (let i = 0; i < 7; i += 1) spill += capsule(96 + i * 26 + vary() * 10, -16 + (i % 3) * 16, vary() * 160)
  return standing(group(svg + move(lid, 190, -4) + spill, 'translate(-70 0)'), 440, h + 24, w)
}

/** Lacquer: a small block of colour under a long black cap. */
export const nailPolish: Draw = (pack, state) => {
  const { sheet, palette, tint } = pack
  const outer = vessel(178, 190, 30, 24, 4)
  const inner = vessel(150, 158, 24, 20, 4)
  let svg =
    path(outer, round(sheet, '#E8ECEE', 'glass')) +
    path(outer, '#FFFFFF', 'opacity=".35"') +
    move(path(inner, round(sheet, tint, 'gloss')) + settle(sheet, inner, 0.3), 0, -18) +
    reflection(sheet, -66, -160, 14, 126, 0.75) +
    reflection(sheet, 58, -150, 6, 110, 0.5) +
    path(outer, 'none', 'stroke="#FFFFFF" stroke-opacity=".8" stroke-width="2"')
  svg += mark(pack, {
    x: 0,
    y: -92,
    size: 22,
    maxWidth: 108,
    fill: luminance(tint) > 0.4 ? '#2A1A1C' : '#FFFFFF',
  })
  const top =
    body(
      sheet,
      'M-31 0V-190Q-31 -206 -16 -206H16Q31 -206 31 -190V0Z',
      luminance(palette.accent) > 0.6 ? palette.ink : palette.accent,
      'gloss',
    ) + metalBand(sheet, 62, -14, 12, '#D8C7A0')
  svg += neck(sheet, 46, 20, -186, '#DCE1E3', state === 'open')
  if (state === 'closed') return standing(svg + move(top, 0, -192), 178, 400)
  const wand =
    rect(-4, 0, 8, 96, '#2A2426') +
    path('M-7 92H7L11 150Q0 166 -11 150Z', tint) +
    path('M-4 96L-5 148', 'none', 'stroke="#FFFFFF" stroke-opacity=".5" stroke-width="2"') +
    drop(sheet, 0, 158, 9, tint)
  return standing(group(svg + move(wand + top, 130, -250, 22), 'translate(-40 0)'), 330, 450, 178)
}
