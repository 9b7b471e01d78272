import { createHash } from 'node:crypto'
import type { Picture } from '@/domain/picture'
import { hasMedia, writeMedia } from '@/services/media'
import { drawAvatar } from './art/avatar'
import { drawBanner } from './art/banner'
import { drawCategory } from './art/category'
import { drawLogo } from './art/logo'
import { drawProduct } from './art/product'
import { renderWebp } from './art/render'
import { drawReviewPhoto } from './art/review-photo'
import { drawStoreFront } from './art/store-front'
import type {
  BannerPicture,
  DemoBrand,
  DemoCategory,
  DemoMember,
  DemoProduct,
  ProductPicture,
  ReviewPhoto,
  StoreFrontPicture,
} from './types'

/** Changes when the drawing does, so that old pictures are not taken for new ones. */
const EDITION = 1

interface Job {
  width: number
  height: number
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

const square = (side: number, svg: () => string): Job => ({ width: side, height: side, svg })

export const productPictureUrl = (picture: ProductPicture) =>
  pictureUrl(
    'product',
    picture,
    square(800, () => drawProduct(picture)),
  )

export const logoUrl = ({ name, logo, palette }: DemoBrand) =>
  pictureUrl(
    'logo',
    { name, logo, palette },
    { width: 400, height: 200, svg: () => drawLogo({ name, logo, palette }) },
  )

export const avatarUrl = ({ user_name, gender }: DemoMember, seed: number) =>
  pictureUrl(
    'avatar',
    { user_name, gender },
    square(160, () => drawAvatar(seed, gender)),
  )

export const reviewPhotoUrl = (photo: ReviewPhoto) =>
  pictureUrl(
    'review',
    photo,
    square(640, () => drawReviewPhoto(photo)),
  )

/** A banner's picture with its size. */
export function bannerPicture(picture: BannerPicture): Picture {
  const { width, height } = picture
  return {
    url: pictureUrl('banner', picture, { width, height, svg: () => drawBanner(picture) }),
    width,
    height,
  }
}

/** A store's picture with its size. */
export function storePicture(picture: StoreFrontPicture): Picture {
  const size = { width: 1200, height: 800 }
  return { url: pictureUrl('store', picture, { ...size, svg: () => drawStoreFront(picture) }), ...size }
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
    square(400, () => drawCategory(packaging, palette, tint, seed)),
  )
}

/** Draws every picture named so far that is not there yet. Cut off, it goes on where it stopped. */
export async function drawPictures(onProgress: (done: number, total: number) => void): Promise<void> {
  const total = jobs.size
  let done = 0
  const queue = jobs.entries()
  const draw = async () => {
    for (const [key, { width, height, svg }] of queue) {
      if (!(await hasMedia(key))) await writeMedia(key, await renderWebp(svg(), { width, height }))
      onProgress(++done, total)
    }
  }
  await Promise.all(Array.from({ length: 4 }, draw))
}
