import type { PublishedOdds } from '@/domain/game/prize'
import type { WheelAudit } from '@/domain/game/spin-audit'
import type { listClaims, missionsForStaff } from '@/services/game'

/** Lines that `npm run games` prints. */

type StaffMission = Awaited<ReturnType<typeof missionsForStaff>>[number]
type StaffClaim = Awaited<ReturnType<typeof listClaims>>[number]

const day = (instant: Date) => instant.toISOString().slice(0, 16)

export const missionLine = (mission: StaffMission): string =>
  [
    mission.mission_id.padEnd(32),
    (mission.is_active ? mission.state : 'hidden').padEnd(9),
    `${day(mission.starts_at)}–${day(mission.ends_at)} UTC`,
    `${mission.check_ins} check-ins`,
    mission.has_wheel ? `${mission.spins} spins` : 'no wheel',
  ].join('  ')

/** Where a gift is sent. */
const recipient = (address: StaffClaim['address']): string =>
  address === null
    ? 'no address yet'
    : [
        address.recipient_name,
        `${address.phone_code}${address.phone_no}`,
        address.address1,
        address.ward,
        address.province,
      ].join(', ')

export const claimLine = (claim: StaffClaim): string =>
  [
    claim.spin_id,
    day(claim.created_at),
    `member ${claim.user_id ?? 'deleted'}`,
    claim.mission,
    claim.prize,
    claim.state,
    ...(claim.state === 'open' ? [recipient(claim.address)] : []),
    claim.note,
  ]
    .filter((part) => part !== '')
    .join('  ')

export const oddsLines = ({ version, odds }: PublishedOdds): string[] => [
  `version ${version}`,
  ...odds.map(({ name, chance, chance_now, stock_left, daily_cap, left_today, is_fallback }) =>
    [
      `${chance.padStart(8)} %`,
      `now ${chance_now} %`.padEnd(14),
      name,
      ...(stock_left === null ? [] : [`${stock_left} left`]),
      ...(daily_cap === null ? [] : [`${left_today ?? 0} of ${daily_cap} left today`]),
      ...(is_fallback ? ['in place of prizes that are gone'] : []),
    ].join('  '),
  ),
]

export const auditLines = ({ spins, fits, won, faults }: WheelAudit): string[] => [
  `${spins} spins`,
  ...fits.map(({ version, spins: count, fit }) =>
    fit === null
      ? `version ${version}: ${count} spins, too few to test`
      : `version ${version}: ${count} spins, chi-squared ${fit.statistic.toFixed(2)} with ${fit.degrees} degrees of freedom, p = ${fit.p.toPrecision(3)}`,
  ),
  ...[...won].map(([prize, count]) => `prize ${prize}: ${count} pieces won`),
  ...(faults.length === 0
    ? ['the log fits the published odds and the stock']
    : faults.map((fault) => `FAULT ${fault}`)),
]
