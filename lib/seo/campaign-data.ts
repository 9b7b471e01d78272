import type { FAQPage, SaleEvent, WithContext } from 'schema-dts'
import type { Picture } from '@/domain/picture'
import type { Promotion } from '@/domain/catalog/promotion'
import { plainText } from '@/domain/text'
import type { CampaignPage } from '@/lib/pages/campaign/campaign-page'
import { isServable } from '@/lib/pictures'
import { absoluteUrl, site } from '../site'

/** The picture of a campaign: of its first hero, else its own. */
export function campaignPicture({ sections, more_info }: Promotion): Picture | null {
  const heroes = sections.flatMap((section) =>
    section.type === 'hero' && section.image ? section.image : [],
  )
  return [...heroes, ...(more_info.image ? [more_info.image] : [])].find(({ url }) => isServable(url)) ?? null
}

function saleEvent({ campaign }: CampaignPage, path: string): WithContext<SaleEvent> {
  const picture = campaignPicture(campaign)
  return {
    '@context': 'https://schema.org',
    '@type': 'SaleEvent',
    name: campaign.name,
    description: plainText(campaign.description),
    url: absoluteUrl(path),
    startDate: campaign.start_date,
    endDate: campaign.end_date,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation', url: absoluteUrl(path) },
    organizer: { '@type': 'Organization', name: site.name, url: absoluteUrl('/') },
    ...(picture && { image: absoluteUrl(picture.url) }),
  }
}

function questions({ campaign, state }: CampaignPage): WithContext<FAQPage>[] {
  const items = campaign.sections.flatMap((section) => (section.type === 'questions' ? section.items : []))
  // Only what the page shows.
  if (items.length === 0 || state === 'over') return []
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      mainEntity: items.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
      })),
    },
  ]
}

/** Structured data of a campaign: the event, and its questions where it shows any. */
export const campaignData = (page: CampaignPage, path: string) => [saleEvent(page, path), ...questions(page)]
