import type { ComponentType } from 'react'
import type { CampaignSection, SectionType } from '@/domain/campaign/sections'
import type { PromotionState } from '@/domain/catalog/promotion'
import { BanksSection } from './banks'
import { CountdownSection } from './countdown'
import { GallerySection } from './gallery'
import { HeroSection } from './hero'
import { LeaderboardSection } from './leaderboard'
import { MissionSection } from './mission'
import { ProductsSection } from './products'
import { QuestionsSection } from './questions'
import type { SectionEntry, SectionProps } from './section'
import { TextSection } from './text'
import { TokensSection } from './tokens'
import { VideoSection } from './video'
import { VoteSection } from './vote'
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
const ONCE_BEGUN: readonly PromotionState[] = ['current', 'over']
const WHILE_IT_RUNS: readonly PromotionState[] = ['current']

/** Every type of section: its component, and when it is shown. */
const SECTIONS: Record<SectionType, SectionEntry> = {
  hero: entry('hero', HeroSection, ALWAYS),
  text: entry('text', TextSection, ALWAYS),
  products: entry('products', ProductsSection, ALWAYS),
  countdown: entry('countdown', CountdownSection, BEFORE_ITS_END),
  vouchers: entry('vouchers', VouchersSection, WHILE_IT_RUNS),
  video: entry('video', VideoSection, ALWAYS),
  gallery: entry('gallery', GallerySection, ALWAYS),
  leaderboard: entry('leaderboard', LeaderboardSection, ONCE_BEGUN),
  vote: entry('vote', VoteSection, ONCE_BEGUN),
  mission: entry('mission', MissionSection, WHILE_IT_RUNS),
  tokens: entry('tokens', TokensSection, WHILE_IT_RUNS),
  questions: entry('questions', QuestionsSection, BEFORE_ITS_END),
  banks: entry('banks', BanksSection, WHILE_IT_RUNS),
}

/** The sections a campaign shows in its state, in their order. */
export function shownSections(sections: readonly CampaignSection[], state: PromotionState) {
  return sections.flatMap((section) => {
    const { states, render } = SECTIONS[section.type]
    return states.includes(state) ? [{ section, render }] : []
  })
}
