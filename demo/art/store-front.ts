import type { ProductPicture, StoreFrontPicture } from '../types'
import { darken, lighten, mix } from './colour'
import { text } from './lettering'
import { linear, newSheet, radial, type Sheet } from './light'
import { place } from './place'
import { drawThing } from './product'
import { random, type Random } from './random'
import { blob, document, ellipse, move, n, path, rect, stroke } from './shapes'
import { leaf } from './setting'

/** A store as one sees it from across the street: a lit window full of goods below a house of its town. */

const W = 1200
const H = 800
const GROUND = 690
/** the house */
const LEFT = 170
const RIGHT = 1030
/** where the shop ends and the upper floor begins */
const BEAM = 330

const sky = (sheet: Sheet): string =>
  rect(
    0,
    0,
    W,
    H,
    linear(
      sheet,
      [
        [0, '#DCE9EE'],
        [0.7, '#FBF1E8'],
        [1, '#FBE9E2'],
      ],
      'y',
    ),
  )

const neighbours = (sheet: Sheet, wall: string): string =>
  [
    [-40, 120, 240, mix(wall, '#D9CFC8', 0.6)],
    [1000, 170, 260, mix(wall, '#C9D3D3', 0.65)],
  ]
    .map(([x, top, w, tone]) => {
      const at = Number(x)
      const colour = String(tone)
      const panes = [0, 1, 2].flatMap((row) =>
        [0, 1].map((column) =>
          rect(at + 50 + column * 92, Number(top) + 60 + row * 170, 54, 92, darken(colour, 0.14), 4),
        ),
      )
      return (
        rect(
          at,
          Number(top),
          Number(w),
          GROUND - Number(top),
          linear(
            sheet,
            [
              [0, lighten(colour, 0.3)],
              [1, colour],
            ],
            'y',
          ),
        ) + panes.join('')
      )
    })
    .join('')

/** Hills, a river and an arched bridge, seen beside the house. */
const river = (sheet: Sheet): string =>
  path('M0 420C120 360 240 400 360 372C520 338 700 400 860 366C980 342 1100 380 1200 352V520H0Z', '#C9DAD6') +
  rect(
    0,
    470,
    W,
    GROUND - 470,
    linear(
      sheet,
      [
        [0, '#BCD8E2'],
        [1, '#DDEDF0'],
      ],
      'y',
    ),
  ) +
  stroke('M-20 500C60 340 150 340 220 500M980 500C1050 330 1150 330 1230 500', '#E3B45C', 12) +
  rect(-20, 496, 260, 9, '#C9B08A') +
  rect(970, 496, 260, 9, '#C9B08A')

const shutters = (x: number, y: number, w: number, h: number, colour: string): string => {
  const slats = Array.from({ length: 11 }, (_, i) =>
    rect(x + 6, y + 10 + (i * (h - 20)) / 11, w / 2 - 10, 4, darken(colour, 0.18)),
  ).join('')
  return (
    rect(x, y, w / 2 - 2, h, colour, 3) +
    rect(x + w / 2 + 2, y, w / 2 - 2, h, colour, 3) +
    slats +
    move(slats, w / 2 + 2, 0)
  )
}

const arched = (sheet: Sheet, x: number, y: number, w: number, h: number, frame: string): string => {
  const outline = (pad: number) =>
    `M${n(x - pad)} ${n(y + h)}V${n(y + w / 2)}A${n(w / 2 + pad)} ${n(w / 2 + pad)} 0 0 1 ${n(x + w + pad)} ${n(y + w / 2)}V${n(y + h)}Z`
  return (
    path(outline(9), frame) +
    path(
      outline(0),
      linear(
        sheet,
        [
          [0, '#A9BFC4'],
          [1, '#E3ECEA'],
        ],
        [0, 0, 1, 1],
      ),
    ) +
    stroke(`M${n(x + w / 2)} ${n(y)}V${n(y + h)}M${n(x)} ${n(y + w / 2)}H${n(x + w)}`, frame, 5)
  )
}

const upperFloor = (sheet: Sheet, { house, wall, trim }: StoreFrontPicture): string => {
  const shades = linear(
    sheet,
    [
      [0, lighten(wall, 0.25)],
      [1, wall],
    ],
    'y',
  )
  const bays = [0, 1, 2, 3].map((bay) => LEFT + 66 + bay * 200)
  const windows = bays
    .map((x) => {
      if (house === 'arcade') return arched(sheet, x, 118, 118, 168, lighten(wall, 0.7))
      if (house === 'shophouse')
        return rect(x - 8, 108, 134, 186, lighten(wall, 0.6), 4) + shutters(x, 116, 118, 170, trim)
      return (
        rect(x - 8, 118, 134, 166, trim, 8) +
        rect(
          x,
          126,
          118,
          150,
          linear(
            sheet,
            [
              [0, '#B7D3DC'],
              [1, '#EAF3F2'],
            ],
            [0, 0, 1, 1],
          ),
          4,
        ) +
        rect(x + 56, 126, 6, 150, trim)
      )
    })
    .join('')
  const roof =
    house === 'shophouse'
      ? path(`M${LEFT - 26} 84L${LEFT + 30} 22H${RIGHT - 30}L${RIGHT + 26} 84Z`, '#B5694C') +
        Array.from({ length: 26 }, (_, i) =>
          stroke(`M${LEFT - 10 + i * 34} 84L${LEFT + 34 + i * 30.5} 22`, '#9C5840', 3),
        ).join('')
      : rect(LEFT - 18, 52, RIGHT - LEFT + 36, 20, lighten(wall, 0.6), 3) +
        rect(LEFT - 6, 72, RIGHT - LEFT + 12, 10, darken(wall, 0.1))
  return rect(LEFT, 70, RIGHT - LEFT, GROUND - 70, shades) + roof + windows
}

const canopy = (x: number, y: number, w: number, colour: string): string => {
  const stripe = w / 14
  return Array.from({ length: 14 }, (_, i) => {
    const left = x + i * stripe
    return path(
      `M${n(left)} ${n(y)}H${n(left + stripe)}V${n(y + 44)}A${n(stripe / 2)} ${n(stripe / 2)} 0 0 1 ${n(left)} ${n(y + 44)}Z`,
      i % 2 ? '#FFF8F3' : colour,
    )
  }).join('')
}

/** The lit window: two shelves of goods. */
const display = (sheet: Sheet, products: readonly ProductPicture[]): string => {
  const x = LEFT + 40
  const y = BEAM + 74
  const w = 520
  const h = GROUND - 34 - y
  const slot = w / 4
  const shelf = (row: number) => y + 132 + row * 116
  const goods = products.slice(0, 8).map((product, index) =>
    place(sheet, drawThing(sheet, product), {
      x: x + slot * ((index % 4) + 0.5),
      floor: shelf(Math.floor(index / 4)),
      maxWidth: slot * 0.62,
      maxHeight: 94,
    }),
  )
  return (
    rect(x - 14, y - 14, w + 28, h + 28, '#3A2A28', 4) +
    rect(
      x,
      y,
      w,
      h,
      radial(
        sheet,
        [
          [0, '#FFFBF2'],
          [0.7, '#FBE9DA'],
          [1, '#F0D3C4'],
        ],
        0.5,
        0.3,
        0.8,
      ),
    ) +
    [0, 1].map((row) => rect(x, shelf(row), w, 7, '#D9B9A4')).join('') +
    goods.join('') +
    path(`M${x} ${y}H${x + 150}L${x + 20} ${y + h}H${x}Z`, '#FFFFFF', 'opacity=".22"') +
    rect(x + w / 2 - 3, y, 6, h, '#3A2A28')
  )
}

const door = (sheet: Sheet): string => {
  const x = RIGHT - 246
  const y = BEAM + 74
  const h = GROUND - 8 - y
  return (
    rect(x - 14, y - 14, 204, h + 22, '#3A2A28', 4) +
    rect(
      x,
      y,
      176,
      h,
      linear(
        sheet,
        [
          [0, '#FFF4E4'],
          [1, '#E9C9B8'],
        ],
        'y',
      ),
    ) +
    rect(x + 85, y, 6, h, '#3A2A28') +
    rect(x + 70, y + h * 0.5, 7, 60, '#C79A4B', 3) +
    rect(x + 99, y + h * 0.5, 7, 60, '#C79A4B', 3)
  )
}

const plant = (sheet: Sheet, x: number, scale: number, green: string): string =>
  move(
    ellipse(0, 4, 62, 10, '#3A2024', 'opacity=".16"') +
      [-46, -24, 0, 24, 46].map((turn) => move(leaf(sheet, 150, green, 0.2), 0, -52, turn)).join('') +
      path('M-38 -64H38L30 0H-30Z', '#C98B6B') +
      rect(-42, -72, 84, 14, '#B87A5B', 3),
    x,
    GROUND + 34,
    0,
    scale,
  )

const tree = (sheet: Sheet, house: StoreFrontPicture['house'], vary: Random): string => {
  if (house === 'riverside') {
    const fronds = Array.from({ length: 9 }, (_, i) =>
      move(leaf(sheet, 210, mix('#6E9B76', '#A3B18A', vary()), 0.1), 0, 0, -128 + i * 32),
    ).join('')
    return move(
      stroke('M0 0C-16 -160 12 -330 -10 -480', '#A58B72', 22) + move(fronds, -10, -480),
      1108,
      GROUND + 20,
    )
  }
  const crown = Array.from({ length: 9 }, () =>
    move(
      path(
        blob(9, () => 84 * (0.85 + vary() * 0.3)),
        mix('#7E9A6B', '#A9BC8C', vary()),
        'opacity=".94"',
      ),
      vary.between(-110, 90),
      vary.between(-120, 90),
    ),
  ).join('')
  return stroke(`M1124 ${GROUND + 24}C1112 540 1130 420 1118 300`, '#8B7261', 30) + move(crown, 1110, 200)
}

const street = (sheet: Sheet): string =>
  rect(
    0,
    GROUND,
    W,
    H - GROUND,
    linear(
      sheet,
      [
        [0, '#E9DED6'],
        [1, '#D5C6BC'],
      ],
      'y',
    ),
  ) +
  Array.from({ length: 9 }, (_, i) =>
    stroke(`M${i * 150} ${GROUND}L${i * 190 - 160} ${H}`, '#C9B9AE', 2),
  ).join('') +
  stroke(`M0 ${GROUND + 44}H${W}`, '#C9B9AE', 2)

/** A store front as a 1200×800 SVG document. */
export const drawStoreFront = (picture: StoreFrontPicture): string => {
  const { house, wall, trim, sign, products, seed } = picture
  const sheet = newSheet()
  const vary = random(seed)
  const middle = (LEFT + RIGHT) / 2
  const content =
    sky(sheet) +
    (house === 'riverside' ? river(sheet) : neighbours(sheet, wall)) +
    street(sheet) +
    upperFloor(sheet, picture) +
    rect(LEFT, BEAM, RIGHT - LEFT, GROUND - BEAM, darken(wall, 0.05)) +
    rect(LEFT - 8, BEAM - 14, RIGHT - LEFT + 16, 72, '#3A2A28', 4) +
    text(sign, { font: 'serif', size: 50, x: middle, y: BEAM + 39, anchor: 'middle', fill: '#FBE9DA' }) +
    display(sheet, products) +
    door(sheet) +
    canopy(LEFT + 26, BEAM + 58, 548, trim) +
    canopy(RIGHT - 260, BEAM + 58, 204, trim) +
    plant(sheet, LEFT + 606, 0.7, '#7E9A6B') +
    plant(sheet, RIGHT - 22, 0.74, '#6E8F77') +
    plant(sheet, LEFT - 6, 0.74, '#8FA77A') +
    tree(sheet, house, vary)
  return document(W, H, sheet.defs(), content)
}
