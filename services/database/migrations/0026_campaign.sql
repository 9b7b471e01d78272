CREATE SCHEMA "campaign";
--> statement-breakpoint
CREATE TABLE "campaign"."bank_offers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "campaign"."bank_offers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"bank" text NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"given_by" text NOT NULL,
	"voucher_id" integer,
	"card_prefixes" text[] DEFAULT '{}' NOT NULL,
	"discount" jsonb,
	"min_amount" integer,
	"payment_methods" text[] DEFAULT '{}' NOT NULL,
	"scope" jsonb DEFAULT '{"brand_ids":[],"category_ids":[],"product_ids":[]}'::jsonb NOT NULL,
	"how_to" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"start_date" timestamp with time zone NOT NULL,
	"end_date" timestamp with time zone NOT NULL,
	CONSTRAINT "bank_offers_giver_check" CHECK (CASE given_by WHEN 'shop' THEN voucher_id IS NOT NULL AND card_prefixes = '{}' ELSE voucher_id IS NULL AND discount IS NOT NULL END),
	CONSTRAINT "bank_offers_dates_check" CHECK (end_date > start_date)
);
--> statement-breakpoint
CREATE TABLE "campaign"."prizes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "campaign"."prizes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"campaign_id" integer NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"image" jsonb,
	"points" integer NOT NULL,
	"stock" integer NOT NULL,
	"per_member" integer,
	"is_form_needed" boolean DEFAULT false NOT NULL,
	"voucher_id" integer,
	"voucher_days" integer DEFAULT 30 NOT NULL,
	"partner_id" text,
	"tnc" text DEFAULT '' NOT NULL,
	"email_banner" text,
	"position" integer DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"start_date" timestamp with time zone NOT NULL,
	"end_date" timestamp with time zone NOT NULL,
	"redeemed" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "prizes_points_check" CHECK (points > 0 AND per_member > 0 AND voucher_days > 0),
	CONSTRAINT "prizes_stock_check" CHECK (redeemed >= 0 AND redeemed <= stock),
	CONSTRAINT "prizes_dates_check" CHECK (end_date > start_date)
);
--> statement-breakpoint
CREATE TABLE "campaign"."redemptions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"idempotency_key" uuid NOT NULL,
	"campaign_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"prize_id" integer NOT NULL,
	"points" integer NOT NULL,
	"state" text NOT NULL,
	"code" text,
	"expires_at" timestamp with time zone,
	"phone" text,
	"id_number" text,
	"redeemed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"handed_over_at" timestamp with time zone,
	"decided_by" text,
	CONSTRAINT "redemptions_id_number_check" CHECK (id_number IS NULL OR state = 'waiting'),
	CONSTRAINT "redemptions_code_check" CHECK ((state = 'issued') = (code IS NOT NULL))
);
--> statement-breakpoint
CREATE TABLE "campaign"."token_accounts" (
	"campaign_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"owed" integer DEFAULT 0 NOT NULL,
	"balance" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "token_accounts_campaign_id_user_id_pk" PRIMARY KEY("campaign_id","user_id"),
	CONSTRAINT "token_accounts_balance_check" CHECK (balance >= 0 AND owed >= 0)
);
--> statement-breakpoint
CREATE TABLE "campaign"."token_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "campaign"."token_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"campaign_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"tokens" integer NOT NULL,
	"reason" text NOT NULL,
	"reference" text NOT NULL,
	"rule_id" integer,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "token_entries_tokens_check" CHECK (tokens <> 0 OR reason LIKE '%-taken-back')
);
--> statement-breakpoint
CREATE TABLE "campaign"."token_rules" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "campaign"."token_rules_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"campaign_id" integer NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"tokens" integer NOT NULL,
	"per_amount" integer,
	"daily_cap" integer,
	"total_cap" integer,
	"scope" jsonb DEFAULT '{"brand_ids":[],"category_ids":[],"product_ids":[]}'::jsonb NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "token_rules_check" CHECK (tokens > 0 AND (per_amount IS NULL OR (per_amount > 0 AND kind = 'order')) AND daily_cap > 0 AND total_cap > 0)
);
--> statement-breakpoint
CREATE TABLE "campaign"."vote_counts" (
	"campaign_id" integer NOT NULL,
	"section" text NOT NULL,
	"choice" text NOT NULL,
	"votes" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "vote_counts_campaign_id_section_choice_pk" PRIMARY KEY("campaign_id","section","choice"),
	CONSTRAINT "vote_counts_votes_check" CHECK (votes >= 0)
);
--> statement-breakpoint
CREATE TABLE "campaign"."votes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "campaign"."votes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"campaign_id" integer NOT NULL,
	"section" text NOT NULL,
	"user_id" integer NOT NULL,
	"period" text NOT NULL,
	"choice" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "campaign"."redemptions" ADD CONSTRAINT "redemptions_prize_id_prizes_id_fk" FOREIGN KEY ("prize_id") REFERENCES "campaign"."prizes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bank_offers_key" ON "campaign"."bank_offers" USING btree ("key");--> statement-breakpoint
CREATE UNIQUE INDEX "prizes_name_key" ON "campaign"."prizes" USING btree ("campaign_id","name","type");--> statement-breakpoint
CREATE UNIQUE INDEX "redemptions_idempotency_key" ON "campaign"."redemptions" USING btree ("user_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "redemptions_user_idx" ON "campaign"."redemptions" USING btree ("user_id","redeemed_at");--> statement-breakpoint
CREATE INDEX "redemptions_prize_idx" ON "campaign"."redemptions" USING btree ("prize_id","user_id");--> statement-breakpoint
CREATE INDEX "redemptions_waiting_idx" ON "campaign"."redemptions" USING btree ("redeemed_at") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "redemptions_form_idx" ON "campaign"."redemptions" USING btree ("redeemed_at") WHERE phone IS NOT NULL OR id_number IS NOT NULL;--> statement-breakpoint
CREATE INDEX "token_accounts_user_idx" ON "campaign"."token_accounts" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "token_entries_once_key" ON "campaign"."token_entries" USING btree ("campaign_id","user_id","reason","reference");--> statement-breakpoint
CREATE INDEX "token_entries_user_idx" ON "campaign"."token_entries" USING btree ("user_id","campaign_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "token_rules_key" ON "campaign"."token_rules" USING btree ("campaign_id","key");--> statement-breakpoint
CREATE UNIQUE INDEX "votes_once_key" ON "campaign"."votes" USING btree ("campaign_id","section","user_id","period");--> statement-breakpoint
CREATE INDEX "votes_user_idx" ON "campaign"."votes" USING btree ("user_id");