import type { CampaignSection } from '@/domain/campaign/sections'
import type { Picture } from '@/domain/picture'
import type { VoucherType } from '@/domain/voucher'
import type { DemoProduct } from '@/demo/types'
import type { looks } from '../promotions/banner-plans'

/** A scene of the best sellers of a category. */
export interface CampaignScene {
  category: string
  look: keyof typeof looks
  /** containers in it */
  goods: number
  width: number
  height: number
}

/** What a campaign is written with: its goods, pictures and days, wherever it is stored. */
export interface CampaignTools {
  /** best sellers of a category and of those below it, of as many brands as there are */
  best: (category: string, count: number) => DemoProduct[]
  /** ids of products */
  ids: (products: readonly DemoProduct[]) => number[]
  scene: (scene: CampaignScene) => Picture
  /** first picture of a product */
  pictureOf: (product: DemoProduct) => Picture | null
  categoryLink: (key: string) => string
}

/** A prize members get for tokens. */
export interface DemoPrize {
  name: string
  type: VoucherType
  description: string
  tnc: string
  image: CampaignScene
  /** tokens */
  points: number
  stock: number
  per_member: number | null
  is_form_needed: boolean
  /** what the voucher of each member takes off, dong; null for a thing */
  voucher: { amount: number; min_amount: number } | null
}

/** A way to earn tokens. */
export interface DemoTokenRule {
  key: string
  kind: 'order' | 'review' | 'share' | 'check-in'
  tokens: number
  /** dong that bring `tokens` once */
  per_amount: number | null
  daily_cap: number | null
  category_keys: string[]
}

export interface DemoCampaign {
  slug: string
  name: string
  description: string
  /** simple HTML */
  tnc: string
  starts_in_days: number
  ends_in_days: number
  is_display_icon_web: boolean
  is_top_spender: boolean
  is_top_review: boolean
  picture: CampaignScene
  sections: (tools: CampaignTools) => CampaignSection[]
  prizes: readonly DemoPrize[]
  rules: readonly DemoTokenRule[]
}

export const list = (...lines: string[]) => `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`

export const paragraphs = (...texts: string[]) => texts.map((text) => `<p>${text}</p>`).join('')

const WIDE = { width: 1200, height: 800 }
const SMALL = { width: 720, height: 480 }

export const wideScene = (category: string, look: CampaignScene['look'], goods = 3): CampaignScene => ({
  category,
  look,
  goods,
  ...WIDE,
})

export const smallScene = (category: string, look: CampaignScene['look'], goods = 2): CampaignScene => ({
  category,
  look,
  goods,
  ...SMALL,
})
