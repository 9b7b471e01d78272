import type { ReactNode } from 'react'
import type { CampaignSection, SectionType } from '@/domain/campaign/sections'
import type { PromotionState } from '@/domain/catalog/promotion'
import type { CampaignPage } from '@/lib/pages/campaign/campaign-page'

/** What a section of a type gets: its own fields, and the data of the page. */
export interface SectionProps<Type extends SectionType> {
  section: CampaignSection<Type>
  page: CampaignPage
  /** the first section of the page: its picture may be the largest paint */
  isFirst: boolean
}

export interface SectionEntry {
  /** the states of a campaign in which it is shown */
  states: readonly PromotionState[]
  render: (section: CampaignSection, page: CampaignPage, isFirst: boolean) => ReactNode
}
