import { notFound } from '@/domain/error'
import { type CampaignFacts, campaignFacts } from '../catalog'
import type { Database } from '../database'

/** A campaign, before its start and after its end too. @throws NOT_FOUND */
export async function requireCampaign(db: Database, id: number): Promise<CampaignFacts> {
  const found = await campaignFacts(db, id)
  if (!found) throw notFound('campaign')
  return found
}
