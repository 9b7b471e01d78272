import type { BrandPalette, Packaging, PictureView, ProductPicture } from '../types'
import type { Random } from '@/domain/random'

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

/** What goes on the face or the lips, or is chosen by how it looks on an arm. */
const WORN = /^(trang-diem\/(moi|mat|doi-mat\/(?!mascara)[a-z-]+)|cham-soc-da\/cham-soc-moi|chong-nang)\//

/**
 * A shade on skin, where it is worn, and its texture. They depend on colour and container alone, so that the products of one shade share
 * them: some 450 pictures for 826 shades.
 */
export function shadePictures(
  { packaging, type }: { packaging: Packaging; type: { category: string } },
  tint: string,
): ProductPicture[] {
  const views: PictureView[] = WORN.test(`${type.category}/`) ? ['skin', 'texture'] : ['texture']
  const palette = { paper: tint, ink: tint, accent: tint }
  const seed = Number.parseInt(tint.slice(1), 16) % 99_991
  return views.map((view) => ({ packaging, palette, brand: '', label: [], tint, view, seed }))
}

/** The pictures of a product's first shade, which the product's own are drawn in too: it has the most. */
export function withCoverPictures(
  own: readonly ProductPicture[],
  cover: readonly ProductPicture[],
): ProductPicture[] {
  const [first, ...others] = own
  return first ? [first, ...cover.filter(({ view }) => view !== 'texture'), ...others] : []
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
