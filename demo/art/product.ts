import type { ProductPicture } from '../types'
import { darken, lighten, mix } from './colour'
import { newSheet, type Sheet } from './light'
import { packagings } from './packaging'
import { carton } from './packaging/paper'
import { standing, type Pack, type State, type Thing } from './packaging/thing'
import { place } from './place'
import { random, type Random } from './random'
import { document, ellipse, group, move, rect } from './shapes'
import { gobo, leaf, paperTone, petal, plinth, ripples, silk, stone, sweep, twig } from './setting'
import { onSkins } from './skin'
import { matterOf, swatch } from './texture'

const side = 800

/** The container alone, to be placed in any scene. */
export const drawThing = (
  sheet: Sheet,
  picture: Omit<ProductPicture, 'view'>,
  state: State = 'closed',
): Thing => packagings[picture.packaging]({ ...picture, sheet }, state)

const boxless = new Set<ProductPicture['packaging']>([
  'gift-box',
  'gift-card',
  'ampoule-box',
  'cotton-pack',
  'sachet',
  'sheet-mask',
  'soap',
  'brush',
  'sponge',
  'nail-polish',
])

const front = (sheet: Sheet, thing: Thing, tone: string, vary: Random): string =>
  sweep(sheet, side, side, tone, vary, 0.78) +
  place(sheet, thing, {
    x: side / 2,
    floor: 706 - Math.max(0, 560 - thing.height * 1.2) * 0.3,
    maxWidth: 560,
    maxHeight: 610,
    maxScale: 1.3,
  })

const angle = (pack: Pack, thing: Thing, tone: string, vary: Random): string => {
  const { sheet } = pack
  const mirror = vary() < 0.5
  const backdrop = sweep(sheet, side, side, mix(tone, mix(pack.tint, '#F3E4DC', 0.5), 0.32), vary, 0.66)
  if (boxless.has(pack.packaging)) {
    const twin = { ...thing, svg: thing.svg }
    return (
      backdrop +
      place(sheet, twin, {
        x: mirror ? 530 : 270,
        floor: 610,
        maxWidth: 360,
        maxHeight: 440,
        turn: thing.stance === 'flat' ? (mirror ? 10 : -10) : 0,
      }) +
      place(sheet, thing, {
        x: mirror ? 310 : 490,
        floor: 700,
        maxWidth: 460,
        maxHeight: 520,
        turn: thing.stance === 'flat' ? (mirror ? -6 : 6) : 0,
      })
    )
  }
  const broad = thing.width > thing.height * 0.72
  const box = carton(pack, broad ? 300 : 200, broad ? 290 : 470)
  const boxed = standing(box, broad ? 300 : 200, broad ? 290 : 470)
  return (
    backdrop +
    place(sheet, boxed, {
      x: mirror ? 530 : 268,
      floor: 640,
      maxWidth: broad ? 400 : 280,
      maxHeight: 540,
      maxScale: 1.25,
    }) +
    place(sheet, thing, {
      x: mirror ? 306 : 520,
      floor: 704,
      maxWidth: broad ? 440 : 360,
      maxHeight: broad ? 440 : 560,
      maxScale: 1.2,
    })
  )
}

const props = (
  sheet: Sheet,
  tone: string,
  tint: string,
  vary: Random,
): { behind: string; before: string; floor: number } => {
  const green = vary.pick(['#7E9A6B', '#94AD83', '#6E8F77', '#A3B18A'])
  const rose = mix(tint, '#EFA9B6', 0.6)
  const kind = Math.floor(vary() * 4)
  if (kind === 0) {
    return {
      behind:
        move(twig(sheet, 420, green), 150, 660, -16) +
        move(twig(sheet, 360, green), 664, 640, 22) +
        move(plinth(sheet, 440, 90, mix(tone, '#E7D9CE', 0.6)), 400, 640),
      before:
        move(stone(sheet, 128, 66, '#B9ADA5', vary), 146, 742) +
        move(stone(sheet, 74, 42, '#D2C6BE', vary), 236, 760) +
        move(leaf(sheet, 120, green), 690, 760, 64),
      floor: 648,
    }
  }
  if (kind === 1) {
    return {
      behind:
        rect(0, 560, side, 240, mix('#CFE0E4', tone, 0.35)) +
        move(ripples(sheet, 420, mix('#BFD6DC', tint, 0.12)), 400, 690) +
        move(stone(sheet, 330, 104, '#A9A09B', vary), 400, 716),
      before:
        move(petal(sheet, 52, rose), 140, 716, 30) +
        move(petal(sheet, 44, rose), 646, 744, -40) +
        move(stone(sheet, 110, 58, '#8F8783', vary), 676, 690),
      floor: 632,
    }
  }
  if (kind === 2) {
    const petals = Array.from({ length: 13 }, (_, i) =>
      move(
        petal(sheet, 38 + vary() * 36, mix(rose, '#FFFFFF', vary() * 0.4)),
        i % 2 ? 40 + vary() * 230 : 530 + vary() * 240,
        610 + vary() * 160,
        vary() * 360,
      ),
    ).join('')
    return {
      behind: group(silk(sheet, side, 300, mix('#F3DDDD', tint, 0.16), vary), 'translate(0 560)'),
      before: petals,
      floor: 706,
    }
  }
  return {
    behind:
      ellipse(400, 350, 270, 270, lighten(mix(tint, tone, 0.6), 0.2), 'opacity=".75"') +
      rect(130, 350, 540, 300, lighten(mix(tint, tone, 0.6), 0.2), 0, 'opacity=".75"') +
      rect(0, 648, side, 152, mix(tone, '#E2D2C6', 0.55)) +
      move(plinth(sheet, 380, 60, '#F3EAE3'), 400, 660),
    before:
      move(stone(sheet, 90, 50, '#CDB9AD', vary), 660, 742) +
      move(leaf(sheet, 190, green, 0.36), 168, 760, -34) +
      move(leaf(sheet, 150, darken(green, 0.1), 0.36), 178, 762, 12),
    floor: 668,
  }
}

const scene = (sheet: Sheet, thing: Thing, tone: string, tint: string, vary: Random): string => {
  const { behind, before, floor } = props(sheet, tone, tint, vary)
  return (
    sweep(sheet, side, side, tone, vary, 0.66) +
    behind +
    place(sheet, thing, { x: 400, floor, maxWidth: 400, maxHeight: 510, maxScale: 1.1 }) +
    before +
    gobo(side, side, vary)
  )
}

/** One product picture as an 800×800 SVG document. */
export const drawProduct = (picture: ProductPicture): string => {
  const sheet = newSheet()
  const vary = random(picture.seed * 7 + picture.view.length)
  const pack: Pack = { ...picture, sheet }
  const tone = paperTone(vary, picture.view === 'front' ? undefined : picture.tint)
  const closed = (): Thing => drawThing(sheet, picture)
  let content: string
  switch (picture.view) {
    case 'front':
      content = front(sheet, closed(), tone, vary)
      break
    case 'angle':
      content = angle(pack, closed(), tone, vary)
      break
    case 'open':
      content = front(sheet, drawThing(sheet, picture, 'open'), tone, vary)
      break
    case 'texture':
      content =
        sweep(sheet, side, side, mix(tone, '#FFFFFF', 0.3), vary, 0.9) +
        move(
          swatch(sheet, matterOf(picture.packaging), picture.tint, vary),
          400,
          400,
          vary.between(-16, 10),
          1.04,
        )
      break
    case 'skin':
      content =
        sweep(sheet, side, side, tone, vary, 0.9) +
        onSkins(sheet, matterOf(picture.packaging), picture.tint, vary)
      break
    case 'scene':
      content = scene(sheet, closed(), tone, picture.tint, vary)
      break
  }
  return document(side, side, sheet.defs(), content)
}
