/**
 * The shape of the demo catalogue before it is written to the database: what `data/` makes, `art/` draws and `load.ts` stores.
 * Everything is deterministic: the same code gives the same shop. Money is whole dong, weights are grams.
 */

/** The container a product comes in; decides the drawing. */
export type Packaging =
  | 'tube'
  | 'dropper'
  | 'pump-bottle'
  | 'bottle'
  | 'jar'
  | 'spray'
  | 'perfume'
  | 'lipstick'
  | 'lip-gloss'
  | 'lip-balm'
  | 'mascara'
  | 'pencil'
  | 'palette'
  | 'compact'
  | 'cushion'
  | 'stick'
  | 'nail-polish'
  | 'sheet-mask'
  | 'sachet'
  | 'soap'
  | 'ampoule-box'
  | 'capsule-bottle'
  | 'brush'
  | 'sponge'
  | 'cotton-pack'
  | 'device'
  | 'candle'
  | 'gift-box'
  | 'gift-card'

/** Colours of a brand's packaging, as #RRGGBB. `paper` is the container, `ink` the print on it, `accent` cap and details. */
export interface BrandPalette {
  paper: string
  ink: string
  accent: string
}

/** `skin`: the colour of what is inside on forearms of several skin tones */
export type PictureView = 'front' | 'angle' | 'open' | 'texture' | 'scene' | 'skin'

/** One product picture, square, drawn from parameters. */
export interface ProductPicture {
  packaging: Packaging
  palette: BrandPalette
  /** printed as the brand's mark on the container */
  brand: string
  /** one or two short lines of label text, e.g. ['Serum rau má', '30 ml'] */
  label: string[]
  /** colour of what is inside (a lipstick's shade, a serum's tint), #RRGGBB */
  tint: string
  view: PictureView
  /** varies composition, props and light */
  seed: number
}

export interface DemoBrand {
  key: string
  name: string
  slug: string
  /** Vietnamese country name, e.g. 'Hàn Quốc' */
  country: string
  /** ISO 3166 alpha-2, lower case */
  country_code: string
  featured_text: string
  description: string
  is_featured: boolean
  palette: BrandPalette
  /** style of the drawn logo */
  logo: 'serif' | 'sans' | 'script' | 'monogram' | 'stacked' | 'badge'
}

export interface DemoCategory {
  /** stable key, also the path: 'cham-soc-da/lam-sach/sua-rua-mat' */
  key: string
  parent_key: string | null
  name: string
  slug: string
  description: string
}

export interface DemoTag {
  key: string
  name: string
  slug: string
  kind: 'concern' | 'badge'
  /** name of a lucide icon in kebab case, e.g. 'droplets' */
  icon: string
  is_show_in_search: boolean
}

export type AttributeKind = 'shade' | 'size' | 'variant' | 'amount' | 'non_specify'

export interface DemoCombination {
  key: string
  attributes: Partial<Record<AttributeKind, { id: string; name: string; hex?: string }>>
  price: number
  deduction?: { type: 'amount' | 'percentage'; value: number; show_as_percentage: boolean }
  stock: number
  weight: number
  gtin: string
  preorder?: { total_quota: number; sold_quota: number; ships_in_days: number }
  /** shown when this combination is chosen; empty = the product's pictures */
  pictures: ProductPicture[]
}

export interface DemoProduct {
  key: string
  name: string
  slug: string
  brand_key: string
  /** deepest category; ancestors follow from it */
  category_key: string
  extra_category_keys: string[]
  tag_keys: string[]
  classification:
    'normal' | 'egift' | 'bundle_virtual' | 'bundle_physical' | 'gwp_non_sellable' | 'product_pack'
  is_new: boolean
  is_exclusive: boolean
  is_limited: boolean
  is_online: boolean
  is_buy_one_get_one_free: boolean
  is_active: boolean
  label_bmsm: string | null
  /** simple HTML: p, ul, li, strong, h3 */
  description: string
  how_to_use: string
  /** full INCI list, comma separated */
  ingredients: string
  /** Vietnamese country name of manufacture */
  origin: string
  /** cosmetic product notification number, e.g. '123456/21/CBMP-QLD' */
  registration_number: string
  shelf_life: string
  total_orders: number
  created_days_ago: number
  pictures: ProductPicture[]
  combinations: DemoCombination[]
  /** packs and bundles: which combinations they hold */
  pack: { combination_key: string; quantity: number }[]
}

export interface DemoMember {
  user_name: string
  name: string
  gender: 'female' | 'male'
  /** stage of the loyalty level */
  level: 'Hồng Nhạt' | 'Hồng Đào' | 'Hồng Ngọc' | 'Ruby'
  skin_types: string[]
  hair_types: string[]
  is_expert_reviewer: boolean
}

/** Sides of a product that the text of a review speaks of; the stars given follow them. */
export type RatedSide = 'effectiveness' | 'texture' | 'packaging' | 'value_for_money'

export interface DemoReview {
  product_key: string
  combination_key: string | null
  user_name: string
  /** whole stars 1–5 by rating type */
  ratings: Record<string, number>
  details: string
  is_recommended: boolean
  is_repurchase: boolean
  is_verified_purchase: boolean
  total_likes: number
  created_days_ago: number
  photos: ReviewPhoto[]
}

/** A photo a member might take: the product on a table, a hand, a swatch. */
export interface ReviewPhoto {
  product: ProductPicture
  setting: 'desk' | 'hand-swatch' | 'bathroom' | 'flat-lay' | 'window'
  seed: number
}

/** A scene of products without any text: what a banner says is set over it by the page. */
export interface BannerPicture {
  width: number
  height: number
  /** what is kept free for the page's text: the left side, the top, nothing; a tile is one product in a circle */
  room: 'side' | 'above' | 'none' | 'tile'
  palette: BrandPalette
  /** containers on the stage, left to right */
  products: ProductPicture[]
  seed: number
}

/** A store from across the street, 1200×800. */
export interface StoreFrontPicture {
  /** a tiled house with shutters, one with arched windows, one by the water */
  house: 'shophouse' | 'arcade' | 'riverside'
  /** colours of the walls, of shutters and awning, #RRGGBB */
  wall: string
  trim: string
  /** the name over the door */
  sign: string
  /** goods in the window */
  products: ProductPicture[]
  seed: number
}

/** A frame of the photobooth, 1200×1800, transparent where the photo is seen. */
export interface FramePicture {
  /** shape of the window */
  window: 'arch' | 'print' | 'oval' | 'rounded'
  decor: 'petals' | 'leaves' | 'sun' | 'stars' | 'plain'
  palette: BrandPalette
  /** line below the window */
  caption: string
  seed: number
}

export interface DemoBanner {
  key: string
  location: 'home' | 'top' | 'floating' | 'search' | 'popup' | 'photobooth_frame_banner'
  banner_type: 'hero' | 'mini' | 'twin' | 'popup' | 'popup_full' | 'label'
  title: string
  link: string
  apply: 'everyday' | 'once' | null
  search_label: 'new' | 'promo' | 'sale' | 'campaign' | null
  /** live text over the picture, beside the title; `tone` is that of the scene */
  copy: { eyebrow: string; subtitle: string; cta: string; tone: 'light' | 'dark' }
  position: number
  desktop: BannerPicture
  mobile: BannerPicture
}
