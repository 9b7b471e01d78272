import { type InferType, object, string } from 'yup'
import { pictureSchema } from '../picture'

export const BANNER_LOCATIONS = [
  'home',
  'top',
  'floating',
  'search',
  'popup',
  'photobooth_frame_banner',
] as const
export const BANNER_TYPES = ['hero', 'mini', 'twin', 'popup', 'popup_full', 'label'] as const

/**
 * Live text over a banner's picture, beside its `title`. A banner without it has its words in the picture, and its title
 * is the alternative text. `tone` is that of the picture where the text stands.
 */
export const bannerCopySchema = object({
  eyebrow: string().max(60).default(''),
  subtitle: string().max(200).default(''),
  cta: string().max(40).default(''),
  tone: string()
    .oneOf(['light', 'dark'] as const)
    .default('light'),
})
export type BannerCopy = InferType<typeof bannerCopySchema>

/** Banner (HOM-02): `type` is its place, `banner_type` its form. */
export const bannerSchema = object({
  _id: string().required(),
  type: string().oneOf(BANNER_LOCATIONS).required(),
  banner_type: string().oneOf(BANNER_TYPES).required(),
  title: string().required(),
  link: string().required(),
  image: pictureSchema.required(),
  image_mobile: pictureSchema.required(),
  more_info: object({
    apply: string()
      .oneOf(['everyday', 'once'] as const)
      .nullable()
      .default(null),
    search_label: string()
      .oneOf(['new', 'promo', 'sale', 'campaign'] as const)
      .nullable()
      .default(null),
    copy: bannerCopySchema.nullable().default(null),
  }).required(),
})
export type Banner = InferType<typeof bannerSchema>
