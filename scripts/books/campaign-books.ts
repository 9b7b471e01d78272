import type { Book } from './rules'

/** Rules that hold between tokens, redemptions, prizes, vouchers and votes: of each its name and a query that finds what breaks it. */
export const CAMPAIGN_BOOKS: readonly Book[] = [
  [
    'a balance of tokens is the sum of its entries, and not below nothing',
    `SELECT a.campaign_id, a.user_id FROM campaign.token_accounts a
     FULL JOIN (SELECT campaign_id, user_id, sum(tokens) AS sum FROM campaign.token_entries GROUP BY 1, 2) e
       ON e.campaign_id = a.campaign_id AND e.user_id = a.user_id
     WHERE coalesce(a.balance, 0) <> coalesce(e.sum, 0) OR a.balance < 0`,
  ],
  [
    'every redemption was paid with its tokens, once',
    `SELECT r.id FROM campaign.redemptions r LEFT JOIN campaign.token_entries e
       ON e.reason = 'redeemed' AND e.reference = r.id::text AND e.user_id = r.user_id AND e.campaign_id = r.campaign_id
     GROUP BY r.id HAVING count(e.id) <> 1 OR sum(e.tokens) <> -r.points`,
  ],
  [
    'tokens that were redeemed belong to a redemption',
    `SELECT e.id FROM campaign.token_entries e WHERE e.reason IN ('redeemed', 'redeemed-returned')
       AND NOT EXISTS (SELECT FROM campaign.redemptions r WHERE r.id::text = e.reference AND r.user_id = e.user_id)`,
  ],
  [
    'tokens of a prize returned only when staff cancelled it',
    `SELECT e.id FROM campaign.token_entries e JOIN campaign.redemptions r ON r.id::text = e.reference
     WHERE e.reason = 'redeemed-returned' AND (r.state <> 'cancelled' OR e.tokens <> r.points)`,
  ],
  [
    'as many pieces of a prize are gone as were redeemed, and no more than there were',
    `SELECT p.id FROM campaign.prizes p LEFT JOIN campaign.redemptions r ON r.prize_id = p.id AND r.state <> 'cancelled'
     GROUP BY p.id HAVING count(r.id) <> p.redeemed OR p.redeemed > p.stock`,
  ],
  [
    'no member has more pieces of a prize than it allowed at the last time',
    `SELECT * FROM (
       SELECT DISTINCT ON (prize_id, user_id) id, (snapshot ->> 'per_member')::int AS allowed,
         count(*) OVER (PARTITION BY prize_id, user_id) AS redeemed
       FROM campaign.redemptions WHERE state <> 'cancelled' ORDER BY prize_id, user_id, redeemed_at DESC
     ) AS last WHERE redeemed > allowed`,
  ],
  [
    'every issued prize has its one voucher, of the member, and no other has one',
    `SELECT r.id FROM campaign.redemptions r LEFT JOIN voucher.vouchers v ON v.given_for = 'prize:' || r.id
     WHERE (r.state = 'issued') <> (v.id IS NOT NULL) OR v.code <> r.code OR v.owner_id <> r.user_id
     UNION ALL
     SELECT NULL FROM voucher.vouchers v WHERE v.given_for LIKE 'prize:%'
       AND NOT EXISTS (SELECT FROM campaign.redemptions r WHERE v.given_for = 'prize:' || r.id)`,
  ],
  [
    'ID numbers are kept only while their prize waits',
    `SELECT id FROM campaign.redemptions WHERE id_number IS NOT NULL AND state <> 'waiting'`,
  ],
  [
    'tokens of an order belong to an order that was kept, or were taken back',
    `SELECT e.id FROM campaign.token_entries e JOIN sales.orders o ON o.id::text = split_part(e.reference, ':', 1)
     WHERE e.reason = 'order' AND o.delivered_at IS NULL`,
  ],
  [
    'the counts of a vote are its votes',
    `SELECT c.campaign_id FROM campaign.vote_counts c
     FULL JOIN (SELECT campaign_id, section, choice, count(*) AS count FROM campaign.votes GROUP BY 1, 2, 3) v
       ON v.campaign_id = c.campaign_id AND v.section = c.section AND v.choice = c.choice
     WHERE coalesce(c.votes, 0) <> coalesce(v.count, 0)`,
  ],
]
