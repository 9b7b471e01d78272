CREATE TABLE "loyalty"."balances" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "loyalty"."birthday_changes" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "loyalty"."birthday_gifts" (
	"user_id" integer NOT NULL,
	"year" integer NOT NULL,
	"points" integer NOT NULL,
	"voucher_id" bigint,
	"given_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "birthday_gifts_user_id_year_pk" PRIMARY KEY("user_id","year")
);
--> statement-breakpoint
CREATE TABLE "loyalty"."gift_rules" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "loyalty"."gift_rules_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"gift" text NOT NULL,
	"points" integer NOT NULL,
	"voucher_id" bigint,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"note" text NOT NULL,
	CONSTRAINT "gift_rules_gift_check" CHECK (gift IN ('referral', 'birthday')),
	CONSTRAINT "gift_rules_points_check" CHECK (points >= 0),
	CONSTRAINT "gift_rules_window_check" CHECK (starts_at < ends_at)
);
--> statement-breakpoint
CREATE TABLE "loyalty"."lot_uses" (
	"transaction_id" bigint NOT NULL,
	"lot_id" bigint NOT NULL,
	"points" integer NOT NULL,
	"returned" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "lot_uses_transaction_id_lot_id_pk" PRIMARY KEY("transaction_id","lot_id"),
	CONSTRAINT "lot_uses_points_check" CHECK (points > 0),
	CONSTRAINT "lot_uses_returned_check" CHECK (returned BETWEEN 0 AND points)
);
--> statement-breakpoint
CREATE TABLE "loyalty"."lots" (
	"transaction_id" bigint PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"points" integer NOT NULL,
	"remaining" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"is_extension" boolean DEFAULT false NOT NULL,
	CONSTRAINT "lots_points_check" CHECK (points > 0),
	CONSTRAINT "lots_remaining_check" CHECK (remaining BETWEEN 0 AND points)
);
--> statement-breakpoint
CREATE TABLE "loyalty"."postings" (
	"transaction_id" bigint NOT NULL,
	"account" text NOT NULL,
	"points" integer NOT NULL,
	"balance_after" integer,
	CONSTRAINT "postings_transaction_id_account_pk" PRIMARY KEY("transaction_id","account"),
	CONSTRAINT "postings_points_check" CHECK (points <> 0),
	CONSTRAINT "postings_balance_check" CHECK ((account = 'member') = (balance_after IS NOT NULL))
);
--> statement-breakpoint
CREATE TABLE "loyalty"."referrals" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"referrer_id" integer NOT NULL,
	"state" text DEFAULT 'joined' NOT NULL,
	"number_digest" text,
	"held_for" text[] DEFAULT '{}' NOT NULL,
	"points" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"verified_at" timestamp with time zone,
	"decided_at" timestamp with time zone,
	"decided_by" text,
	"note" text,
	CONSTRAINT "referrals_not_self" CHECK (user_id <> referrer_id),
	CONSTRAINT "referrals_state_check" CHECK (state IN ('joined', 'verified', 'rewarded', 'held', 'refused')),
	CONSTRAINT "referrals_points_check" CHECK ((state = 'rewarded') = (points IS NOT NULL))
);
--> statement-breakpoint
CREATE TABLE "loyalty"."transactions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "loyalty"."transactions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"reason" text NOT NULL,
	"reference" text NOT NULL,
	"may_owe" boolean DEFAULT false NOT NULL,
	"reverses" bigint,
	"note" text,
	"actor" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "loyalty"."lot_uses" ADD CONSTRAINT "lot_uses_transaction_id_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "loyalty"."transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loyalty"."lot_uses" ADD CONSTRAINT "lot_uses_lot_id_lots_transaction_id_fk" FOREIGN KEY ("lot_id") REFERENCES "loyalty"."lots"("transaction_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loyalty"."lots" ADD CONSTRAINT "lots_transaction_id_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "loyalty"."transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loyalty"."postings" ADD CONSTRAINT "postings_transaction_id_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "loyalty"."transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "gift_rules_window_idx" ON "loyalty"."gift_rules" USING btree ("gift","ends_at");--> statement-breakpoint
CREATE INDEX "lot_uses_lot_idx" ON "loyalty"."lot_uses" USING btree ("lot_id");--> statement-breakpoint
CREATE INDEX "lots_user_idx" ON "loyalty"."lots" USING btree ("user_id","expires_at") WHERE remaining > 0;--> statement-breakpoint
CREATE INDEX "lots_expiring_idx" ON "loyalty"."lots" USING btree ("expires_at","user_id") WHERE remaining > 0;--> statement-breakpoint
CREATE INDEX "referrals_referrer_idx" ON "loyalty"."referrals" USING btree ("referrer_id","created_at");--> statement-breakpoint
CREATE INDEX "referrals_held_idx" ON "loyalty"."referrals" USING btree ("verified_at") WHERE state = 'held';--> statement-breakpoint
CREATE UNIQUE INDEX "transactions_once_key" ON "loyalty"."transactions" USING btree ("reason","reference");--> statement-breakpoint
CREATE INDEX "transactions_user_idx" ON "loyalty"."transactions" USING btree ("user_id","id");--> statement-breakpoint
-- Every entry becomes a movement under its own id. Reasons that the ledger does not know, or with the wrong sign, are openings.
CREATE TEMPORARY TABLE moved ON COMMIT DROP AS
SELECT entry.id, entry.user_id, entry.points, entry.reason AS old_reason, entry.reference AS old_reference, entry.created_at,
  known.account IS NOT NULL AS is_known,
  coalesce(known.account, 'opening') AS account,
  coalesce(known.may_owe, entry.points < 0) AS may_owe,
  sum(entry.points) OVER (PARTITION BY entry.user_id ORDER BY entry.id)::integer AS balance_after,
  NULL::bigint AS reverses
FROM loyalty.point_entries entry
LEFT JOIN (VALUES
  ('order-earned', 1, 'orders', false),
  ('order-revoked', -1, 'orders', true),
  ('order-spent', -1, 'payments', false),
  ('order-returned', 1, 'payments', false),
  ('review', 1, 'reviews', false),
  ('review-taken-back', -1, 'reviews', true),
  ('review-photos', 1, 'reviews', false),
  ('review-photos-taken-back', -1, 'reviews', true),
  ('referral', 1, 'referrals', false)
) AS known (reason, sign, account, may_owe) ON known.reason = entry.reason AND known.sign = sign(entry.points)
WHERE entry.points <> 0;
--> statement-breakpoint
UPDATE moved AS back SET reverses = spent.id FROM moved AS spent
WHERE back.is_known AND back.old_reason = 'order-returned' AND spent.is_known AND spent.old_reason = 'order-spent'
  AND spent.old_reference = back.old_reference AND spent.user_id = back.user_id AND spent.points = -back.points;
--> statement-breakpoint
INSERT INTO loyalty.transactions (id, user_id, reason, reference, may_owe, reverses, note, created_at)
OVERRIDING SYSTEM VALUE
SELECT id, user_id, CASE WHEN is_known THEN old_reason ELSE 'opening' END, CASE WHEN is_known THEN old_reference ELSE 'entry/' || id END,
  may_owe, reverses, CASE WHEN NOT is_known THEN left(old_reason || ' ' || old_reference, 200) END, created_at
FROM moved ORDER BY id;
--> statement-breakpoint
SELECT setval(pg_get_serial_sequence('loyalty.transactions', 'id'), (SELECT coalesce(max(id), 0) + 1 FROM moved), false);
--> statement-breakpoint
INSERT INTO loyalty.postings (transaction_id, account, points, balance_after)
SELECT id, 'member', points, balance_after FROM moved
UNION ALL SELECT id, account, -points, NULL FROM moved;
--> statement-breakpoint
INSERT INTO loyalty.balances (user_id, points) SELECT user_id, sum(points) FROM moved GROUP BY user_id;
--> statement-breakpoint
-- Oldest points were used first. What was spent and came back used none. Points that were there before they could expire keep three months at least.
CREATE TEMPORARY TABLE spans ON COMMIT DROP AS
SELECT id, user_id, points > 0 AS is_in, created_at,
  sum(abs(points)) OVER (PARTITION BY user_id, points > 0 ORDER BY id) - abs(points) AS since,
  sum(abs(points)) OVER (PARTITION BY user_id, points > 0 ORDER BY id) AS upto
FROM moved
WHERE reverses IS NULL AND NOT EXISTS (SELECT FROM moved AS back WHERE back.reverses = moved.id);
--> statement-breakpoint
INSERT INTO loyalty.lots (transaction_id, user_id, points, remaining, expires_at)
SELECT granted.id, granted.user_id, granted.upto - granted.since,
  least(granted.upto - granted.since, greatest(0, granted.upto - coalesce(used.points, 0))),
  (date_trunc('month', greatest(granted.created_at, now() - interval '9 months') AT TIME ZONE 'Asia/Ho_Chi_Minh')
    + interval '13 months - 1 second') AT TIME ZONE 'Asia/Ho_Chi_Minh'
FROM spans granted
LEFT JOIN (SELECT user_id, max(upto) AS points FROM spans WHERE NOT is_in GROUP BY user_id) used USING (user_id)
WHERE granted.is_in;
--> statement-breakpoint
INSERT INTO loyalty.lot_uses (transaction_id, lot_id, points)
SELECT used.id, granted.id, least(used.upto, granted.upto) - greatest(used.since, granted.since)
FROM spans used JOIN spans granted ON granted.user_id = used.user_id AND granted.since < used.upto AND used.since < granted.upto
WHERE granted.is_in AND NOT used.is_in;
--> statement-breakpoint
INSERT INTO loyalty.referrals (user_id, referrer_id, state, points, created_at, verified_at, decided_at)
SELECT user_id, referrer_id, CASE WHEN rewarded_at IS NULL THEN 'joined' ELSE 'rewarded' END,
  CASE WHEN rewarded_at IS NOT NULL THEN 50 END, created_at, rewarded_at, rewarded_at
FROM account.referrals;
--> statement-breakpoint
DROP TABLE "account"."referrals";
--> statement-breakpoint
DROP TABLE "loyalty"."point_entries";
