import type { GiftRuleRow, HistoryEntryForStaff, ReferralRow } from '@/services/loyalty'

const minute = (at: Date): string => at.toISOString().slice(0, 16).replace('T', ' ')
const signed = (points: number): string => (points > 0 ? `+${points}` : String(points))

/** '2026-11-23 01:20  +20  order-earned 3f2…  balance 120  until 2027-11-30 16:59' */
export function inOneLine({ points, reason, reference, ...entry }: HistoryEntryForStaff): string {
  return [
    minute(entry.created_at),
    signed(points).padStart(6),
    `${reason} ${reference}`,
    `balance ${entry.balance_after}`,
    ...(entry.expires_at ? [`until ${minute(entry.expires_at)}`] : []),
    ...(entry.actor ? [`by ${entry.actor}`] : []),
    ...(entry.note ? [entry.note] : []),
  ].join('  ')
}

export function referralLine(row: ReferralRow): string {
  return [
    String(row.user_id),
    `invited by ${row.referrer_id}`,
    row.held_for.length > 0 ? `${row.state} (${row.held_for.join(', ')})` : row.state,
    ...(row.points === null ? [] : [`${row.points} points`]),
    minute(row.verified_at ?? row.created_at),
    ...(row.decided_by ? [`by ${row.decided_by}`] : []),
    ...(row.note ? [row.note] : []),
  ].join('  ')
}

export function ruleLine(rule: GiftRuleRow): string {
  return [
    String(rule.id),
    rule.gift,
    `${rule.points} points`,
    ...(rule.voucher_id === null ? [] : [`voucher ${rule.voucher_id}`]),
    `${minute(rule.starts_at)} to ${minute(rule.ends_at)} UTC`,
    rule.note,
  ].join('  ')
}
