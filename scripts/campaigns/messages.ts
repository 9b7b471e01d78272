import { SHOP_TIME_ZONE } from '@/domain/constants'
import type { campaignForStaff, campaignsForStaff, claimOf } from '@/services/campaign'

/** How `npm run campaigns` writes campaigns and redemptions. */

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: SHOP_TIME_ZONE,
  dateStyle: 'medium',
  timeStyle: 'short',
})

/** Control characters of a text would act on the terminal. */
const plain = (text: string) => text.replace(/\p{Cc}/gu, ' ')

type ListedCampaign = Awaited<ReturnType<typeof campaignsForStaff>>[number]

const stateOf = ({ is_over, has_started }: Pick<ListedCampaign, 'is_over' | 'has_started'>) =>
  is_over ? 'over' : has_started ? 'running' : 'upcoming'

/** '12  running  hoi-son  23 Nov 2026, 00:00 – 30 Nov 2026, 00:00  4 members hold 120 tokens, 2 prizes wait'. */
export function campaignLine(campaign: ListedCampaign): string {
  const { id, slug, starts_at, ends_at, holders, tokens, waiting } = campaign
  const days = `${clock.format(starts_at)} – ${clock.format(ends_at)}`
  return `${id}  ${stateOf(campaign)}  ${slug}  ${days}  ${holders} members hold ${tokens} tokens, ${waiting} prizes wait`
}

/** Rules, prizes, votes and open redemptions of a campaign. */
export function campaignInFull({
  rules,
  prizes,
  counts,
  waiting,
}: Awaited<ReturnType<typeof campaignForStaff>>): string[] {
  return [
    ...rules.map(
      ({ key, kind, tokens, per_amount, daily_cap, total_cap, is_active }) =>
        `  rule ${key}: ${tokens} for ${kind}${per_amount === null ? '' : ` of each ${per_amount} dong`}` +
        `${daily_cap === null ? '' : `, ${daily_cap} a day`}${total_cap === null ? '' : `, ${total_cap} in all`}${is_active ? '' : ' (ended)'}`,
    ),
    ...prizes.map(
      ({ name, type, points, stock, redeemed, end_date, is_active }) =>
        `  prize ${plain(name)} (${type}): ${points} tokens, ${stock - redeemed} of ${stock} left, until ${clock.format(end_date)}${is_active ? '' : ' (ended)'}`,
    ),
    ...counts.map(({ section, choice, votes }) => `  vote ${section}: ${choice} ${votes}`),
    ...waiting.map(
      ({ id, user_id, prize, redeemed_at, has_form }) =>
        `  waits ${id}: ${plain(prize)} for member ${user_id}, since ${clock.format(redeemed_at)}${has_form ? ', with form' : ''}`,
    ),
  ]
}

/** A redemption with what identifies the person who comes for it. */
export function claimInFull({
  id,
  prize,
  user_id,
  state,
  phone,
  id_number,
  redeemed_at,
}: Awaited<ReturnType<typeof claimOf>>): string {
  return [
    `${id}  ${state}  ${plain(prize)}  member ${user_id}  ${clock.format(redeemed_at)}`,
    `  phone ${phone ?? 'none'}, ID number ${id_number ?? 'none'}`,
  ].join('\n')
}
