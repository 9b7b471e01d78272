import type { CalendarDay, StreakBonus } from '@/domain/game/calendar-day'
import type { GameCode, Mission } from '@/domain/game/mission'
import type { PublishedOdds, RightSource } from '@/domain/game/prize'
import { GAMES, type GameWire, screenPath } from './screens'
import { periodOf, type Period, publicDays } from './calendar'
import { firstShown, monthsBetween } from './mission-days'

/** What the browser's parts of a game need of its mission: the same for everyone, and part of the page. */
export interface IslandGame extends Period {
  /** of the mission */
  id: string
  code: GameCode
  wire: GameWire
  state: Mission['state']
  checkInPoints: number
  bonuses: readonly StreakBonus[]
  share: Mission['share']
  hasWheel: boolean
  /** a visitor who registers from here gets a voucher */
  hasRegistrationVoucher: boolean
  /** what brings a right to spin */
  spinWays: readonly RightSource[]
  /** of the mission, 'YYYY-MM' */
  months: readonly string[]
  /** the month to begin with, and its days before anything is known of the member */
  month: string
  days: readonly CalendarDay[]
  paths: { checkIn: string; wheel: string; history: string }
}

export function islandGame(
  code: GameCode,
  mission: Mission,
  odds: Pick<PublishedOdds, 'rights_from'> | null,
): IslandGame {
  const period = periodOf(mission)
  const months = monthsBetween(period.firstDay, period.lastDay)
  const month = firstShown(months, mission.today)
  return {
    ...period,
    id: mission._id,
    code,
    wire: GAMES[code].wire,
    state: mission.state,
    checkInPoints: mission.check_in_points,
    bonuses: mission.streak_bonuses,
    share: mission.share,
    hasWheel: odds !== null,
    hasRegistrationVoucher: mission.has_registration_voucher,
    spinWays: odds?.rights_from.map(({ way }) => way) ?? [],
    months,
    month,
    days: publicDays(mission, month),
    paths: {
      checkIn: screenPath(code, 'check-in'),
      wheel: screenPath(code, 'wheel'),
      history: screenPath(code, 'history'),
    },
  }
}
