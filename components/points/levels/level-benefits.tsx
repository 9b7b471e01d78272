import { Icon } from '@/components/ui/icon'
import { BASE_BENEFITS, benefitWords } from '@/domain/loyalty/benefit-words'
import type { Level } from '@/domain/loyalty/levels'

interface LevelBenefitsProps {
  title: string
  level: Level
}

/** What a level brings, below a title. */
export function LevelBenefits({ title, level }: LevelBenefitsProps) {
  const lines = level.benefits.length === 0 ? [BASE_BENEFITS] : level.benefits.map(benefitWords)
  return (
    <section className="grid gap-2">
      <h3 className="text-sm font-semibold">{title}</h3>
      <ul className="grid gap-1.5 text-sm">
        {lines.map((line) => (
          <li key={line} className="flex items-start gap-2">
            <Icon name="check" size={16} className="mt-0.5 shrink-0 text-success" />
            {line}
          </li>
        ))}
      </ul>
    </section>
  )
}
