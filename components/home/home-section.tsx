import type { ComponentProps } from 'react'
import { Section } from '@/components/ui/section'

/** A titled part of the home page, in the page's column. */
export function HomeSection(props: ComponentProps<typeof Section>) {
  return (
    <div className="container-page">
      <Section {...props} />
    </div>
  )
}
