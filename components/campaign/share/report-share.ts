import { reloadAnswers } from '@/lib/client/answers/answer-store'
import { api } from '@/lib/client/api'

/** Reports that the member shared a campaign; tokens it brought are asked for again where they are on show. Returns how many. */
export async function reportShare(campaignId: string): Promise<number> {
  const { tokens } = await api.public.campaigns[':id'].shares.$post({ param: { id: campaignId } })
  if (tokens > 0) reloadAnswers((key) => key.includes('/user/me/campaign-token'))
  return tokens
}
