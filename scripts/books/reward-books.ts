import type { Book } from './rules'

/** What the ledger moved on members' accounts. */
const MOVED = `(SELECT t.id, t.user_id, t.reason, t.reference, p.points FROM loyalty.transactions t
  JOIN loyalty.postings p ON p.transaction_id = t.id AND p.account = 'member')`

/** Rules that hold between points, redemptions, rewards and vouchers: of each its name and a query that finds what breaks it. */
export const REWARD_BOOKS: readonly Book[] = [
  [
    'every redemption was paid with its points, once',
    `SELECT r.id FROM loyalty.redemptions r LEFT JOIN ${MOVED} e
       ON e.reason = 'reward' AND e.reference = r.id::text AND e.user_id = r.user_id
     GROUP BY r.id HAVING count(e.id) <> 1 OR sum(e.points) <> -r.points`,
  ],
  [
    'points spent on rewards belong to a redemption',
    `SELECT e.id FROM ${MOVED} e WHERE e.reason = 'reward'
       AND NOT EXISTS (SELECT FROM loyalty.redemptions r WHERE r.id::text = e.reference)`,
  ],
  [
    'points of a reward returned once, when it was taken back, and only then',
    `SELECT r.id FROM loyalty.redemptions r LEFT JOIN ${MOVED} e
       ON e.reason = 'reward-returned' AND e.reference = r.id::text AND e.user_id = r.user_id
     GROUP BY r.id HAVING coalesce(sum(e.points), 0) <> CASE WHEN r.taken_back_at IS NULL THEN 0 ELSE r.points END`,
  ],
  [
    'every redemption has its one voucher, withdrawn when it was taken back',
    `SELECT r.id FROM (SELECT *, snapshot ->> 'type' AS type FROM loyalty.redemptions) r
     LEFT JOIN voucher.vouchers v ON v.given_for = CASE r.type WHEN 'gift_card' THEN 'egift:reward-' ELSE 'reward:' END || r.id
     WHERE v.id IS NULL OR v.is_active = (r.taken_back_at IS NOT NULL)
       OR (r.type <> 'gift_card' AND v.owner_id IS DISTINCT FROM r.user_id)`,
  ],
  [
    'no member redeemed a reward more often than it allowed at the last time',
    `SELECT * FROM (
       SELECT DISTINCT ON (reward_id, user_id) id, (snapshot ->> 'per_member')::int AS allowed,
         count(*) OVER (PARTITION BY reward_id, user_id) AS redeemed
       FROM loyalty.redemptions WHERE taken_back_at IS NULL ORDER BY reward_id, user_id, created_at DESC
     ) AS last WHERE redeemed > allowed`,
  ],
  [
    'as many pieces of a reward are gone as were redeemed, and no more than there were',
    `SELECT w.id FROM loyalty.rewards w LEFT JOIN loyalty.redemptions r ON r.reward_id = w.id AND r.taken_back_at IS NULL
     GROUP BY w.id HAVING count(r.id) <> w.redeemed OR w.redeemed > w.stock`,
  ],
]
