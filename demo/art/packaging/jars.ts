import { darken, lighten, mix } from '../colour'
import { clip, linear, metalBand, radial, reflection, round, settle } from '../light'
import { random } from '../random'
import { ellipse, group, line, move, path, rect, stroke, vessel } from '../shapes'
import { label, mark, sticker, verticalMark } from './label'
import { body, cap, swirl } from './parts'
import { standing, type Draw } from './thing'

/** Squeeze tube standing on its cap; open lies on its side with a ribbon of cream. */
export const tube: Draw = (pack, state) => {
  const { sheet, palette } = pack
  const h = 430
  const [crimp, foot] = [212, 168]
  const outline = `M${-crimp / 2} ${-h}H${crimp / 2}C${crimp / 2 - 3} ${-h * 0.6} ${foot / 2 + 4} ${-h * 0.3} ${foot / 2} -22Q${foot / 2} -2 ${foot / 2 - 16} 0H${-foot / 2 + 16}Q${-foot / 2} -2 ${-foot / 2} -22C${-foot / 2 - 4} ${-h * 0.3} ${-crimp / 2 + 3} ${-h * 0.6} ${-crimp / 2} ${-h}Z`
  let svg = path(outline, round(sheet, palette.paper, 'matte')) + settle(sheet, outline, 0.2)
  const pinch = clip(
    sheet,
    outline,
    path(
      `M${-crimp / 2} ${-h + 26}L-30 ${-h + 26}L${-crimp / 2 + 34} ${-h * 0.42}Z`,
      linear(sheet, [
        [0, darken(palette.paper, 0.5), 0.16],
        [1, darken(palette.paper, 0.5), 0],
      ]),
    ) +
      path(
        `M${crimp / 2} ${-h + 26}L36 ${-h + 26}L${crimp / 2 - 38} ${-h * 0.42}Z`,
        linear(sheet, [
          [0, '#FFFFFF', 0],
          [1, '#FFFFFF', 0.3],
        ]),
      ) +
      rect(
        -crimp / 2,
        -h,
        crimp,
        26,
        linear(
          sheet,
          [
            [0, lighten(palette.paper, 0.3)],
            [0.8, darken(palette.paper, 0.07)],
            [1, darken(palette.paper, 0.24)],
          ],
          'y',
        ),
      ),
  )
  svg += pinch
  for (let x = -crimp / 2 + 5; x < crimp / 2; x += 6)
    svg += line(x, -h + 3, x, -h + 21, darken(palette.paper, 0.4), 1, 'opacity=".2"')
  svg += reflection(sheet, -62, -h + 60, 12, h - 92, 0.5)
  svg +=
    rect(-foot / 2 - 1, -46, foot + 2, 3, palette.accent, 0, 'opacity=".6"') +
    label(pack, { top: -h + 66, width: 136, height: h - 138, ground: palette.paper })
  const lid = (y: number): string =>
    cap(sheet, foot - 12, 84, y, palette.accent, { finish: 'gloss', radius: 4 }) +
    line(-foot / 2 + 8, y - 62, foot / 2 - 8, y - 62, '#1E0F12', 1.6, 'opacity=".28"')
  if (state === 'closed') return standing(lid(0) + move(svg, 0, -82), crimp, h + 84, foot - 12)
  const nozzle =
    rect(-26, -2, 52, 22, round(sheet, palette.paper, 'gloss'), 3) +
    path('M-18 20H18L11 44H-11Z', round(sheet, lighten(palette.paper, 0.2), 'gloss'))
  const lying = move(svg + nozzle, 40, -60, 64, 0.96)
  const ribbon = `M-52 -36C-110 -6 -160 4 -190 -16C-214 -36 -180 -58 -150 -44C-120 -28 -160 14 -216 14C-256 14 -276 -6 -262 -24`
  const cream =
    stroke(ribbon, '#3A2024', 44, 'opacity=".14" transform="translate(4 9)"') +
    stroke(ribbon, darken(pack.tint, 0.14), 42) +
    stroke(ribbon, pack.tint, 34, 'transform="translate(-1 -3)"') +
    stroke(ribbon, lighten(pack.tint, 0.6), 11, 'transform="translate(-3 -9)" opacity=".8"')
  const capBeside = move(cap(sheet, foot - 22, 74, 0, palette.accent, { radius: 4 }), 250, 44)
  return standing(
    group(
      ellipse(
        170,
        30,
        260,
        34,
        radial(sheet, [
          [0, '#3A2024', 0.34],
          [0.6, '#3A2024', 0.12],
          [1, '#3A2024', 0],
        ]),
      ) +
        lying +
        cream +
        capBeside,
      'translate(-60 -50)',
    ),
    700,
    320,
    1,
  )
}

/** Cream jar; open shows the swirl, the lid leans beside. */
export const jar: Draw = (pack, state) => {
  const { sheet, palette } = pack
  const w = 330
  const h = 190
  const glass = pack.brand.length % 2 === 0
  const outline = vessel(w, h, 18, 34)
  let svg = glass
    ? path(outline, lighten(palette.paper, 0.4)) +
      path(outline, round(sheet, mix(palette.paper, pack.tint, 0.3), 'glass')) +
      move(
        path(vessel(w - 46, h - 46, 16, 26), round(sheet, mix(palette.paper, '#FFFFFF', 0.3), 'matte')),
        0,
        -26,
      ) +
      settle(sheet, outline, 0.22)
    : body(sheet, outline, palette.paper, 'gloss')
  svg +=
    reflection(sheet, -w / 2 + 18, -h + 26, 12, h - 62, 0.7) +
    reflection(sheet, w / 2 - 20, -h + 26, 6, h - 62, 0.5)
  svg += label(pack, {
    top: -h + 34,
    width: w * 0.6,
    height: h - 66,
    ground: lighten(palette.paper, 0.15),
    fine: false,
  })
  const lid =
    cap(sheet, w + 6, 84, 0, palette.accent, { radius: 16, finish: 'gloss' }) +
    metalBand(sheet, w + 6, -8, 7, mix(palette.accent, '#E4CFA4', 0.6))
  if (state === 'closed') return standing(svg + move(lid, 0, -h - 3), w, h + 88)
  const top = -h - 18
  svg +=
    rect(-w / 2 + 16, top, w - 32, 26, round(sheet, lighten(palette.paper, 0.2), 'gloss'), 4) +
    ellipse(
      0,
      top,
      w / 2 - 16,
      42,
      lighten(palette.paper, 0.55),
      `stroke="${darken(palette.paper, 0.2)}" stroke-opacity=".4"`,
    ) +
    ellipse(0, top + 3, w / 2 - 28, 34, darken(pack.tint, 0.3))
  svg += move(swirl(sheet, w / 2 - 31, 31, pack.tint), 0, top + 4)
  const face =
    ellipse(
      0,
      0,
      128,
      128,
      linear(
        sheet,
        [
          [0, lighten(palette.accent, 0.5)],
          [0.5, palette.accent],
          [1, darken(palette.accent, 0.4)],
        ],
        [0, 0, 1, 1],
      ),
    ) +
    ellipse(
      0,
      0,
      117,
      117,
      radial(
        sheet,
        [
          [0, lighten(palette.accent, 0.3)],
          [0.7, palette.accent],
          [1, darken(palette.accent, 0.12)],
        ],
        0.35,
        0.3,
        0.8,
      ),
    ) +
    mark(pack, { x: 0, y: 8, size: 24, maxWidth: 160, fill: lighten(palette.accent, 0.6) })
  const leaning = group(face, 'translate(222 -118) rotate(14) scale(.72 1)')
  return standing(
    group(ellipse(236, 4, 120, 12, '#3A2024', 'opacity=".16"') + leaning + svg, 'translate(-70 0)'),
    520,
    h + 70,
    w,
  )
}

/** Twist-up stick (sunscreen, deodorant, cleanser): an oval barrel with a cap. */
export const stick: Draw = (pack, state) => {
  const { sheet, palette } = pack
  const w = 176
  const svg =
    body(sheet, vessel(w, 300, 6, 18), palette.paper, 'matte') +
    label(pack, { top: -268, width: w * 0.72, height: 208, ground: palette.paper }) +
    rect(-w / 2, -36, w, 2, darken(palette.paper, 0.5), 0, 'opacity=".3"') +
    Array.from({ length: 26 }, (_, i) =>
      line(-w / 2 + 6 + i * 6.6, -30, -w / 2 + 6 + i * 6.6, -8, '#1E0F12', 1.2, 'opacity=".14"'),
    ).join('')
  const lid =
    body(sheet, vessel(w + 2, 146, 44, 2), palette.accent, 'gloss') +
    reflection(sheet, -w / 2 + 22, -126, 10, 104, 0.4)
  if (state === 'closed') return standing(svg + move(lid, 0, -301), w, 448)
  const dome = vessel(w - 30, 108, 62, 0)
  return standing(
    group(
      rect(-w / 2 + 8, -318, w - 16, 24, round(sheet, lighten(palette.paper, 0.3), 'gloss'), 3) +
        move(body(sheet, dome, pack.tint, 'matte') + reflection(sheet, -46, -88, 14, 60, 0.55), 0, -314) +
        svg +
        move(ellipse(8, 0, 110, 9, '#3A2024', 'opacity=".2"') + lid, 196, 4),
      'translate(-60 0)',
    ),
    370,
    424,
    w,
  )
}

/** Lip balm in a slim barrel. */
export const lipBalm: Draw = (pack, state) => {
  const { sheet, palette } = pack
  const w = 112
  const svg =
    body(sheet, vessel(w, 268, 4, 8), palette.paper, 'gloss') +
    verticalMark(pack, { x: -16, y: -148, size: 27, maxWidth: 190, fill: palette.ink }) +
    move(
      label(
        { ...pack, brand: ' ' },
        { top: -20, width: 190, height: 60, ground: palette.paper, fine: false },
      ),
      20,
      -148,
      -90,
      0.82,
    ) +
    rect(-w / 2, -36, w, 2, '#1E0F12', 0, 'opacity=".22"')
  const lid =
    body(sheet, vessel(w + 4, 150, 14, 2), palette.accent, 'gloss') +
    metalBand(sheet, w + 4, -7, 6, '#DCCBA8')
  if (state === 'closed') return standing(svg + move(lid, 0, -269), w, 420)
  const bullet = `M-38 0V-92C-38 -112 20 -136 38 -128V0Z`
  return standing(
    group(
      rect(-46, -292, 92, 28, round(sheet, '#F2F0EE', 'gloss'), 3) +
        move(
          path(bullet, round(sheet, pack.tint, 'gloss')) +
            path(
              'M-38 -92C-38 -112 20 -136 38 -128C40 -116 -30 -80 -38 -92Z',
              lighten(pack.tint, 0.4),
              'opacity=".75"',
            ),
          0,
          -290,
        ) +
        svg +
        move(ellipse(8, 0, 72, 7, '#3A2024', 'opacity=".2"') + lid, 150, 4),
      'translate(-54 0)',
    ),
    280,
    424,
    w,
  )
}

/** Scented candle in a tumbler; open burns. */
export const candle: Draw = (pack, state) => {
  const { sheet, palette } = pack
  const w = 290
  const h = 320
  const outline = vessel(w, h, 6, 26)
  const wax = mix(pack.tint, '#FFF6E8', 0.62)
  let svg =
    path(outline, round(sheet, mix(palette.paper, '#FFFFFF', 0.25), 'glass')) +
    move(
      clip(
        sheet,
        vessel(w - 20, h - 20, 2, 18),
        rect(-w / 2, -h * 0.84, w, h, round(sheet, wax, 'matte')) +
          ellipse(0, -h * 0.84, w / 2 - 10, 17, lighten(wax, 0.45)),
      ),
      0,
      -12,
    ) +
    settle(sheet, outline, 0.16)
  svg += stroke(`M0 ${-h * 0.875}Q4 ${-h * 0.9} 1 ${-h * 0.95}`, '#2A2220', 4)
  if (state === 'open')
    svg +=
      ellipse(
        0,
        -h * 0.88,
        w / 2 - 24,
        90,
        radial(sheet, [
          [0, '#FFD98A', 0.75],
          [1, '#FFD98A', 0],
        ]),
      ) +
      path(
        `M0 ${-h * 0.92}C-26 ${-h * 0.98} -14 ${-h * 1.1} 2 ${-h * 1.2}C16 ${-h * 1.1} 27 ${-h * 0.98} 0 ${-h * 0.92}Z`,
        radial(
          sheet,
          [
            [0, '#FFFDF2'],
            [0.5, '#FFE08A'],
            [1, '#F59A3C'],
          ],
          0.5,
          0.8,
          0.7,
        ),
      ) +
      ellipse(
        0,
        -h * 1.05,
        150,
        150,
        radial(sheet, [
          [0, '#FFE7AE', 0.5],
          [1, '#FFE7AE', 0],
        ]),
      )
  svg +=
    ellipse(0, -h + 2, w / 2 - 2, 20, 'none', 'stroke="#FFFFFF" stroke-width="3" stroke-opacity=".85"') +
    ellipse(
      0,
      -h + 3,
      w / 2 - 2,
      20,
      'none',
      `stroke="${darken(palette.paper, 0.4)}" stroke-width="1" stroke-opacity=".5"`,
    )
  svg +=
    sticker(pack, {
      top: -h * 0.66,
      width: 176,
      height: 150,
      ground: palette.paper,
      paper: round(sheet, palette.paper, 'matte'),
      fine: false,
    }) +
    reflection(sheet, -w / 2 + 16, -h + 34, 13, h - 70, 0.7) +
    reflection(sheet, w / 2 - 20, -h + 34, 6, h - 70, 0.55)
  return standing(svg, w, state === 'open' ? h * 1.25 : h + 18)
}

/** Bar of soap leaning behind its wrapped twin. */
export const soap: Draw = (pack, state) => {
  const { sheet, palette, tint } = pack
  const bar = (w: number, h: number): string => {
    const d = `M${-w / 2 + 34} ${-h}H${w / 2 - 34}Q${w / 2} ${-h} ${w / 2} ${-h + 34}V-34Q${w / 2} 0 ${w / 2 - 34} 0H${-w / 2 + 34}Q${-w / 2} 0 ${-w / 2} -34V${-h + 34}Q${-w / 2} ${-h} ${-w / 2 + 34} ${-h}Z`
    return (
      move(path(d, darken(tint, 0.28)), 7, 7) +
      path(
        d,
        linear(
          sheet,
          [
            [0, lighten(tint, 0.5)],
            [0.5, tint],
            [1, darken(tint, 0.16)],
          ],
          [0, 0, 1, 1],
        ),
      ) +
      group(
        path(d, 'none', `stroke="${lighten(tint, 0.6)}" stroke-width="4" opacity=".8"`) +
          path(
            d,
            'none',
            `stroke="${darken(tint, 0.3)}" stroke-width="2" opacity=".5" transform="translate(1.5 2.5)"`,
          ),
        `translate(0 ${-h * 0.07}) scale(.86)`,
      )
    )
  }
  const naked =
    bar(330, 210) +
    mark(pack, { x: 1.4, y: -95 + 1.6, size: 40, maxWidth: 230, fill: lighten(tint, 0.65) }) +
    mark(pack, { x: 0, y: -95, size: 40, maxWidth: 230, fill: darken(tint, 0.34) })
  const vary = random(pack.seed)
  const bubbles = Array.from({ length: state === 'open' ? 34 : 0 }, () => {
    const r = 6 + vary() * 24
    return ellipse(
      (vary() - 0.5) * 440,
      -vary() * 60 + 26,
      r,
      r,
      radial(
        sheet,
        [
          [0, '#FFFFFF', 0.2],
          [0.75, '#FFFFFF', 0.5],
          [0.95, '#FFFFFF', 0.95],
          [1, '#D8E4EA', 0.5],
        ],
        0.45,
        0.4,
        0.55,
      ),
    )
  }).join('')
  if (state === 'open') return standing(naked + bubbles, 400, 220, 330)
  const wrapped =
    bar(340, 214) +
    rect(
      -112,
      -216,
      224,
      223,
      linear(sheet, [
        [0, darken(palette.paper, 0.1)],
        [0.2, lighten(palette.paper, 0.3)],
        [0.8, palette.paper],
        [1, darken(palette.paper, 0.12)],
      ]),
    ) +
    label(pack, { top: -190, width: 176, height: 164, ground: palette.paper })
  return standing(
    move(naked, 66, -74, 7, 0.94) + move(flatEdge(sheet), 0, 0) + move(wrapped, -26, 0),
    440,
    300,
    350,
  )
}

const flatEdge = (sheet: Parameters<Draw>[0]['sheet']): string =>
  rect(
    -190,
    -230,
    370,
    30,
    linear(
      sheet,
      [
        [0, '#3A2024', 0],
        [1, '#3A2024', 0.22],
      ],
      'y',
    ),
    14,
  )
