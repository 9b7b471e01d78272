import { createHash } from 'node:crypto'
import path from 'node:path'
import { PRINT } from '@/domain/photobooth/print'
import type { Picture } from '@/domain/picture'
import { hasMedia, writeMedia } from '@/services/media'
import { drawAvatar } from './art/avatar'
import { drawBanner } from './art/banner'
import { drawCategory } from './art/category'
import { drawFrame } from './art/frame'
import { drawLogo } from './art/logo'
import { drawProduct } from './art/product'
import { drawProductFrame } from './art/product-frame'
import { renderWebp } from './art/render'
import { drawReviewPhoto } from './art/review-photo'
import { drawStoreFront } from './art/store-front'
import type {
  BannerPicture,
  DemoBrand,
  DemoCategory,
  DemoMember,
  DemoProduct,
  FramePicture,
  ProductPicture,
  ReviewPhoto,
  StoreFrontPicture,
} from './types'

/** Changes when the drawing does, so that old pictures are not taken for new ones. */
const EDITION = 1

interface Job {
  width: number
  height: number
  /** Pictures of one motif are drawn by the same code and look alike. */
  motif: string
  svg: () => string
}

const jobs = new Map<string, Job>()

/**
 * Address of a picture that will be drawn: its name is a digest of what it shows, so equal pictures are drawn once
 * and the address never shows anything else.
 */
function pictureUrl(kind: string, recipe: object, job: Job): string {
  const digest = createHash('sha256')
    .update(JSON.stringify([EDITION, kind, recipe]))
    .digest('hex')
    .slice(0, 16)
  const key = `demo/${kind}/${digest}.webp`
  jobs.set(key, job)
  return `/media/${key}`
}

const square = (side: number, motif: string, svg: () => string): Job => ({
  width: side,
  height: side,
  motif,
  svg,
})

export const productPictureUrl = (picture: ProductPicture) =>
  pictureUrl(
    'product',
    picture,
    square(800, `${picture.packaging} ${picture.view}`, () => drawProduct(picture)),
  )

/** The frame over pictures of limited editions: one for all of them. */
export const productFrameUrl = () => pictureUrl('frame', {}, square(800, 'frame', drawProductFrame))

/** A product's first picture with its size; null for a product without any. */
export function productPicture({ pictures: [first] }: DemoProduct): Picture | null {
  return first ? { url: productPictureUrl(first), width: 800, height: 800 } : null
}

export const logoUrl = ({ name, logo, palette }: DemoBrand) =>
  pictureUrl(
    'logo',
    { name, logo, palette },
    { width: 400, height: 200, motif: logo, svg: () => drawLogo({ name, logo, palette }) },
  )

export const avatarUrl = ({ user_name, gender }: DemoMember, seed: number) =>
  pictureUrl(
    'avatar',
    { user_name, gender },
    square(160, gender, () => drawAvatar(seed, gender)),
  )

export const reviewPhotoUrl = (photo: ReviewPhoto) =>
  pictureUrl(
    'review',
    photo,
    square(640, photo.setting, () => drawReviewPhoto(photo)),
  )

/** A banner's picture with its size. */
export function bannerPicture(picture: BannerPicture): Picture {
  const { width, height, room } = picture
  return {
    url: pictureUrl('banner', picture, { width, height, motif: room, svg: () => drawBanner(picture) }),
    width,
    height,
  }
}

/** A frame of the photobooth with its size. */
export function framePicture(picture: FramePicture): Picture {
  const job = { ...PRINT, motif: picture.window, svg: () => drawFrame(picture) }
  return { url: pictureUrl('frame', picture, job), ...PRINT }
}

/** A store's picture with its size. */
export function storePicture(picture: StoreFrontPicture): Picture {
  const size = { width: 1200, height: 800 }
  const job = { ...size, motif: picture.house, svg: () => drawStoreFront(picture) }
  return { url: pictureUrl('store', picture, job), ...size }
}

/** A category is shown by what its best seller comes in; null while it holds nothing. */
export function categoryPictureUrl({ key }: DemoCategory, products: readonly DemoProduct[]): string | null {
  const inside = products.filter(
    ({ category_key }) => category_key === key || category_key.startsWith(`${key}/`),
  )
  const best = inside.reduce<DemoProduct | null>(
    (top, product) => (top && top.total_orders >= product.total_orders ? top : product),
    null,
  )
  const picture = best?.pictures[0]
  if (!picture) return null
  const { packaging, palette, tint, seed } = picture
  return pictureUrl(
    'category',
    { packaging, palette, tint, seed },
    square(400, packaging, () => drawCategory(packaging, palette, tint, seed)),
  )
}

export interface DrawOptions {
  /** Draws one picture of each motif and stores it under the keys of all others too: enough for a shop that only tests look at. */
  oneOfEachMotif: boolean
  onProgress: (done: number, total: number) => void
}

/** Draws every picture named so far that is not there yet. Cut off, it goes on where it stopped. */
export async function drawPictures({ oneOfEachMotif, onProgress }: DrawOptions): Promise<void> {
  const total = jobs.size
  let done = 0
  const queue = jobs.entries()
  const render = ({ width, height, svg }: Job) => renderWebp(svg(), { width, height })
  const drawn = new Map<string, Promise<Buffer>>()
  const renderMotif = (key: string, job: Job) => {
    const motif = `${path.dirname(key)} ${job.width}×${job.height} ${job.motif}`
    const known = drawn.get(motif) ?? render(job)
    drawn.set(motif, known)
    return known
  }
  const draw = async () => {
    for (const [key, job] of queue) {
      if (!(await hasMedia(key)))
        await writeMedia(key, await (oneOfEachMotif ? renderMotif(key, job) : render(job)))
      onProgress(++done, total)
    }
  }
  await Promise.all(Array.from({ length: 4 }, draw))
}
