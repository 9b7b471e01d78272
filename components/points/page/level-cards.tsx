import { useTranslations } from 'next-intl'
import { BASE_BENEFITS, benefitWords } from '@/domain/loyalty/benefit-words'
import { LEVEL_MONTHS } from '@/domain/loyalty/level-months'
import type { Level } from '@/domain/loyalty/levels'
import { formatMoney } from '@/lib/format'
import { LevelFlower } from './level-flower'

/** All levels, the lowest first, with what each asks and brings. */
export function LevelCards({ levels }: { levels: readonly Level[] }) {
  const t = useTranslations('points.levels')
  return (
    <ul className="grid gap-4 tablet:grid-cols-2 desktop:grid-cols-4">
      {levels.map((level, rank) => (
        <li key={level.stage} className="grid content-start gap-3 rounded-lg border border-line bg-white p-5">
          <div className="flex items-center gap-3">
            <LevelFlower rank={rank} className="size-11 shrink-0 text-accent" />
            <div>
              <h3 className="font-display text-lg">{level.name}</h3>
              <p className="text-sm text-muted">
                {level.threshold === 0
                  ? t('first')
                  : t('from', { amount: formatMoney(level.threshold), months: LEVEL_MONTHS })}
              </p>
            </div>
          </div>
          <ul className="grid gap-1.5 border-t border-line pt-3 text-sm">
            {level.benefits.length === 0 && <li>{BASE_BENEFITS}</li>}
            {level.benefits.map((benefit) => (
              <li key={benefit.kind}>{benefitWords(benefit)}</li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}
