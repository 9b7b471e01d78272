import { api } from '@/lib/client/api'
import { useData } from '@/lib/client/use-data'

const balanceAddress = (campaignId: string) =>
  api.public.user.me['campaign-token'].$path({
    query: { filter: JSON.stringify({ campaign_id: campaignId }) },
  })

/** The member's tokens in a campaign (GAM-07); not asked for without a member. */
export const useTokenBalance = (campaignId: string, isMember: boolean) =>
  useData(isMember ? balanceAddress(campaignId) : null, { shouldRetryOnError: false })

/** The prizes of a campaign with what is left of them. */
export const usePrizes = (campaignId: string) =>
  useData(api.public.campaigns[':id'].prizes.$path({ param: { id: campaignId } }), {
    shouldRetryOnError: false,
  })
