import type { BrandPalette, Packaging, PictureView, ProductPicture } from '../types'
import type { Random } from './random'

const closed = new Set<Packaging>([
  'brush',
  'sponge',
  'cotton-pack',
  'device',
  'candle',
  'gift-box',
  'gift-card',
  'soap',
  'sheet-mask',
  'sachet',
])

/** Three to five views of one product, cover first. */
export function makePictures(
  random: Random,
  picture: Omit<ProductPicture, 'view' | 'seed'>,
): ProductPicture[] {
  const possible: PictureView[] = closed.has(picture.packaging)
    ? ['front', 'angle', 'scene']
    : ['front', 'angle', 'open', 'texture', 'scene']
  const wanted = random.weighted([
    [3, 6],
    [4, 4],
    [5, 1],
  ] as const)
  const spare = random.sample(possible.slice(1), Math.max(2, wanted - 1))
  return possible
    .filter((view) => view === 'front' || spare.includes(view))
    .map((view) => ({ ...picture, view, seed: random.int(1, 99_999) }))
}

/** Pictures of a made-up box or card. */
export function boxPictures(
  random: Random,
  packaging: Packaging,
  palette: BrandPalette,
  brand: string,
  label: string[],
): ProductPicture[] {
  return makePictures(random, { packaging, palette, brand, label, tint: palette.accent })
}
