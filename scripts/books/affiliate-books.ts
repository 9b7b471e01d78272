import type { Book } from './rules'

/** Rules of affiliates' commissions, entries and payouts, and of what they have in common with orders (docs/decisions/0081-affiliates.md). */
export const AFFILIATE_BOOKS: readonly Book[] = [
  [
    'a balance of an affiliate is the sum of its entries, and what stands beside the last of them',
    `SELECT coalesce(b.partner_id, e.partner_id) AS partner_id FROM affiliate.balances b
     FULL JOIN (SELECT partner_id, sum(amount) AS amount, (array_agg(balance_after ORDER BY id DESC))[1] AS last
       FROM affiliate.entries GROUP BY 1) e USING (partner_id)
     WHERE coalesce(b.amount, 0) <> coalesce(e.amount, 0) OR coalesce(b.amount, 0) <> coalesce(e.last, 0)`,
  ],
  [
    'an earned commission has its entries, any other has none that is left',
    `SELECT c.order_id FROM affiliate.commissions c LEFT JOIN affiliate.entries e USING (order_id)
     GROUP BY c.order_id HAVING coalesce(sum(e.amount), 0) <> CASE c.state WHEN 'earned' THEN c.amount ELSE 0 END
       OR bool_or(e.partner_id <> c.partner_id)`,
  ],
  [
    'a commission is the sum of its lines, each at its rate',
    `SELECT c.order_id FROM affiliate.commissions c LEFT JOIN LATERAL (
       SELECT sum((line ->> 'amount')::int) AS amount, sum((line ->> 'base')::int) AS base,
         bool_or((line ->> 'amount')::int <> (line ->> 'base')::bigint * (line ->> 'basis_points')::int / 10000) AS is_wrong
       FROM jsonb_array_elements(c.lines) line
     ) lines ON true
     WHERE c.amount <> coalesce(lines.amount, 0) OR c.base <> coalesce(lines.base, 0) OR lines.is_wrong`,
  ],
  [
    'what was paid for an order is the base of its commission',
    `SELECT c.order_id FROM affiliate.commissions c
     LEFT JOIN sales.order_lines l ON l.order_id = c.order_id AND NOT l.is_free
     GROUP BY c.order_id HAVING c.base <> coalesce(sum(greatest(0, l.total - l.points_amount)), 0)`,
  ],
  [
    'a commission is of an order that came by the link of its affiliate',
    `SELECT c.order_id FROM affiliate.commissions c JOIN affiliate.partners p ON p.id = c.partner_id
     LEFT JOIN sales.orders o ON o.id = c.order_id
     WHERE o.affiliation ->> 'affiliate_code' IS DISTINCT FROM p.code OR o.user_id = p.user_id AND c.state <> 'refused'`,
  ],
  [
    'no commission is earned before its goods may not be returned any more, nor of an order that ended',
    `SELECT c.order_id FROM affiliate.commissions c JOIN sales.orders o ON o.id = c.order_id
     WHERE c.state = 'earned' AND (c.due_at > now() OR o.delivered_at IS NULL)
       OR c.state = 'earned' AND o.state IN ('return', 'refund', 'cancelled', 'expired', 'payment_failed')
         -- The job that takes it back follows the order within seconds.
         AND o.updated_at < now() - interval '5 minutes'`,
  ],
  [
    'a payout has its entry, and one that came back is owed again',
    `SELECT p.id FROM affiliate.payouts p LEFT JOIN affiliate.entries e ON e.payout_id = p.id
     GROUP BY p.id HAVING coalesce(sum(e.amount), 0) <> CASE p.state WHEN 'sent' THEN -p.amount ELSE 0 END
       OR count(*) FILTER (WHERE e.reason = 'payout') <> 1`,
  ],
  [
    'no affiliate is paid more than was earned',
    `SELECT partner_id FROM affiliate.entries WHERE amount < 0 AND balance_after < 0 AND reason <> 'taken-back'`,
  ],
  [
    'visitors of a day are as many as their rows, as long as these are kept',
    `SELECT d.partner_id, d.day FROM affiliate.click_days d JOIN affiliate.clicks c USING (partner_id, day)
     GROUP BY d.partner_id, d.day, d.clicks HAVING count(*) <> d.clicks`,
  ],
]
