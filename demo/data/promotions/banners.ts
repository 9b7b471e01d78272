import { luminance } from '@/demo/art/colour'
import type {
  BannerPicture,
  BrandPalette,
  DemoBanner,
  DemoBrand,
  DemoProduct,
  ProductPicture,
} from '@/demo/types'
import { bannerPlans, type BannerPlace, type BannerPlan, type BannerShape, looks } from './banner-plans'
import { mix } from '../colour'
import { bestOf, isBelow, type Shelf } from '../shelf'

export interface BannerContext {
  brands: readonly DemoBrand[]
  products: readonly DemoProduct[]
  /** path of a category page */
  categoryLink(key: string): string
  /** path of a brand page */
  brandLink(key: string): string
}

type Size = readonly [width: number, height: number]
type Room = BannerPicture['room']

interface Form {
  location: DemoBanner['location']
  type: DemoBanner['banner_type']
  desktop: Size
  mobile: Size
  /** containers on the stage, and where the page puts its text, desktop and mobile */
  stage: readonly [number, number]
  room: readonly [Room, Room]
}

const forms: Record<BannerShape, Form> = {
  hero: {
    location: 'home',
    type: 'hero',
    desktop: [1600, 640],
    mobile: [840, 900],
    stage: [4, 3],
    room: ['side', 'above'],
  },
  mini: {
    location: 'home',
    type: 'mini',
    desktop: [480, 300],
    mobile: [480, 300],
    stage: [2, 2],
    room: ['side', 'side'],
  },
  twin: {
    location: 'home',
    type: 'twin',
    desktop: [960, 480],
    mobile: [960, 480],
    stage: [3, 3],
    room: ['side', 'side'],
  },
  popup: {
    location: 'popup',
    type: 'popup',
    desktop: [600, 800],
    mobile: [600, 800],
    stage: [3, 3],
    room: ['above', 'above'],
  },
  popup_full: {
    location: 'popup',
    type: 'popup_full',
    desktop: [1600, 900],
    mobile: [800, 1600],
    stage: [4, 3],
    room: ['side', 'above'],
  },
  top: {
    location: 'top',
    type: 'mini',
    desktop: [160, 160],
    mobile: [160, 160],
    stage: [1, 1],
    room: ['tile', 'tile'],
  },
  floating: {
    location: 'floating',
    type: 'mini',
    desktop: [160, 160],
    mobile: [160, 160],
    stage: [1, 1],
    room: ['tile', 'tile'],
  },
  label: {
    location: 'search',
    type: 'label',
    desktop: [480, 300],
    mobile: [480, 300],
    stage: [2, 2],
    room: ['none', 'none'],
  },
}

/** Below this relative luminance the text on a scene is light. */
const DARK = 0.2

function brandOf(key: string, brands: readonly DemoBrand[]): DemoBrand {
  const brand = brands.find((known) => known.key === key)
  if (!brand) throw new Error(`the demo has no brand ${key}`)
  return brand
}

/** Products of the place a banner leads to. */
const shelfOf = (place: BannerPlace): Shelf =>
  'brand' in place
    ? ({ brand_key, category_key }) => {
        if (brand_key !== place.brand) return 0
        return place.first && isBelow(category_key, place.first) ? 2 : 1
      }
    : ({ category_key }) => (isBelow(category_key, place.category) ? 1 : 0)

/** A brand's scene is pale whatever its packaging, so that the containers stand out. */
export const brandPalette = ({ palette: { ink, accent } }: DemoBrand): BrandPalette => ({
  paper: mix('#FFFCFA', accent, 0.14),
  ink,
  accent,
})

const paletteOf = (place: BannerPlace, brands: readonly DemoBrand[]): BrandPalette =>
  'brand' in place ? brandPalette(brandOf(place.brand, brands)) : looks[place.look]

function pictureOf(
  [width, height]: Size,
  room: Room,
  palette: BrandPalette,
  products: readonly ProductPicture[],
  seed: number,
): BannerPicture {
  return { width, height, room, palette, products: [...products], seed }
}

function makeBanner(plan: BannerPlan, index: number, position: number, context: BannerContext): DemoBanner {
  const { location, type, desktop, mobile, stage, room } = forms[plan.shape]
  const [eyebrow, title, subtitle, cta] = plan.copy
  const palette = paletteOf(plan, context.brands)
  const pictures = bestOf(context.products, shelfOf(plan), Math.max(...stage))
  const seed = 1000 + index
  return {
    key: `${plan.shape}-${position}`,
    location,
    banner_type: type,
    title,
    link: 'brand' in plan ? context.brandLink(plan.brand) : context.categoryLink(plan.category),
    apply: plan.apply ?? null,
    search_label: plan.label ?? null,
    copy: { eyebrow, subtitle, cta, tone: luminance(palette.paper) < DARK ? 'dark' : 'light' },
    position,
    desktop: pictureOf(desktop, room[0], palette, pictures.slice(0, stage[0]), seed),
    mobile: pictureOf(mobile, room[1], palette, pictures.slice(0, stage[1]), seed),
  }
}

/** Every banner of the shop, in the order they show at their place. */
export function makeBanners(context: BannerContext): DemoBanner[] {
  const placed = new Map<string, number>()
  return bannerPlans.map((plan, index) => {
    const position = (placed.get(plan.shape) ?? 0) + 1
    placed.set(plan.shape, position)
    return makeBanner(plan, index, position, context)
  })
}
