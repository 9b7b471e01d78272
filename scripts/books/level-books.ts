import type { Book } from './rules'

const TODAY = `(now() AT TIME ZONE 'Asia/Ho_Chi_Minh')::date`

/** Rules of the levels of members, and of what they have in common with orders (docs/decisions/0071-levels-of-members.md). */
export const LEVEL_BOOKS: readonly Book[] = [
  [
    'no member is below the level that the last twelve months reach',
    `SELECT spent.user_id FROM loyalty.spent_in_a_year(ARRAY(SELECT id FROM account.users WHERE removed_at IS NULL), ${TODAY}) spent
     WHERE loyalty.threshold_of(spent.user_id) <
       (SELECT max(threshold) FROM loyalty.levels WHERE threshold <= spent.spent)`,
  ],
  [
    'a level is sure until its yearly day, and is looked at the day after; the lowest has no such day',
    `SELECT own.user_id FROM loyalty.member_levels own JOIN loyalty.levels level USING (stage)
     WHERE CASE WHEN level.threshold = 0 THEN own.keep_until IS NOT NULL
       ELSE own.keep_until IS NULL OR own.keep_until < ${TODAY} - 2 END`,
  ],
  [
    'a level is what its last change made it, unless it was given later',
    `SELECT own.user_id FROM loyalty.member_levels own
     JOIN LATERAL (SELECT * FROM loyalty.level_changes WHERE user_id = own.user_id ORDER BY id DESC LIMIT 1) last ON true
     WHERE last.created_at >= own.since AND last.to_stage <> own.stage`,
  ],
  [
    'a change of level is called up where it goes up, and down where it goes down',
    `SELECT change.id FROM loyalty.level_changes change
     JOIN loyalty.levels was ON was.stage = change.from_stage JOIN loyalty.levels now ON now.stage = change.to_stage
     WHERE (was.threshold < now.threshold) <> (change.kind = 'up')`,
  ],
]
