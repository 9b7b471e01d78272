import type { ComponentType } from 'react'
import type { CampaignSection, SectionType } from '@/domain/campaign/sections'
import type { PromotionState } from '@/domain/catalog/promotion'
import { CountdownSection } from './countdown'
import { GallerySection } from './gallery'
import { HeroSection } from './hero'
import { MissionSection } from './mission'
import { ProductsSection } from './products'
import { QuestionsSection } from './questions'
import type { SectionEntry, SectionProps } from './section'
import { TextSection } from './text'
import { VideoSection } from './video'
import { VouchersSection } from './vouchers'

const isOf = <Type extends SectionType>(
  section: CampaignSection,
  type: Type,
): section is CampaignSection<Type> => section.type === type

function entry<Type extends SectionType>(
  type: Type,
  Section: ComponentType<SectionProps<Type>>,
  states: readonly PromotionState[],
): SectionEntry {
  return {
    states,
    render: (section, page, isFirst) =>
      isOf(section, type) && <Section section={section} page={page} isFirst={isFirst} />,
  }
}

const ALWAYS: readonly PromotionState[] = ['upcoming', 'current', 'over']
const BEFORE_ITS_END: readonly PromotionState[] = ['upcoming', 'current']
const WHILE_IT_RUNS: readonly PromotionState[] = ['current']

/** Every type of section: its component, and when it is shown. */
const SECTIONS: Partial<Record<SectionType, SectionEntry>> = {
  hero: entry('hero', HeroSection, ALWAYS),
  text: entry('text', TextSection, ALWAYS),
  products: entry('products', ProductsSection, ALWAYS),
  countdown: entry('countdown', CountdownSection, BEFORE_ITS_END),
  vouchers: entry('vouchers', VouchersSection, WHILE_IT_RUNS),
  video: entry('video', VideoSection, ALWAYS),
  gallery: entry('gallery', GallerySection, ALWAYS),
  mission: entry('mission', MissionSection, WHILE_IT_RUNS),
  questions: entry('questions', QuestionsSection, BEFORE_ITS_END),
}

/** The sections a campaign shows in its state, in their order. */
export function shownSections(sections: readonly CampaignSection[], state: PromotionState) {
  return sections.flatMap((section) => {
    const known = SECTIONS[section.type]
    return known?.states.includes(state) ? [{ section, render: known.render }] : []
  })
}
