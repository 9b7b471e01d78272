import { BEAUTY_POINT_BASE } from '@/domain/bag/pricing/points'
import type { WayToEarn } from '@/domain/loyalty/ledger'
import { settings } from '@/settings'
import type { Database } from '../database'
import { giftRule } from './gifts/gift-rule'

/** Ways to earn points that bring some today, with the figures of the rules that act (GAM-03); the games say theirs themselves. */
export async function waysToEarn(db: Database): Promise<WayToEarn[]> {
  const [referral, birthday] = await Promise.all([giftRule(db, 'referral'), giftRule(db, 'birthday')])
  const ways: WayToEarn[] = [
    { way: 'order', points: 1, per_amount: BEAUTY_POINT_BASE, link: '/' },
    { way: 'review', points: settings.REVIEW_POINTS, per_amount: null, link: '/my-orders' },
    { way: 'review-photos', points: settings.REVIEW_PHOTO_POINTS, per_amount: null, link: '/my-orders' },
    { way: 'referral', points: referral.points, per_amount: null, link: '/points-rewards#moi-ban-be' },
    {
      way: 'birthday',
      // A rule may bring a voucher alone.
      points: birthday.points > 0 || birthday.voucherId === null ? birthday.points : null,
      per_amount: null,
      link: '/page/help/tai-khoan/506-sua-ho-so',
    },
  ]
  return ways.filter(({ points }) => points === null || points > 0)
}
