import type { Book } from './rules'

/** Movements with the points of the member's side. */
const MOVEMENTS = `(SELECT t.*, p.points FROM loyalty.transactions t
  JOIN loyalty.postings p ON p.transaction_id = t.id AND p.account = 'member')`

/** Rules of the ledger of points, and of what it has in common with orders, reviews and invitations (docs/decisions/0070-ledger-of-points.md). */
export const POINTS_BOOKS: readonly Book[] = [
  [
    'the two sides of every movement of points sum to zero',
    `SELECT t.id FROM loyalty.transactions t LEFT JOIN loyalty.postings p ON p.transaction_id = t.id GROUP BY t.id
     HAVING coalesce(sum(p.points), 1) <> 0 OR count(*) FILTER (WHERE p.account = 'member') <> 1`,
  ],
  [
    'a balance is the sum of its postings, and what stands beside the last of them',
    `SELECT coalesce(b.user_id, m.user_id) AS user_id FROM loyalty.balances b
     FULL JOIN (SELECT user_id, sum(points) AS points, (array_agg(balance_after ORDER BY id DESC))[1] AS last
       FROM loyalty.transactions JOIN loyalty.postings ON transaction_id = id AND account = 'member' GROUP BY 1) m USING (user_id)
     WHERE coalesce(b.points, 0) <> coalesce(m.points, 0) OR coalesce(b.points, 0) <> coalesce(m.last, 0)`,
  ],
  [
    'a balance is what is left in the lots',
    `SELECT b.user_id FROM loyalty.balances b LEFT JOIN loyalty.lots l USING (user_id) GROUP BY b.user_id, b.points
     HAVING greatest(b.points, 0) <> coalesce(sum(l.remaining), 0)`,
  ],
  [
    'what is left in a lot is what came in, less what was used of it',
    `SELECT l.transaction_id FROM loyalty.lots l LEFT JOIN loyalty.lot_uses u ON u.lot_id = l.transaction_id
     GROUP BY l.transaction_id HAVING l.remaining <> l.points - coalesce(sum(u.points - u.returned), 0)`,
  ],
  [
    'points are paid, and expire, from lots',
    `SELECT m.id FROM ${MOVEMENTS} m LEFT JOIN loyalty.lot_uses u ON u.transaction_id = m.id
     WHERE m.reason IN ('order-spent', 'reward', 'expired')
       AND NOT EXISTS (SELECT FROM loyalty.transactions back WHERE back.reverses = m.id)
     GROUP BY m.id, m.points HAVING coalesce(sum(u.points - u.returned), 0) <> -m.points`,
  ],
  [
    'spent points come back once, all of them',
    `SELECT back.id FROM ${MOVEMENTS} back JOIN ${MOVEMENTS} spent ON spent.id = back.reverses
     WHERE back.points <> -spent.points OR back.user_id <> spent.user_id
     UNION ALL SELECT reverses FROM loyalty.transactions WHERE reverses IS NOT NULL GROUP BY reverses HAVING count(*) > 1`,
  ],
  [
    'a balance below zero is only of points that were taken back',
    `SELECT p.transaction_id FROM loyalty.postings p JOIN loyalty.transactions t ON t.id = p.transaction_id
     WHERE p.points < 0 AND p.balance_after < 0 AND NOT t.may_owe`,
  ],
  [
    'orders have the points that they were paid with, unless they ended',
    `SELECT o.id FROM sales.orders o LEFT JOIN ${MOVEMENTS} m
       ON m.reason IN ('order-spent', 'order-returned') AND split_part(m.reference, ':', 1) = o.id::text AND m.user_id = o.user_id
     WHERE o.user_id IS NOT NULL GROUP BY o.id, o.points_used, o.state
     HAVING coalesce(sum(m.points), 0) <>
       CASE WHEN o.state IN ('cancelled', 'payment_failed', 'expired', 'refund') THEN 0 ELSE -o.points_used END`,
  ],
  [
    'a delivery brought its points once, and an order that ended keeps none',
    `SELECT o.id FROM sales.orders o LEFT JOIN ${MOVEMENTS} m
       ON m.reason IN ('order-earned', 'order-revoked') AND m.reference = o.id::text AND m.user_id = o.user_id
     WHERE o.user_id IS NOT NULL GROUP BY o.id, o.earned_points, o.state, o.delivered_at
     HAVING coalesce(sum(m.points), 0) <>
       CASE WHEN o.state = 'refund' OR o.delivered_at IS NULL THEN 0 ELSE o.earned_points END`,
  ],
  [
    'the points of a review are there once, or gone',
    `SELECT split_part(m.reference, '/', 1) AS review FROM ${MOVEMENTS} m
     WHERE m.reason IN ('review', 'review-taken-back', 'review-photos', 'review-photos-taken-back')
     GROUP BY 1, replace(m.reason, '-taken-back', '')
     HAVING sum(m.points) < 0 OR sum(m.points) > max(m.points) OR count(DISTINCT m.user_id) > 1`,
  ],
  [
    'an invitation that was rewarded has its movement of points',
    `SELECT r.user_id FROM loyalty.referrals r LEFT JOIN ${MOVEMENTS} m
       ON m.reason = 'referral' AND m.reference = r.number_digest AND m.user_id = r.referrer_id
     WHERE r.number_digest IS NOT NULL AND r.state = 'rewarded' AND m.points IS DISTINCT FROM r.points
     UNION ALL SELECT r.user_id FROM loyalty.referrals r JOIN ${MOVEMENTS} m
       ON m.reason = 'referral' AND m.reference = r.number_digest AND m.user_id = r.referrer_id
     WHERE r.state IN ('joined', 'held', 'refused')`,
  ],
]
