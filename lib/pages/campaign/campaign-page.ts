import 'server-only'
import type { BankOffer } from '@/domain/campaign/bank-offer'
import type { BoardKind, Leaderboard } from '@/domain/campaign/leaderboard'
import type { Prize } from '@/domain/campaign/prize'
import { sectionProductIds } from '@/domain/campaign/section-products'
import type { CampaignSection } from '@/domain/campaign/sections'
import type { TokenRule } from '@/domain/campaign/tokens'
import type { Votes } from '@/domain/campaign/vote'
import type { CategoryNode } from '@/domain/catalog/category'
import type { ProductCard } from '@/domain/catalog/product'
import { type Promotion, promotionState, type PromotionState } from '@/domain/catalog/promotion'
import type { Voucher } from '@/domain/voucher'
import { cached, tags } from '@/lib/cache-manifest'
import * as campaigns from '@/lib/reads/campaign/campaign-reads'
import { readBrand, readCategoryTree, readProductsById } from '@/lib/reads/catalog-reads'
import * as reads from '@/lib/reads/promo-reads'

/** The data of a campaign's page: what every visitor sees. What is a member's own comes after load. */
export interface CampaignPage {
  campaign: Promotion
  state: PromotionState
  /** when the page was made, ms since 1970 */
  madeAt: number
  /** cards of the products its sections name */
  products: ProductCard[]
  /** the public vouchers its sections name that are in force */
  vouchers: Voucher[]
  /** what members get for tokens, and how tokens are earned; empty without a section about them */
  prizes: Prize[]
  rules: TokenRule[]
  /** names of the brands and categories in the rules, by id */
  names: Record<'brands' | 'categories', Record<number, string>>
  boards: Partial<Record<BoardKind, Leaderboard>>
  /** by section, once the campaign is over */
  votes: Record<string, Votes>
  bankOffers: BankOffer[]
  /** other campaigns and promotions, shown once this one has ended */
  others: Promotion[]
}

const OTHERS = 3

const voucherSlugs = (sections: readonly CampaignSection[]) => [
  ...new Set(sections.flatMap((section) => (section.type === 'vouchers' ? section.slugs : []))),
]

/** Vouchers in force of these slugs, in their order. */
async function vouchersOf(slugs: readonly string[], now: number): Promise<Voucher[]> {
  const found = await Promise.all(slugs.map(reads.readVoucher))
  return found.flatMap((voucher) => (voucher && promotionState(voucher, now) === 'current' ? [voucher] : []))
}

async function othersThan({ _id }: Promotion): Promise<Promotion[]> {
  const current = await reads.readAllPromotions('current')
  const alike = ({ category }: Promotion) => (category === 'campaign' ? 0 : 1)
  return current
    .filter((other) => other._id !== _id && other.category !== 'flash_sale')
    .toSorted((a, b) => alike(a) - alike(b))
    .slice(0, OTHERS)
}

const NO_TOKENS: Pick<CampaignPage, 'prizes' | 'rules' | 'names'> = {
  prizes: [],
  rules: [],
  names: { brands: {}, categories: {} },
}

const flatten = (nodes: readonly CategoryNode[]): CategoryNode[] =>
  nodes.flatMap((node) => [node, ...flatten(node.children)])

/** The prizes and rules of a campaign, with the names in the rules. */
async function tokensOf(id: string): Promise<typeof NO_TOKENS> {
  const [prizes, rules] = await Promise.all([campaigns.readPrizes(id), campaigns.readTokenRules(id)])
  const brandIds = new Set(rules.flatMap(({ scope }) => scope.brand_ids))
  const categoryIds = new Set(rules.flatMap(({ scope }) => scope.category_ids))
  const [brands, tree] = await Promise.all([
    Promise.all([...brandIds].map(readBrand)),
    categoryIds.size > 0 ? readCategoryTree() : [],
  ])
  return {
    prizes,
    rules,
    names: {
      brands: Object.fromEntries(brands.flatMap((brand) => (brand ? [[brand.id, brand.name]] : []))),
      categories: Object.fromEntries(
        flatten(tree).flatMap(({ id, name }) => (categoryIds.has(id) ? [[id, name]] : [])),
      ),
    },
  }
}

/** The leaderboards that sections show. */
async function boardsOf({ _id, sections }: Promotion): Promise<CampaignPage['boards']> {
  const kinds = new Set(sections.flatMap((section) => (section.type === 'leaderboard' ? section.kind : [])))
  const boards = await Promise.all([...kinds].map((kind) => campaigns.readLeaderboard(_id, kind)))
  return Object.fromEntries(boards.map((board) => [board.kind, board]))
}

/** The votes of each vote section. */
async function votesOf({ _id, sections }: Promotion): Promise<CampaignPage['votes']> {
  const keys = sections.flatMap((section) => (section.type === 'vote' ? section.key : []))
  const votes = await Promise.all(keys.map((key) => campaigns.readVotes(_id, key)))
  return Object.fromEntries(votes.map((vote) => [vote.section, vote]))
}

/** A campaign with what its sections show; null when there is none of that slug. */
export async function getCampaignPage(slug: string): Promise<CampaignPage | null> {
  'use cache'
  const campaign = await reads.readPromotion(slug)
  cached('minutes', tags.promotions, ...(campaign ? [tags.promotion(campaign._id)] : []))
  if (!campaign) return null
  const now = Date.now()
  const state = promotionState(campaign, now)
  const ids = sectionProductIds(campaign.sections)
  const has = (type: CampaignSection['type']) => campaign.sections.some((section) => section.type === type)
  const isCurrent = state === 'current'
  const [products, vouchers, tokens, boards, votes, bankOffers, others] = await Promise.all([
    ids.length > 0 ? readProductsById(ids) : [],
    vouchersOf(voucherSlugs(campaign.sections), now),
    isCurrent && has('tokens') ? tokensOf(campaign._id) : NO_TOKENS,
    state === 'upcoming' ? {} : boardsOf(campaign),
    state === 'over' ? votesOf(campaign) : {},
    isCurrent && has('banks') ? campaigns.readBankOffers() : [],
    state === 'over' ? othersThan(campaign) : [],
  ])
  return { campaign, state, madeAt: now, products, vouchers, ...tokens, boards, votes, bankOffers, others }
}
