import { benefitWords, type FullLevel } from '../../loyalty'
import { dong } from '../../message'
import { type Facts, table } from './fact'

const benefitsOf = ({ benefits }: FullLevel): string =>
  benefits.length === 0 ? 'Tích điểm và dùng điểm' : benefits.map(benefitWords).join('; ')

/** Levels of members as their table has them: what each asks and what it brings. */
export const levelFacts = (levels: readonly FullLevel[]): Facts => ({
  level_table: table(
    ['Hạng', 'Tiền hàng trong 12 tháng', 'Quyền lợi'],
    levels.map((level) => [
      level.name,
      level.threshold === 0 ? 'Ngay khi đăng ký' : `Từ ${dong(level.threshold)}`,
      benefitsOf(level),
    ]),
  ),
})
