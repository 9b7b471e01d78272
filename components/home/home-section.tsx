import type { ComponentProps } from 'react'
import { Section } from '@/components/ui/section'

interface HomeSectionProps extends ComponentProps<typeof Section> {
  /** anchor for the tour */
  tour?: string
}

/** A titled section of the home page, in the page's column. */
export function HomeSection({ tour, ...section }: HomeSectionProps) {
  return (
    <div className="container-page" data-tour={tour}>
      <Section {...section} />
    </div>
  )
}
