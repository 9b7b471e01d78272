import { darken, legible, lighten, luminance } from '../colour'
import { linear, metalBand, radial, reflection, round, settle } from '../light'
import { random } from '../random'
import { circle, ellipse, group, line, move, n, path, stroke, vessel } from '../shapes'
import { mark, verticalMark } from './label'
import { casing } from './makeup'
import { body } from './parts'
import { flat, standing, type Draw, type Pack } from './thing'

const oneBrush = (pack: Pack, hairWidth: number, hairLength: number, turn: number): string => {
  const { sheet, tint } = pack
  const shell = casing(pack)
  const hair = luminance(tint) > 0.75 ? '#6E4B3E' : darken(tint, 0.25)
  const x = hairWidth / 2
  const tuft = `M-26 0C${n(-x * 1.15)} ${n(-hairLength * 0.45)} ${n(-x)} ${n(-hairLength * 0.86)} 0 ${n(-hairLength)}C${n(x)} ${n(-hairLength * 0.86)} ${n(x * 1.15)} ${n(-hairLength * 0.45)} 26 0Z`
  const vary = random(pack.seed + hairLength)
  let strands = ''
  for (let i = 0; i < 56; i += 1) {
    const t = (i + 0.5) / 28 - 1
    const end = hairLength * (1 - t * t * 0.42) * (0.9 + vary() * 0.08)
    strands += `M${n(t * 24)} 0C${n(t * x * 0.96)} ${n(-end * 0.45)} ${n(t * x * 0.92)} ${n(-end * 0.75)} ${n(t * x * 0.66)} ${n(-end)}`
  }
  const handle = 'M-25 0C-26 60 -20 110 -16 190C-13 240 -10 258 0 262C10 258 13 240 16 190C20 110 26 60 25 0Z'
  return group(
    path(handle, '#3A2024', 'opacity=".14" transform="translate(14 8)"') +
      path(tuft, '#3A2024', 'opacity=".12" transform="translate(14 -62)"') +
      move(
        path(
          tuft,
          linear(
            sheet,
            [
              [0, lighten(hair, 0.5)],
              [0.3, hair],
              [1, darken(hair, 0.3)],
            ],
            'y',
          ),
        ) +
          stroke(strands, lighten(hair, 0.55), 0.9, 'opacity=".5"') +
          path(tuft, round(sheet, hair, 'matte'), 'opacity=".35"'),
        0,
        -70,
      ) +
      path('M-26 -74H26L25 4H-25Z', round(sheet, '#DCC79A', 'metal')) +
      line(-25, -18, 25, -18, '#5A4630', 1.4, 'opacity=".5"') +
      line(-26, -60, 26, -60, '#5A4630', 1.4, 'opacity=".5"') +
      path(handle, round(sheet, shell, 'gloss')) +
      verticalMark(pack, { x: 3, y: 90, size: 15, maxWidth: 130, fill: legible('#E9D5A8', shell, 3) }),
    `rotate(${turn})`,
  )
}

/** Make-up brush; open shows a set of three. */
export const brush: Draw = (pack, state) =>
  state === 'closed'
    ? flat(move(oneBrush(pack, 130, 150, 24), 10, -270, 0, 1.06), 300, 500)
    : flat(
        move(oneBrush(pack, 96, 110, -16), -130, -250) +
          move(oneBrush(pack, 150, 160, 3), 10, -270) +
          move(oneBrush(pack, 56, 90, 20), 136, -240),
        430,
        520,
      )

const drop3 = 'M0 -236C30 -190 92 -130 92 -76C92 -22 50 0 0 0C-50 0 -92 -22 -92 -76C-92 -130 -30 -190 0 -236Z'

/** Blending sponge. */
export const sponge: Draw = (pack, state) => {
  const { sheet } = pack
  const one = (colour: string, seed: number): string => {
    const vary = random(seed)
    let pores = ''
    for (let i = 0; i < 90; i += 1) {
      const a = vary() * 6.283
      const d = Math.sqrt(vary())
      pores += `M${n(Math.cos(a) * d * 72)} ${n(-86 + Math.sin(a) * d * 76)}h.1`
    }
    return (
      path(
        drop3,
        radial(
          sheet,
          [
            [0, lighten(colour, 0.5)],
            [0.45, colour],
            [0.85, darken(colour, 0.24)],
            [1, darken(colour, 0.1)],
          ],
          0.36,
          0.5,
          0.62,
        ),
      ) +
      stroke(pores, darken(colour, 0.35), 2.2, 'opacity=".3"') +
      stroke('M-58 -100C-46 -140 -26 -164 -8 -194', '#FFFFFF', 9, 'opacity=".28"')
    )
  }
  const foot = (x: number): string => ellipse(x, 0, 84, 10, '#3A2024', 'opacity=".28"')
  const stand =
    ellipse(0, -10, 74, 16, 'none', `stroke="#D9C290" stroke-width="6"`) +
    stroke('M-70 -12L-52 -2M70 -12L52 -2', '#B89A62', 6)
  if (state === 'closed')
    return standing(
      move(one(pack.tint, pack.seed), 0, -16) +
        stand +
        mark(pack, { x: 0, y: -70, size: 18, maxWidth: 96, fill: darken(pack.tint, 0.4), opacity: 0.8 }),
      190,
      256,
      150,
    )
  return standing(
    foot(-100) +
      foot(100) +
      move(one(pack.tint, pack.seed), -100, 0) +
      move(one(lighten(pack.palette.accent, 0.35), pack.seed + 1), 104, -4, 0, 0.9) +
      move(one(darken(pack.tint, 0.2), pack.seed + 2), 6, 26, 0, 0.72),
    400,
    256,
    320,
  )
}

/** Sonic facial device; open stands it in its charging dock. */
export const device: Draw = (pack, state) => {
  const { sheet, palette } = pack
  const outline =
    'M-54 0C-66 -60 -56 -150 -70 -230C-92 -300 -110 -340 -108 -398C-104 -470 -54 -508 0 -508C54 -508 104 -470 108 -398C110 -340 92 -300 70 -230C56 -150 66 -60 54 0Q0 12 -54 0Z'
  let nubs = ''
  for (let row = 0; row < 9; row += 1)
    for (let column = 0; column < 9; column += 1) {
      const [x, y] = [-72 + column * 18 + (row % 2) * 9, -478 + row * 18]
      if ((x / 84) ** 2 + ((y + 402) / 82) ** 2 < 1) nubs += `M${x} ${y}h.1`
    }
  const svg =
    body(sheet, outline, palette.paper, 'matte') +
    ellipse(
      0,
      -402,
      90,
      90,
      radial(
        sheet,
        [
          [0, lighten(pack.tint, 0.4)],
          [0.8, pack.tint],
          [1, darken(pack.tint, 0.18)],
        ],
        0.4,
        0.35,
        0.75,
      ),
    ) +
    stroke(nubs, darken(pack.tint, 0.28), 9, 'opacity=".7" transform="translate(1.5 2)"') +
    stroke(nubs, lighten(pack.tint, 0.42), 8.4) +
    circle(
      0,
      -232,
      25,
      linear(
        sheet,
        [
          [0, darken(palette.paper, 0.18)],
          [1, lighten(palette.paper, 0.4)],
        ],
        [0, 0, 1, 1],
      ),
    ) +
    circle(0, -232, 21, palette.accent) +
    stroke('M-7 -238A10 10 0 1 0 7 -238M0 -244V-232', legible('#FFFFFF', palette.accent, 3), 2.6) +
    [0, 1, 2]
      .map((i) =>
        circle(
          -14 + i * 14,
          -184,
          3.2,
          i === 2 ? lighten(palette.paper, 0.1) : '#7FD1A6',
          'stroke="#3A2024" stroke-opacity=".2"',
        ),
      )
      .join('') +
    mark(pack, { x: 0, y: -96, size: 20, maxWidth: 92, fill: legible(palette.ink, palette.paper) }) +
    stroke('M-52 -40C-56 -110 -52 -170 -62 -228', '#FFFFFF', 8, 'opacity=".5"')
  const dock =
    body(sheet, vessel(210, 52, 22, 16), lighten(palette.paper, 0.1), 'gloss') +
    ellipse(0, -47, 74, 11, darken(palette.paper, 0.35), 'opacity=".6"') +
    metalBand(sheet, 210, -16, 4, palette.accent)
  return state === 'closed'
    ? standing(svg, 216, 510, 116)
    : standing(
        move(dock, 0, 0) +
          move(svg, 0, -42) +
          group(settle(sheet, vessel(210, 20, 0, 16), 0.2)) +
          reflection(sheet, -84, -48, 9, 40, 0.5),
        216,
        556,
        200,
      )
}
