CREATE SCHEMA "affiliate";
--> statement-breakpoint
CREATE TABLE "affiliate"."balances" (
	"partner_id" uuid PRIMARY KEY NOT NULL,
	"amount" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "affiliate"."click_days" (
	"partner_id" uuid NOT NULL,
	"day" date NOT NULL,
	"clicks" integer NOT NULL,
	CONSTRAINT "click_days_partner_id_day_pk" PRIMARY KEY("partner_id","day")
);
--> statement-breakpoint
CREATE TABLE "affiliate"."clicks" (
	"partner_id" uuid NOT NULL,
	"day" date NOT NULL,
	"visitor" text NOT NULL,
	CONSTRAINT "clicks_partner_id_day_visitor_pk" PRIMARY KEY("partner_id","day","visitor")
);
--> statement-breakpoint
CREATE TABLE "affiliate"."commissions" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"partner_id" uuid NOT NULL,
	"state" text NOT NULL,
	"reasons" text[] DEFAULT '{}' NOT NULL,
	"base" integer NOT NULL,
	"amount" integer NOT NULL,
	"lines" jsonb NOT NULL,
	"sid" text,
	"ordered_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "commissions_state_check" CHECK (state IN ('pending', 'earned', 'void', 'refused')),
	CONSTRAINT "commissions_amount_check" CHECK (amount >= 0 AND base >= 0 AND amount <= base),
	CONSTRAINT "commissions_reasons_check" CHECK ((state = 'refused') = (cardinality(reasons) > 0)),
	CONSTRAINT "commissions_due_check" CHECK (state <> 'earned' OR due_at IS NOT NULL)
);
--> statement-breakpoint
CREATE TABLE "affiliate"."coupon_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"added_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "coupon_codes_check" CHECK (code = upper(code) AND code <> '')
);
--> statement-breakpoint
CREATE TABLE "affiliate"."entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "affiliate"."entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"partner_id" uuid NOT NULL,
	"amount" integer NOT NULL,
	"reason" text NOT NULL,
	"order_id" uuid,
	"payout_id" uuid,
	"turn" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"balance_after" bigint NOT NULL,
	CONSTRAINT "entries_reason_check" CHECK (CASE reason WHEN 'commission' THEN amount > 0 WHEN 'taken-back' THEN amount < 0
        WHEN 'payout' THEN amount < 0 WHEN 'payout-returned' THEN amount > 0 ELSE false END),
	CONSTRAINT "entries_cause_check" CHECK ((reason IN ('commission', 'taken-back')) = (order_id IS NOT NULL) AND (order_id IS NULL) <> (payout_id IS NULL))
);
--> statement-breakpoint
CREATE TABLE "affiliate"."partner_actions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "affiliate"."partner_actions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"partner_id" uuid NOT NULL,
	"action" text NOT NULL,
	"staff" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "affiliate"."partners" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" integer NOT NULL,
	"code" text NOT NULL,
	"state" text DEFAULT 'held' NOT NULL,
	"held_for" text[] DEFAULT '{}' NOT NULL,
	"name" text NOT NULL,
	"channels" text NOT NULL,
	"kind" text NOT NULL,
	"legal_name" text,
	"id_number" text,
	"id_digest" text,
	"bank_bin" text,
	"account_number" text,
	"account_digest" text,
	"account_holder" text,
	"cookie_days" integer DEFAULT 30 NOT NULL,
	"may_use_coupons" boolean DEFAULT false NOT NULL,
	"terms_version" integer NOT NULL,
	"applied_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" text,
	"note" text,
	CONSTRAINT "partners_state_check" CHECK (state IN ('held', 'approved', 'rejected', 'closed')),
	CONSTRAINT "partners_cookie_days_check" CHECK (cookie_days BETWEEN 1 AND 90),
	CONSTRAINT "partners_identity_check" CHECK (state <> 'approved' OR (id_number IS NOT NULL AND account_number IS NOT NULL AND bank_bin IS NOT NULL
        AND legal_name IS NOT NULL AND account_holder IS NOT NULL))
);
--> statement-breakpoint
CREATE TABLE "affiliate"."payouts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"run_id" uuid NOT NULL,
	"partner_id" uuid NOT NULL,
	"amount" integer NOT NULL,
	"state" text DEFAULT 'sent' NOT NULL,
	"bank_bin" text NOT NULL,
	"account_number" text,
	"account_holder" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"returned_at" timestamp with time zone,
	"returned_by" text,
	"note" text,
	CONSTRAINT "payouts_amount_check" CHECK (amount > 0),
	CONSTRAINT "payouts_state_check" CHECK ((state = 'returned') = (returned_at IS NOT NULL))
);
--> statement-breakpoint
CREATE TABLE "affiliate"."rates" (
	"category_id" integer PRIMARY KEY NOT NULL,
	"basis_points" integer NOT NULL,
	CONSTRAINT "rates_check" CHECK (basis_points BETWEEN 0 AND 5000 AND category_id >= 0)
);
--> statement-breakpoint
ALTER TABLE "sales"."orders" ADD COLUMN "affiliation" jsonb;--> statement-breakpoint
ALTER TABLE "affiliate"."balances" ADD CONSTRAINT "balances_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "affiliate"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate"."click_days" ADD CONSTRAINT "click_days_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "affiliate"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate"."clicks" ADD CONSTRAINT "clicks_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "affiliate"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate"."commissions" ADD CONSTRAINT "commissions_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "affiliate"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate"."entries" ADD CONSTRAINT "entries_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "affiliate"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate"."entries" ADD CONSTRAINT "entries_order_id_commissions_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "affiliate"."commissions"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate"."entries" ADD CONSTRAINT "entries_payout_id_payouts_id_fk" FOREIGN KEY ("payout_id") REFERENCES "affiliate"."payouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate"."partner_actions" ADD CONSTRAINT "partner_actions_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "affiliate"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate"."payouts" ADD CONSTRAINT "payouts_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "affiliate"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "clicks_day_idx" ON "affiliate"."clicks" USING btree ("day");--> statement-breakpoint
CREATE INDEX "commissions_partner_idx" ON "affiliate"."commissions" USING btree ("partner_id","ordered_at");--> statement-breakpoint
CREATE INDEX "commissions_due_idx" ON "affiliate"."commissions" USING btree ("due_at") WHERE state = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "entries_order_key" ON "affiliate"."entries" USING btree ("order_id","reason","turn") WHERE order_id IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "entries_payout_key" ON "affiliate"."entries" USING btree ("payout_id","reason") WHERE payout_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX "entries_partner_idx" ON "affiliate"."entries" USING btree ("partner_id","id");--> statement-breakpoint
CREATE INDEX "partner_actions_partner_idx" ON "affiliate"."partner_actions" USING btree ("partner_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "partners_user_key" ON "affiliate"."partners" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "partners_code_key" ON "affiliate"."partners" USING btree ("code");--> statement-breakpoint
CREATE UNIQUE INDEX "partners_id_key" ON "affiliate"."partners" USING btree ("id_digest") WHERE state IN ('held', 'approved');--> statement-breakpoint
CREATE INDEX "partners_account_idx" ON "affiliate"."partners" USING btree ("account_digest");--> statement-breakpoint
CREATE INDEX "partners_held_idx" ON "affiliate"."partners" USING btree ("applied_at") WHERE state = 'held';--> statement-breakpoint
CREATE UNIQUE INDEX "payouts_run_key" ON "affiliate"."payouts" USING btree ("run_id","partner_id");--> statement-breakpoint
CREATE INDEX "payouts_partner_idx" ON "affiliate"."payouts" USING btree ("partner_id","created_at");--> statement-breakpoint
-- Products of no category with a rate of its own: 5 %.
INSERT INTO "affiliate"."rates" ("category_id", "basis_points") VALUES (0, 500);
