import 'server-only'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { CampaignPage } from '@/lib/pages/campaign/campaign-page'
import { site } from '../site'
import { campaignPicture } from './campaign-data'
import { pageMetadata } from './metadata'

/** Title, description and picture of a campaign's page. */
export async function campaignMetadata({ campaign, state }: CampaignPage, path: string): Promise<Metadata> {
  const t = await getTranslations('campaign')
  const { name, description } = campaign
  const image = campaignPicture(campaign)
  return pageMetadata({
    title: name,
    description: t('description', { name, site: site.name, text: description }),
    path,
    ...(image && { image: { ...image, alt: name } }),
    // Search engines need not index what has ended.
    noindex: state === 'over',
  })
}
