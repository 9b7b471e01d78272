import { darken, lighten, mix } from './colour'
import { linear, radial, type Sheet } from './light'
import { swipeMark } from './packaging/makeup'
import type { Random } from './random'
import { ellipse, group, move, n, path, stroke } from './shapes'
import type { Matter } from './texture'

/** Forearms from fair to deep, as shade pictures of the trade show them. */
const SKINS = ['#F3D3BD', '#DDAC86', '#9C6645'] as const

/** Half of an arm's length; it runs out of the picture on both sides. */
const REACH = 620

/** A forearm along the x axis, wrist to the left, centred on (0,0). */
function arm(sheet: Sheet, skin: string, vary: Random): string {
  const [wrist, elbow] = [84, 112]
  const outline =
    `M${-REACH} ${n(-wrist)}C${n(-260)} ${n(-wrist - 4)} ${n(-60)} ${n(-elbow - 8)} ${n(180)} ${n(-elbow - 6)}` +
    `C${n(360)} ${n(-elbow - 4)} ${n(480)} ${n(-elbow)} ${REACH} ${n(-elbow + 4)}L${REACH} ${n(elbow)}` +
    `C${n(400)} ${n(elbow + 6)} ${n(120)} ${n(elbow + 2)} ${n(-120)} ${n(wrist + 8)}C${n(-300)} ${n(wrist)} ${n(-460)} ${n(wrist - 2)} ${-REACH} ${n(wrist - 4)}Z`
  const flesh = linear(
    sheet,
    [
      [0, mix(darken(skin, 0.16), '#B4553E', 0.12)],
      [0.1, lighten(skin, 0.02)],
      [0.34, lighten(skin, 0.2)],
      [0.62, skin],
      [0.88, mix(darken(skin, 0.14), '#B4553E', 0.1)],
      [1, mix(darken(skin, 0.28), '#A0452F', 0.14)],
    ],
    'y',
  )
  const crease = (x: number, bend: number): string =>
    stroke(
      `M${n(x)} ${n(-wrist + 18)}C${n(x + bend)} ${n(-30)} ${n(x + bend)} ${n(34)} ${n(x - 6)} ${n(wrist - 24)}`,
      darken(skin, 0.32),
      2,
      'opacity=".28"',
    )
  return (
    move(path(outline, '#3A2024', 'opacity=".14"'), 10, 22) +
    path(outline, flesh) +
    crease(-330 + vary() * 20, 12) +
    crease(-300 + vary() * 20, 16) +
    stroke(`M-240 -16C-40 -30 160 -34 420 -22`, lighten(skin, 0.5), 26, 'opacity=".16"') +
    stroke(`M-200 34C0 40 200 44 460 36`, darken(skin, 0.2), 14, 'opacity=".07"')
  )
}

/** Something wet or creamy drawn out by a finger, thick at its beginning; 250 wide around (0,0). */
function smear(sheet: Sheet, tint: string, cover: number, shine: number): string {
  const outline =
    'M-122 -30C-96 -54 -40 -48 20 -44C70 -42 104 -40 126 -24C116 -14 128 -4 120 6C130 16 112 26 100 36C40 46 -40 52 -92 44C-132 36 -140 -8 -122 -30Z'
  const film = linear(sheet, [
    [0, darken(tint, 0.08), cover],
    [0.5, tint, cover],
    [0.82, tint, cover * 0.8],
    [1, tint, cover * 0.35],
  ])
  return (
    move(path(outline, '#3A2024', 'opacity=".1"'), 2, 5) +
    path(outline, film) +
    stroke('M-98 -24C-40 -34 30 -32 84 -26', '#FFFFFF', 9, `opacity="${n(shine)}"`) +
    stroke('M-104 10C-40 2 40 4 92 8', '#FFFFFF', 4, `opacity="${n(shine * 0.5)}"`) +
    stroke('M-90 34C-30 40 40 36 84 28', darken(tint, 0.3), 4, 'opacity=".18"')
  )
}

/** Pressed powder brushed on: colour that fades into the skin; about 260 wide. */
function dusting(sheet: Sheet, tint: string, vary: Random): string {
  const soft = radial(sheet, [
    [0, tint, 0.92],
    [0.5, tint, 0.72],
    [0.8, tint, 0.26],
    [1, tint, 0],
  ])
  const grains = Array.from({ length: 70 }, () => {
    const [a, d] = [vary() * 6.283, vary() ** 0.7]
    return ellipse(
      Math.cos(a) * d * 130,
      Math.sin(a) * d * 50,
      1 + vary() * 2.4,
      1 + vary() * 2,
      vary() < 0.5 ? lighten(tint, 0.5) : darken(tint, 0.12),
      'opacity=".5"',
    )
  }).join('')
  return ellipse(0, 0, 140, 56, soft) + ellipse(-14, -4, 104, 38, soft) + grains
}

/** How a matter lies on skin: as it comes out, and drawn thin beside it. */
function mark(sheet: Sheet, matter: Matter, tint: string, vary: Random, isThin: boolean): string {
  const thin = (content: string) => (isThin ? group(content, '', 'opacity=".5"') : content)
  switch (matter) {
    case 'powder':
      return thin(dusting(sheet, tint, vary))
    case 'oil':
      return smear(sheet, tint, isThin ? 0.34 : 0.7, 0.85)
    case 'cream':
    case 'gel':
    case 'foam':
      return smear(sheet, tint, isThin ? 0.5 : 0.96, 0.34)
    default:
      return thin(swipeMark(sheet, tint, 250))
  }
}

/** One shade on three forearms, thick and thin, on an 800×800 ground. */
export function onSkins(sheet: Sheet, matter: Matter, tint: string, vary: Random): string {
  return SKINS.map((skin, at) => {
    const marks =
      move(mark(sheet, matter, tint, vary, false), -112, -4, -4 + vary() * 4, 1.06) +
      move(mark(sheet, matter, tint, vary, true), 176, 2, -3 + vary() * 4, 1.06)
    return move(arm(sheet, skin, vary) + marks, 400, 140 + at * 262, -9)
  }).join('')
}
