import { makeMissions } from '@/demo/data/games/missions'
import { makeVouchers } from '@/demo/data/promotions/vouchers'
import { missionInputSchema } from '@/domain/game/mission-input'
import { GAME_CODES } from '@/domain/game/mission'
import { paletteFaults } from '@/domain/game/palette'

it.each(['2026-11-23T05:00:00Z', '2026-11-30T17:00:00Z', '2027-02-28T16:59:59Z'])(
  'a shop that was filled on %s has a running mission of each game, for two months at least (GAM-14)',
  (instant) => {
    const now = new Date(instant)
    const missions = makeMissions(now)
    expect(missions.map(({ campaign_code }) => campaign_code)).toEqual([...GAME_CODES])
    for (const mission of missions) {
      expect(missionInputSchema.validateSync(mission)).toEqual(mission)
      expect(mission.starts_at.getTime()).toBeLessThanOrEqual(now.getTime())
      expect(mission.ends_at.getTime() - now.getTime()).toBeGreaterThan(59 * 86_400_000)
    }
  },
)

describe.each(makeMissions(new Date()))(
  '$campaign_code',
  ({ look: { palette }, tnc, prizes, streak_bonuses }) => {
    it('has colours that can be read', () => expect(paletteFaults(palette)).toEqual([]))

    it('says its own figures in its terms', () => {
      for (const { days, points } of streak_bonuses) expect(tnc).toContain(`${days} ngày: ${points} điểm`)
      if (prizes) expect(tnc).toContain(`"${prizes.find(({ is_fallback }) => is_fallback)?.name}"`)
    })

    it('names vouchers that there are', () => {
      const slugs = makeVouchers([]).map(({ slug }) => slug)
      for (const { voucher } of prizes ?? []) if (voucher !== null) expect(slugs).toContain(voucher)
    })
  },
)
