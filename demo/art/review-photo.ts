import type { ReviewPhoto } from '../types'
import { darken, lighten, mix } from './colour'
import { linear, newSheet, radial, type Sheet } from './light'
import { place } from './place'
import { drawThing } from './product'
import { random, type Random } from './random'
import { gobo, leaf, petal, silk } from './setting'
import { blob, circle, document, ellipse, group, line, move, path, rect } from './shapes'
import { matterOf, swatch } from './texture'

/** Pictures as members take them: at home, a little crooked, by the light there is. */

const SIDE = 640

const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index)

interface Room {
  behind: string
  before?: string
  x: number
  floor: number
  height: number
}

const rooms: Record<ReviewPhoto['setting'], (sheet: Sheet, photo: ReviewPhoto, vary: Random) => Room> = {
  desk: (sheet, _photo, vary) => {
    const wood = vary.pick(['#C9A27C', '#B98C63', '#D8B792', '#A9825F'])
    const grain = range(9)
      .map(
        (i) =>
          `<path d="M-20 ${420 + i * 26}C${160 + vary() * 80} ${410 + i * 26 + vary() * 14} ${380 + vary() * 80} ${428 + i * 26} 660 ${416 + i * 26 + vary() * 10}" stroke="${darken(wood, 0.22)}" stroke-width="${1 + vary() * 2}" fill="none" opacity=".35"/>`,
      )
      .join('')
    const notebook = move(
      rect(-90, -60, 180, 130, '#F3EDE6', 6) +
        range(5)
          .map((i) => line(-70, -34 + i * 20, 60, -34 + i * 20, '#D9CFC6', 2))
          .join(''),
      520,
      470,
      12,
    )
    const mug = move(
      ellipse(0, 8, 62, 16, '#3A2024', 'opacity=".18"') +
        rect(-48, -92, 96, 98, lighten(wood, 0.62), 14) +
        ellipse(0, -90, 48, 13, '#6B4A36'),
      118,
      430,
    )
    return {
      behind:
        rect(
          0,
          0,
          SIDE,
          400,
          linear(
            sheet,
            [
              [0, '#EDE4DC'],
              [1, '#F7F1EB'],
            ],
            'y',
          ),
        ) +
        rect(
          0,
          390,
          SIDE,
          250,
          linear(
            sheet,
            [
              [0, lighten(wood, 0.12)],
              [1, darken(wood, 0.1)],
            ],
            'y',
          ),
        ) +
        grain +
        mug +
        notebook,
      x: 320,
      floor: 540,
      height: 390,
    }
  },
  'hand-swatch': (sheet, { product }, vary) => {
    const skin = vary.pick(['#F1CDB5', '#E9BFA2', '#DDAC8A'])
    const arm = 'M-60 700L150 330C170 290 250 260 300 300L420 420C440 470 360 560 300 640L250 700Z'
    const finger = (x: number, y: number, turn: number, length: number): string =>
      move(
        rect(-22, -length, 44, length + 40, skin, 22) +
          rect(-13, -length + 8, 26, 30, lighten(skin, 0.35), 12),
        x,
        y,
        turn,
      )
    const marks = range(3)
      .map((i) =>
        move(
          swatch(sheet, matterOf(product.packaging), mix(product.tint, '#FFFFFF', i * 0.16), vary),
          170 + i * 62,
          520 - i * 70,
          -52,
          0.17,
        ),
      )
      .join('')
    return {
      behind:
        rect(
          0,
          0,
          SIDE,
          SIDE,
          linear(
            sheet,
            [
              [0, '#F4EEE9'],
              [1, '#E5DBD3'],
            ],
            'y',
          ),
        ) +
        path(
          arm,
          linear(sheet, [
            [0, lighten(skin, 0.12)],
            [1, darken(skin, 0.1)],
          ]),
        ) +
        finger(290, 300, 24, 120) +
        finger(334, 336, 34, 132) +
        finger(374, 374, 42, 124) +
        finger(404, 414, 52, 96) +
        marks,
      x: 500,
      floor: 330,
      height: 270,
    }
  },
  bathroom: (sheet, _photo, vary) => {
    const tile = vary.pick(['#E7EEF0', '#F1EBE6', '#E6EDE6'])
    const tiles = range(7)
      .map((row) =>
        range(8)
          .map((column) =>
            rect(
              column * 90 - (row % 2) * 45 - 20,
              row * 62,
              86,
              58,
              linear(
                sheet,
                [
                  [0, lighten(tile, 0.5)],
                  [1, tile],
                ],
                [0, 0, 1, 1],
              ),
              4,
            ),
          )
          .join(''),
      )
      .join('')
    const shelf =
      rect(0, 470, SIDE, 22, '#FBF8F5') +
      rect(0, 492, SIDE, 148, darken(tile, 0.08)) +
      rect(0, 488, SIDE, 10, '#3A2024', 0, 'opacity=".14"')
    const glass = move(
      rect(-40, -110, 80, 112, '#FFFFFF', 10, 'opacity=".55"') +
        line(-12, -150, 6, -20, '#8FB7C4', 9) +
        line(18, -160, -4, -20, '#E8A5B0', 9),
      110,
      470,
    )
    return {
      behind: rect(0, 0, SIDE, SIDE, darken(tile, 0.06)) + tiles + shelf + glass,
      x: 350,
      floor: 478,
      height: 380,
    }
  },
  'flat-lay': (sheet, { product }, vary) => {
    const cloth = vary.pick(['#F6EFE8', '#FBE9EE', '#EEF1E8'])
    const scatter = range(7)
      .map((i) =>
        move(
          i % 3 === 0
            ? leaf(sheet, 90 + vary() * 60, '#8FA77A', 0.32)
            : petal(sheet, 34 + vary() * 22, mix('#EFB7C0', product.tint, 0.15)),
          (i % 2 ? 60 : 470) + vary() * 120,
          70 + vary() * 500,
          vary() * 360,
        ),
      )
      .join('')
    return {
      behind:
        rect(0, 0, SIDE, SIDE, cloth) +
        group(silk(sheet, SIDE, SIDE, mix(cloth, '#FFFFFF', 0.3), vary)) +
        scatter,
      x: 320,
      floor: 560,
      height: 450,
    }
  },
  window: (sheet, _photo, vary) => {
    const sky = vary.pick(['#DDEBF2', '#F3E7D6', '#E6EFE6'])
    const pane = (x: number): string =>
      rect(
        x,
        40,
        190,
        330,
        linear(
          sheet,
          [
            [0, lighten(sky, 0.3)],
            [1, '#FFFFFF'],
          ],
          'y',
        ),
      ) +
      move(
        path(
          blob(9, () => 70 + vary() * 40, 0.7),
          mix(sky, '#A9C59A', 0.5),
          'opacity=".5"',
        ),
        x + 95,
        370,
      )
    return {
      behind:
        rect(0, 0, SIDE, SIDE, '#EFE6DE') +
        pane(110) +
        pane(330) +
        rect(90, 24, 450, 18, '#FFFFFF') +
        rect(300, 40, 30, 330, '#FFFFFF') +
        rect(70, 368, 500, 30, '#FFFFFF') +
        rect(
          0,
          398,
          SIDE,
          242,
          linear(
            sheet,
            [
              [0, '#FAF4EE'],
              [1, '#E3D6CB'],
            ],
            'y',
          ),
        ),
      before: gobo(SIDE, SIDE, vary),
      x: 330,
      floor: 540,
      height: 370,
    }
  },
}

/** A 640×640 snapshot of a product in use. */
export const drawReviewPhoto = (photo: ReviewPhoto): string => {
  const sheet = newSheet()
  const vary = random(photo.seed * 13 + photo.setting.length)
  const room = rooms[photo.setting](sheet, photo, vary)
  const thing = drawThing(sheet, photo.product, photo.product.view === 'open' ? 'open' : 'closed')
  const lying = photo.setting === 'flat-lay' ? vary.between(-24, 24) : vary.between(-3, 3)
  const cast = vary.pick(['#FFB870', '#8FB4FF', '#FFD9A8'])
  const scene =
    room.behind +
    place(sheet, thing, {
      x: room.x + vary.between(-26, 26),
      floor: room.floor,
      maxWidth: 330,
      maxHeight: room.height,
      maxScale: 1.1,
      turn: lying,
      shadow: photo.setting === 'hand-swatch' ? 0 : 1,
    }) +
    (room.before ?? '')
  const content =
    group(scene, `rotate(${vary.between(-2.5, 2.5).toFixed(2)} 320 320) translate(-16 -16) scale(1.05)`) +
    rect(0, 0, SIDE, SIDE, cast, 0, 'opacity=".06"') +
    rect(
      0,
      0,
      SIDE,
      SIDE,
      radial(
        sheet,
        [
          [0, '#000000', 0],
          [0.72, '#000000', 0],
          [1, '#1A0E10', 0.28],
        ],
        0.5,
        0.48,
        0.78,
      ),
    ) +
    circle(0, 0, 0.1, cast)
  return document(SIDE, SIDE, sheet.defs(), content)
}
