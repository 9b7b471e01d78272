import { Icon } from '@/components/ui/icon'
import { Section } from '@/components/ui/section'
import { RichText } from '../parts/rich-text'
import type { SectionProps } from './section'

/** Questions with their answers, each opened by itself and readable without scripts. */
export function QuestionsSection({ section: { title, items } }: SectionProps<'questions'>) {
  if (items.length === 0) return null
  return (
    <Section title={title}>
      <div className="max-w-3xl divide-y divide-line border-y border-line">
        {items.map(({ question, answer }) => (
          <details key={question} className="group">
            <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-4 py-3 font-semibold [&::-webkit-details-marker]:hidden">
              {question}
              <Icon
                name="chevron-down"
                className="shrink-0 transition-transform group-open:rotate-180 motion-reduce:transition-none"
              />
            </summary>
            <RichText html={answer} className="pb-4 text-muted" />
          </details>
        ))}
      </div>
    </Section>
  )
}
