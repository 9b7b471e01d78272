import { type ReactNode, useId } from 'react'
import { type SectionName, sectionId } from './sections'

interface CheckoutSectionProps {
  /** its section's name, by which it is found when something is missing */
  name?: SectionName
  title: string
  aside?: ReactNode
  /** the help beside the title */
  help?: ReactNode
  children: ReactNode
}

/** A titled section. */
export function CheckoutSection({ name, title, aside, help, children }: CheckoutSectionProps) {
  const id = useId()
  return (
    <section
      id={name && sectionId(name)}
      tabIndex={-1}
      aria-labelledby={id}
      className="scroll-mt-20 border-t border-line pt-5 outline-none first:border-t-0 first:pt-0 tablet:pt-7"
    >
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
        <div className="flex items-center gap-3">
          <h2 id={id} className="font-display text-xl">
            {title}
          </h2>
          {help}
        </div>
        {aside}
      </div>
      {children}
    </section>
  )
}
