import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import type { Level } from '@/domain/loyalty/levels'
import { benefitText } from '../benefit-text'

interface LevelBenefitsProps {
  title: string
  level: Level
}

/** What a level brings, below a title. */
export function LevelBenefits({ title, level }: LevelBenefitsProps) {
  const t = useTranslations('points.levels')
  const lines =
    level.benefits.length === 0 ? [t('base')] : level.benefits.map((benefit) => benefitText(t, benefit))
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
