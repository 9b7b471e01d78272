import { darken, legible, lighten, mix } from '../colour'
import { clip, linear, radial, reflection, round, settle, type Sheet } from '../light'
import { random } from '../random'
import { circle, ellipse, group, line, move, n, path, rect, stroke } from '../shapes'
import { label, mark } from './label'
import { drop } from './parts'
import { flat, standing, type Draw, type Pack } from './thing'

const leafShape = (length: number): string =>
  `M0 0C${n(length * 0.34)} ${n(-length * 0.3)} ${n(length * 0.3)} ${n(-length * 0.8)} 0 ${n(-length)}C${n(-length * 0.3)} ${n(-length * 0.8)} ${n(-length * 0.34)} ${n(-length * 0.3)} 0 0Z`

/** Foil pouch of given size, lower edge on y=0. */
const pouch = (pack: Pack, w: number, h: number): string => {
  const { sheet, palette, tint } = pack
  const x = w / 2
  const d = `M${n(-x)} ${n(-h)}H${n(x)}C${n(x - 4)} ${n(-h * 0.7)} ${n(x - 4)} ${n(-h * 0.3)} ${n(x)} 0H${n(-x)}C${n(-x + 4)} ${n(-h * 0.3)} ${n(-x + 4)} ${n(-h * 0.7)} ${n(-x)} ${n(-h)}Z`
  const soft = mix(tint, palette.paper, 0.45)
  let svg = path(
    d,
    linear(sheet, [
      [0, darken(palette.paper, 0.12)],
      [0.08, lighten(palette.paper, 0.25)],
      [0.3, palette.paper],
      [0.62, lighten(palette.paper, 0.3)],
      [0.9, palette.paper],
      [1, darken(palette.paper, 0.2)],
    ]),
  )
  let art =
    circle(
      x * 0.36,
      -h * 0.24,
      w * 0.36,
      linear(
        sheet,
        [
          [0, lighten(soft, 0.45)],
          [1, soft],
        ],
        [0, 0, 1, 1],
      ),
    ) + circle(-x * 0.62, -h * 0.12, w * 0.2, lighten(soft, 0.2), 'opacity=".8"')
  for (let i = 0; i < 5; i += 1)
    art += move(
      path(leafShape(w * 0.34), mix(soft, i % 2 ? palette.accent : darken(soft, 0.3), 0.5), 'opacity=".75"'),
      x * 0.34,
      -h * 0.16,
      -80 + i * 38,
    )
  art += drop(sheet, -x * 0.28, -h * 0.34, w * 0.09, soft)
  svg += clip(
    sheet,
    d,
    art +
      path(
        `M${n(-x * 0.86)} ${n(-h)}C${n(-x * 0.6)} ${n(-h * 0.6)} ${n(-x * 0.9)} ${n(-h * 0.3)} ${n(-x * 0.66)} 0H${n(-x * 0.5)}C${n(-x * 0.74)} ${n(-h * 0.3)} ${n(-x * 0.4)} ${n(-h * 0.6)} ${n(-x * 0.62)} ${n(-h)}Z`,
        '#FFFFFF',
        'opacity=".3"',
      ) +
      settle(sheet, d, 0.16),
  )
  for (const y of [-h, -24]) {
    svg += rect(
      -x + 1,
      y,
      w - 2,
      24,
      linear(
        sheet,
        [
          [0, '#FFFFFF', 0.4],
          [1, '#3A2024', 0.12],
        ],
        'y',
      ),
    )
    for (let i = 0; i < 5; i += 1)
      svg += line(-x + 2, y + 4 + i * 4, x - 2, y + 4 + i * 4, '#3A2024', 0.8, 'opacity=".13"')
  }
  svg += path(`M${n(x)} ${n(-h + 40)}l-9 5 9 5Z`, '#FFFFFF', 'opacity=".8"')
  return (
    svg + label(pack, { top: -h + 46, width: w * 0.72, height: h * 0.42, ground: palette.paper, fine: false })
  )
}

const castBehind = (sheet: Sheet, w: number, h: number): string =>
  rect(
    -w / 2 - 6,
    -h - 2,
    w + 26,
    h + 20,
    radial(
      sheet,
      [
        [0, '#3A2024', 0.42],
        [0.7, '#3A2024', 0.22],
        [1, '#3A2024', 0],
      ],
      0.5,
      0.55,
      0.72,
    ),
    14,
  )

/** Sheet mask in its pouch; open lays the wet sheet beside. */
export const sheetMask: Draw = (pack, state) => {
  const { sheet } = pack
  const front = castBehind(sheet, 330, 450) + pouch(pack, 330, 450)
  if (state === 'closed')
    return flat(
      move(
        castBehind(sheet, 330, 450) + pouch({ ...pack, tint: lighten(pack.tint, 0.3) }, 330, 450),
        34,
        -22,
        7,
      ) + move(front, -12, 0, -2),
      430,
      500,
    )
  const face =
    'M0 -200C104 -200 150 -130 146 -40C142 70 70 150 0 150C-70 150 -142 70 -146 -40C-150 -130 -104 -200 0 -200ZM-88 -62C-74 -42 -36 -42 -24 -58C-40 -80 -74 -82 -88 -62ZM88 -62C74 -42 36 -42 24 -58C40 -80 74 -82 88 -62ZM-44 72C-20 88 20 88 44 72C20 58 -20 58 -44 72Z'
  const cloth = group(
    path(face, '#3A2024', 'opacity=".14" fill-rule="evenodd" transform="translate(8 10)"') +
      path(
        face,
        linear(
          sheet,
          [
            [0, '#FFFFFF'],
            [0.6, mix('#F7F5F2', pack.tint, 0.08)],
            [1, mix('#DDD8D4', pack.tint, 0.16)],
          ],
          [0, 0, 1, 1],
        ),
        'fill-rule="evenodd" stroke="#B8ADA8" stroke-opacity=".5" stroke-width="1.2"',
      ) +
      path(
        'M-8 -20C-22 10 -16 24 0 26C16 24 22 10 8 -20',
        'none',
        'stroke="#B8ADA8" stroke-opacity=".7" stroke-width="1.5"',
      ) +
      stroke(
        'M-112 -120C-60 -172 40 -176 90 -136M-104 60C-80 100 -50 120 -20 128',
        '#FFFFFF',
        7,
        'opacity=".9"',
      ),
  )
  return flat(move(front, -96, 0, -6) + move(cloth, 112, -190, 9, 1.02), 620, 480)
}

/** Single-use sachets, fanned. */
export const sachet: Draw = (pack, state) => {
  const one = castBehind(pack.sheet, 190, 400) + pouch(pack, 190, 400)
  const fan = state === 'open' ? [-24, -8, 8, 24] : [-13, 9]
  return flat(
    fan
      .map((turn, i) =>
        move(one, (i - (fan.length - 1) / 2) * (state === 'open' ? 96 : 150), i % 2 ? -6 : -22, turn),
      )
      .join(''),
    state === 'open' ? 560 : 430,
    440,
  )
}

/** Folding carton with two visible faces: front and right side. */
export const carton = (pack: Pack, w: number, h: number, depth = w * 0.34): string => {
  const { sheet, palette } = pack
  const [x, lift] = [w / 2, depth * 0.2]
  const front = `M${n(-x)} ${n(-h)}H${n(x)}V0H${n(-x)}Z`
  return (
    path(
      `M${n(x)} ${n(-h)}L${n(x + depth)} ${n(-h - lift)}V${n(-lift)}L${n(x)} 0Z`,
      linear(sheet, [
        [0, darken(palette.paper, 0.2)],
        [1, darken(palette.paper, 0.34)],
      ]),
    ) +
    path(
      `M${n(-x)} ${n(-h)}L${n(-x + depth)} ${n(-h - lift)}H${n(x + depth)}L${n(x)} ${n(-h)}Z`,
      lighten(palette.paper, 0.45),
    ) +
    path(
      front,
      linear(
        sheet,
        [
          [0, lighten(palette.paper, 0.22)],
          [1, darken(palette.paper, 0.06)],
        ],
        [0, 0, 1, 1],
      ),
    ) +
    rect(-x, -h * 0.16, w, h * 0.16, palette.accent, 0, 'opacity=".92"') +
    path(
      `M${n(x)} ${n(-h * 0.16)}L${n(x + depth)} ${n(-h * 0.16 - lift)}V${n(-lift)}L${n(x)} 0Z`,
      darken(palette.accent, 0.26),
    ) +
    line(x, -h, x, 0, '#FFFFFF', 1.4, 'opacity=".5"') +
    label(pack, { top: -h + h * 0.1, width: w * 0.76, height: h * 0.68, ground: palette.paper }) +
    settle(sheet, front, 0.14)
  )
}

const ampoule = (pack: Pack): string => {
  const { sheet, tint } = pack
  const d =
    'M-24 0Q-26 -4 -26 -12V-116C-26 -136 -9 -140 -9 -156C-9 -166 -13 -170 -13 -184V-214Q0 -224 13 -214V-184C13 -170 9 -166 9 -156C9 -140 26 -136 26 -116V-12Q26 -4 24 0Z'
  return (
    path(d, '#FFFFFF', 'opacity=".6"') +
    clip(
      sheet,
      d,
      rect(-26, -128, 52, 130, round(sheet, mix(tint, '#FFFFFF', 0.25), 'gloss'), 0, 'opacity=".9"') +
        ellipse(0, -128, 26, 4, lighten(tint, 0.5)),
    ) +
    path(d, round(sheet, mix(tint, '#E8EEF0', 0.6), 'glass')) +
    rect(-10, -160, 20, 5, pack.palette.accent, 2, 'opacity=".85"') +
    path(d, 'none', 'stroke="#FFFFFF" stroke-opacity=".85" stroke-width="1.4"') +
    reflection(sheet, -18, -110, 5, 96, 0.9)
  )
}

/** Box of ampoules with some standing in front. */
export const ampouleBox: Draw = (pack, state) => {
  const count = state === 'open' ? 6 : 3
  let row = ''
  for (let i = 0; i < count; i += 1)
    row += move(
      ellipse(6, 0, 34, 6, '#3A2024', 'opacity=".22"') + ampoule(pack),
      state === 'open' ? -190 + i * 72 : -26 + i * 70,
      10 + (i % 2) * 12,
    )
  return standing(move(carton(pack, 300, 360, 90), -70, 0) + row, 520, 380, 400)
}

/** Cotton pads in a clear drawstring bag. */
export const cottonPack: Draw = (pack, state) => {
  const { sheet, palette } = pack
  const [w, h] = [240, 420]
  const bag = `M${-w / 2 + 8} 0Q${-w / 2 - 6} ${-h * 0.5} ${-w / 2 + 6} ${-h + 60}C${-w / 2 + 30} ${-h + 20} -40 ${-h + 26} -34 ${-h - 6}L-64 ${-h - 46}Q0 ${-h - 30} 64 ${-h - 46}L34 ${-h - 6}C40 ${-h + 26} ${w / 2 - 30} ${-h + 20} ${w / 2 - 6} ${-h + 60}Q${w / 2 + 6} ${-h * 0.5} ${w / 2 - 8} 0Z`
  const pad = (y: number): string =>
    ellipse(0, y, w / 2 - 16, 20, '#DDD5CF') +
    ellipse(
      0,
      y - 7,
      w / 2 - 16,
      20,
      linear(sheet, [
        [0, '#EAE4DE'],
        [0.3, '#FFFFFF'],
        [0.8, '#F4EFEA'],
        [1, '#D8CFC8'],
      ]),
    )
  let pads = ''
  for (let y = -22; y > -h + 74; y -= 17) pads += pad(y)
  let svg =
    path(bag, mix(palette.paper, '#EEF1F2', 0.5), 'opacity=".55"') +
    pads +
    path(bag, round(sheet, '#EEF2F3', 'glass'), 'opacity=".36"') +
    stroke(`M-52 ${-h - 2}Q0 ${-h + 14} 52 ${-h - 2}`, palette.accent, 5) +
    stroke(`M40 ${-h}C90 ${-h + 10} 104 ${-h + 60} 92 ${-h + 96}`, palette.accent, 4)
  svg +=
    rect(-w / 2 + 2, -292, w - 4, 196, round(sheet, palette.paper, 'matte'), 3, 'opacity=".97"') +
    label(pack, { top: -272, width: w * 0.7, height: 156, ground: palette.paper }) +
    stroke(
      `M${-w / 2 + 20} -30Q${-w / 2 + 8} ${-h * 0.5} ${-w / 2 + 22} ${-h + 64}`,
      '#FFFFFF',
      7,
      'opacity=".7"',
    )
  if (state === 'closed') return standing(svg, w, h + 44)
  const lying = move(
    ellipse(6, 14, 84, 22, '#3A2024', 'opacity=".18"') +
      ellipse(0, 8, 80, 30, '#D9D0C9') +
      ellipse(
        0,
        0,
        80,
        30,
        radial(sheet, [
          [0, '#FFFFFF'],
          [1, '#EFE9E3'],
        ]),
      ) +
      ellipse(0, 0, 62, 22, 'none', 'stroke="#D9D0C9" stroke-width="1.5" stroke-dasharray="2 4"'),
    190,
    -18,
  )
  return standing(group(svg + lying + move(lying, -20, -22), 'translate(-70 0)'), 430, h + 44, w)
}

const bow = (pack: Pack, y: number): string => {
  const { sheet, palette } = pack
  const satin = linear(
    sheet,
    [
      [0, darken(palette.accent, 0.3)],
      [0.3, lighten(palette.accent, 0.35)],
      [0.6, palette.accent],
      [1, darken(palette.accent, 0.35)],
    ],
    [0, 0, 1, 1],
  )
  const loop = 'M0 0C-40 -70 -136 -82 -138 -26C-138 14 -60 18 0 0Z'
  return group(
    path('M-8 4L-78 96L-50 90L-38 114L6 10Z', satin) +
      path('M8 4L78 96L50 90L38 114L-6 10Z', satin) +
      path(loop, satin) +
      group(path(loop, satin), 'scale(-1 1)') +
      path(
        'M-20 -6C-60 -40 -104 -46 -112 -24C-110 -4 -60 2 -20 -6Z',
        darken(palette.accent, 0.4),
        'opacity=".45"',
      ) +
      group(
        path(
          'M-20 -6C-60 -40 -104 -46 -112 -24C-110 -4 -60 2 -20 -6Z',
          darken(palette.accent, 0.4),
          'opacity=".45"',
        ),
        'scale(-1 1)',
      ) +
      rect(-21, -21, 42, 38, satin, 12),
    `translate(0 ${n(y)})`,
  )
}

/** Gift box with a satin bow. */
export const giftBox: Draw = (pack, state) => {
  const { sheet, palette } = pack
  const [w, h] = [380, 250]
  const paint = linear(sheet, [
    [0, lighten(palette.paper, 0.25)],
    [0.6, palette.paper],
    [1, darken(palette.paper, 0.16)],
  ])
  const satin = round(sheet, palette.accent, 'gloss')
  const box =
    rect(-w / 2, -h, w, h, paint, 3) +
    settle(sheet, `M${-w / 2} ${-h}H${w / 2}V0H${-w / 2}Z`, 0.2) +
    rect(-25, -h, 50, h, satin)
  const lid =
    rect(-w / 2 - 12, -74, w + 24, 74, paint, 4) +
    rect(
      -w / 2 - 12,
      0,
      w + 24,
      14,
      linear(
        sheet,
        [
          [0, '#3A2024', 0.3],
          [1, '#3A2024', 0],
        ],
        'y',
      ),
    ) +
    rect(-25, -74, 50, 74, satin) +
    rect(-w / 2 - 12, -74, w + 24, 2.5, '#FFFFFF', 1, 'opacity=".7"') +
    bow(pack, -78)
  const tag = mark(pack, {
    x: -w / 4 - 8,
    y: -80,
    size: 22,
    maxWidth: 130,
    fill: legible(palette.ink, palette.paper, 4),
  })
  if (state === 'closed') return standing(box + tag + move(lid, 0, -h + 10), w + 24, h + 150, w)
  const vary = random(pack.seed)
  const tissue = Array.from({ length: 9 }, (_, i) => {
    const x = -w / 2 + 16 + i * 43
    return path(
      `M${x - 40} ${-h + 10}L${n(x - 16 + vary() * 20)} ${n(-h - 46 - vary() * 56)}L${x + 44} ${-h + 10}Z`,
      i % 2 ? '#FFFFFF' : lighten(pack.tint, 0.62),
      'opacity=".95"',
    )
  }).join('')
  const inside = [-96, 4, 104]
    .map((x, i) =>
      move(
        rect(
          -32,
          -150 + i * 18,
          64,
          190,
          round(sheet, i === 1 ? palette.accent : lighten(pack.tint, 0.3), 'gloss'),
          10,
        ),
        x,
        -h + 10,
        -6 + i * 6,
      ),
    )
    .join('')
  return standing(
    group(inside + tissue + box + tag + move(lid, 150, -34, 64, 0.8), 'translate(-50 0)'),
    w + 150,
    h + 160,
    w,
  )
}

/** Gift card with an embossed pattern in an envelope. */
export const giftCard: Draw = (pack, state) => {
  const { sheet, palette } = pack
  const [w, h] = [460, 286]
  const face = `M${-w / 2 + 22} ${-h}H${w / 2 - 22}Q${w / 2} ${-h} ${w / 2} ${-h + 22}V-22Q${w / 2} 0 ${w / 2 - 22} 0H${-w / 2 + 22}Q${-w / 2} 0 ${-w / 2} -22V${-h + 22}Q${-w / 2} ${-h} ${-w / 2 + 22} ${-h}Z`
  const waves = Array.from({ length: 9 }, (_, i) =>
    circle(
      w / 2 - 30,
      -20,
      60 + i * 34,
      'none',
      `stroke="#FFFFFF" stroke-opacity="${n(0.3 - i * 0.028)}" stroke-width="1.6"`,
    ),
  ).join('')
  const ground = palette.accent
  const ink = legible('#FFFFFF', ground, 3.4)
  const card =
    castBehind(sheet, w, h) +
    path(
      face,
      linear(
        sheet,
        [
          [0, lighten(ground, 0.24)],
          [0.5, ground],
          [1, darken(ground, 0.24)],
        ],
        [0, 0, 1, 1],
      ),
    ) +
    clip(
      sheet,
      face,
      waves + path(`M${-w / 2} ${-h}H-40L${-w / 2 + 60} 0H${-w / 2}Z`, '#FFFFFF', 'opacity=".09"'),
    ) +
    mark(pack, { x: -w / 2 + 34, y: -h + 66, size: 40, maxWidth: 300, fill: ink, anchor: 'start' }) +
    move(
      label({ ...pack, brand: ' ' }, { top: -90, width: 320, height: 100, ground, ink, fine: false }),
      -44,
      -6,
    )
  const envelope =
    castBehind(sheet, w + 20, 300) +
    rect(
      -w / 2 - 10,
      -300,
      w + 20,
      300,
      linear(
        sheet,
        [
          [0, lighten(palette.paper, 0.3)],
          [1, darken(palette.paper, 0.08)],
        ],
        'y',
      ),
      6,
    ) +
    stroke(`M${-w / 2 - 8} -298L0 -130L${w / 2 + 8} -298`, darken(palette.paper, 0.3), 2, 'opacity=".5"') +
    circle(0, -136, 26, palette.accent) +
    circle(0, -136, 19, 'none', 'stroke="#FFFFFF" stroke-opacity=".6" stroke-width="1.5"')
  const ribbon = rect(w / 2 - 130, -h, 22, h, round(sheet, '#E9D5A8', 'metal'))
  return state === 'closed'
    ? flat(move(envelope, 22, -96, 6, 0.96) + move(card + ribbon, -10, 0, -5), w + 60, 440)
    : flat(move(card, 0, -190, -4) + move(envelope, 0, 0), w + 40, 500)
}
