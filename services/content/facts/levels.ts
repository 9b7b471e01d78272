import { BASE_BENEFITS, benefitWords } from '@/domain/loyalty/benefit-words'
import { LEVEL_MONTHS } from '@/domain/loyalty/level-months'
import type { FullLevel } from '../../loyalty'
import { dong } from '../../message'
import { amount, type Facts, table } from './fact'

const benefitsOf = ({ benefits }: FullLevel): string =>
  benefits.length === 0 ? BASE_BENEFITS : benefits.map(benefitWords).join('; ')

/** Levels of members as their table has them: what each asks and what it brings. */
export const levelFacts = (levels: readonly FullLevel[]): Facts => ({
  level_months: amount(LEVEL_MONTHS, 'tháng'),
  level_table: table(
    ['Hạng', `Tiền hàng trong ${LEVEL_MONTHS} tháng`, 'Quyền lợi'],
    levels.map((level) => [
      level.name,
      level.threshold === 0 ? 'Ngay khi đăng ký' : `Từ ${dong(level.threshold)}`,
      benefitsOf(level),
    ]),
  ),
})
