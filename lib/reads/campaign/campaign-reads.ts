import 'server-only'
import { array } from 'yup'
import { type BankOffer, type BankOfferFilter, bankOfferSchema } from '@/domain/campaign/bank-offer'
import { type BoardKind, type Leaderboard, leaderboardSchema } from '@/domain/campaign/leaderboard'
import { type Prize, prizeSchema } from '@/domain/campaign/prize'
import { type TokenRule, tokenRuleSchema } from '@/domain/campaign/tokens'
import { type Votes, votesSchema } from '@/domain/campaign/vote'
import { campaignClient } from '@/lib/services/clients'
import { readData } from '@/lib/services/read'

/** Reads of what campaigns hold beside their document, as a visitor sees it; uncached. */

const campaigns = campaignClient.campaigns[':id']

export const readPrizes = (id: string): Promise<Prize[]> =>
  readData(campaigns.prizes.$get({ param: { id } }), array(prizeSchema.required()).required())

export const readTokenRules = (id: string): Promise<TokenRule[]> =>
  readData(campaigns['token-rules'].$get({ param: { id } }), array(tokenRuleSchema.required()).required())

export const readLeaderboard = (id: string, kind: BoardKind): Promise<Leaderboard> =>
  readData(campaigns.leaderboard.$get({ param: { id }, query: { kind } }), leaderboardSchema)

export const readVotes = (id: string, section: string): Promise<Votes> =>
  readData(campaigns.votes.$get({ param: { id }, query: { section } }), votesSchema)

/** Offers of banks in force. */
export const readBankOffers = (filter: BankOfferFilter = {}): Promise<BankOffer[]> =>
  readData(
    campaignClient['bank-offers'].$get({ query: { filter: JSON.stringify(filter) } }),
    array(bankOfferSchema.required()).required(),
  )
