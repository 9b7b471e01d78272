import type { CampaignSection } from './sections'

/** Products that sections name, each once. */
export const sectionProductIds = (sections: readonly CampaignSection[]): number[] => [
  ...new Set(sections.flatMap((section) => ('product_ids' in section ? section.product_ids : []))),
]
