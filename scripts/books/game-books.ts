import type { Book } from './rules'

/** Points on members' accounts by these reasons, of members that still exist. */
const moved = (reason: string) => `(SELECT t.user_id, t.reference, p.points FROM loyalty.transactions t
  JOIN loyalty.postings p ON p.transaction_id = t.id AND p.account = 'member'
  JOIN account.users u ON u.id = t.user_id AND u.removed_at IS NULL WHERE t.reason = '${reason}')`

/** Rows of a game and movements of the ledger that have no counterpart of the same member and points. */
const mismatched = (reason: string, rows: string) =>
  `SELECT coalesce(played.reference, entry.reference) AS reference FROM (${rows}) AS played
   FULL JOIN ${moved(reason)} AS entry ON entry.reference = played.reference AND entry.user_id = played.user_id
   WHERE played.points IS DISTINCT FROM entry.points`

const KEY = `mission_id || '/' || user_id || '/' || day`

/** Rules that hold between check-ins, shares, spins, prizes and the ledger of points (docs/decisions/0075-games.md). */
export const GAME_BOOKS: readonly Book[] = [
  [
    'every check-in has its points in the ledger, and the ledger no others',
    mismatched(
      'check-in',
      `SELECT user_id, points, ${KEY} AS reference FROM game.check_ins WHERE points > 0`,
    ),
  ],
  [
    'so has every bonus of a streak',
    mismatched(
      'streak',
      `SELECT user_id, bonus_points AS points, ${KEY} AS reference FROM game.check_ins WHERE bonus_points > 0`,
    ),
  ],
  [
    'so has every share',
    mismatched(
      'mission',
      `SELECT user_id, points, ${KEY} || '/share' AS reference FROM game.shares WHERE points > 0`,
    ),
  ],
  [
    'so has every prize of points',
    mismatched(
      'wheel',
      `SELECT user_id, points, id::text AS reference FROM game.spins WHERE points > 0 AND user_id IS NOT NULL`,
    ),
  ],
  [
    'days in a row and numbers of check-ins follow from the days',
    `SELECT * FROM (
       SELECT mission_id, user_id, day, streak, number,
         row_number() OVER member AS true_number,
         CASE WHEN lag(day) OVER member = day - 1 THEN lag(streak) OVER member + 1 ELSE 1 END AS true_streak
       FROM game.check_ins WINDOW member AS (PARTITION BY mission_id, user_id ORDER BY day)
     ) AS entry WHERE streak <> true_streak OR number <> true_number`,
  ],
  [
    'a check-in that gave a right to spin has it',
    `SELECT entry.day FROM game.check_ins entry LEFT JOIN game.spin_rights held
       ON held.mission_id = entry.mission_id AND held.user_id = entry.user_id AND held.source = 'check-in' AND held.reference = entry.day::text
     WHERE entry.gave_right <> (held.id IS NOT NULL)`,
  ],
  [
    'a used right is one spin, of the same member and wheel',
    `SELECT coalesce(held.id, spun.right_id) AS id FROM (SELECT * FROM game.spin_rights WHERE used_at IS NOT NULL) held
     FULL JOIN game.spins spun ON spun.right_id = held.id
     WHERE held.id IS NULL OR spun.id IS NULL OR spun.user_id IS DISTINCT FROM held.user_id OR spun.mission_id <> held.mission_id`,
  ],
  [
    'no more of a prize was won than there was, and as many as are booked',
    `SELECT p.id FROM game.prizes p LEFT JOIN game.spins s ON s.prize_id = p.id AND s.unit IS NOT NULL GROUP BY p.id
     HAVING count(s.id) <> p.won OR p.won > p.stock OR coalesce(max(s.unit), 0) <> count(s.id)`,
  ],
  [
    'no more of a prize was won on a day than its cap, and as many as are booked',
    `SELECT d.prize_id, d.day FROM game.prize_days d
     LEFT JOIN game.spins s ON s.prize_id = d.prize_id AND s.day = d.day AND s.unit_of_day IS NOT NULL
     GROUP BY d.prize_id, d.day, d.won HAVING count(s.id) <> d.won OR coalesce(max(s.unit_of_day), 0) <> count(s.id)`,
  ],
  [
    'what a spin won is what was delivered: points, one voucher, one claim of a gift',
    `SELECT s.id FROM game.spins s JOIN game.prizes p ON p.id = s.prize_id
     LEFT JOIN game.gift_claims c ON c.spin_id = s.id LEFT JOIN voucher.vouchers v ON v.given_for = 'spin:' || s.id
     WHERE (p.kind = 'points') <> (s.points > 0) OR (p.kind = 'points' AND s.points <> p.points)
       OR (p.kind = 'gift') <> (c.spin_id IS NOT NULL)
       OR (p.kind = 'voucher') <> (v.id IS NOT NULL)
       OR (s.voucher_code IS NOT NULL AND (s.voucher_code <> v.code OR v.owner_id <> s.user_id))`,
  ],
]
