import type { CampaignFile } from '@/domain/campaign/campaign-file'
import { saveCampaign } from '../../catalog'
import { transaction } from '../../database'
import { writeBankOffers, writeCampaignParts } from './write-parts'

/** What an import wrote. */
export interface ImportedCampaign {
  /** null for a file without a campaign */
  campaign_id: number | null
  rules: number
  prizes: number
  bank_offers: number
}

/** Writes the campaign of a file with its rules and prizes, and offers of banks: all of it or nothing. The same file again changes nothing. */
export function importCampaign({ campaign, bank_offers }: CampaignFile): Promise<ImportedCampaign> {
  return transaction(async (tx) => {
    await writeBankOffers(tx, bank_offers)
    const counts = { bank_offers: bank_offers.length }
    if (!campaign) return { ...counts, campaign_id: null, rules: 0, prizes: 0 }
    const { rules, prizes, tnc, image, start_date, end_date, ...row } = campaign
    const id = await saveCampaign(tx, {
      ...row,
      more_info: { partner_id: null, tnc, email_banner: null, name: row.name, image },
      start_date: new Date(start_date),
      end_date: new Date(end_date),
    })
    await writeCampaignParts(tx, id, { rules, prizes })
    return { ...counts, campaign_id: id, rules: rules.length, prizes: prizes.length }
  })
}
