CREATE SCHEMA "game";
--> statement-breakpoint
CREATE TABLE "game"."check_ins" (
	"mission_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"day" date NOT NULL,
	"points" integer NOT NULL,
	"streak" integer NOT NULL,
	"number" integer NOT NULL,
	"bonus_points" integer DEFAULT 0 NOT NULL,
	"gave_right" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "check_ins_mission_id_user_id_day_pk" PRIMARY KEY("mission_id","user_id","day"),
	CONSTRAINT "check_ins_points_check" CHECK (points >= 0 AND bonus_points >= 0 AND streak >= 1 AND number >= 1)
);
--> statement-breakpoint
CREATE TABLE "game"."gift_claims" (
	"spin_id" uuid PRIMARY KEY NOT NULL,
	"user_id" integer,
	"state" text DEFAULT 'open' NOT NULL,
	"staff" text,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "game"."missions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "game"."missions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"mission_id" text NOT NULL,
	"campaign_code" text NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"tnc" text DEFAULT '' NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"is_active_in_offline_store" boolean DEFAULT false NOT NULL,
	"check_in_points" integer NOT NULL,
	"streak_bonuses" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"every_checkin" smallint DEFAULT 1 NOT NULL,
	"spin_on_check_in" boolean DEFAULT false NOT NULL,
	"spin_on_share" boolean DEFAULT false NOT NULL,
	"spin_on_order_from" integer,
	"share_link" text NOT NULL,
	"share_title" text DEFAULT '' NOT NULL,
	"share_text" text DEFAULT '' NOT NULL,
	"share_points" integer DEFAULT 0 NOT NULL,
	"look" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "missions_mission_id_unique" UNIQUE("mission_id"),
	CONSTRAINT "missions_dates_check" CHECK (starts_at < ends_at),
	CONSTRAINT "missions_points_check" CHECK (check_in_points >= 0 AND share_points >= 0),
	CONSTRAINT "missions_every_checkin_check" CHECK (every_checkin BETWEEN 1 AND 366),
	CONSTRAINT "missions_order_check" CHECK (spin_on_order_from > 0)
);
--> statement-breakpoint
CREATE TABLE "game"."prize_days" (
	"prize_id" integer NOT NULL,
	"day" date NOT NULL,
	"won" integer NOT NULL,
	CONSTRAINT "prize_days_prize_id_day_pk" PRIMARY KEY("prize_id","day")
);
--> statement-breakpoint
CREATE TABLE "game"."prizes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "game"."prizes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"mission_id" integer NOT NULL,
	"key" text NOT NULL,
	"segment" smallint,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"image" text,
	"points" integer,
	"voucher_id" integer,
	"campaign_id" integer,
	"weight" integer NOT NULL,
	"stock" integer,
	"won" integer DEFAULT 0 NOT NULL,
	"daily_cap" integer,
	"is_fallback" boolean DEFAULT false NOT NULL,
	CONSTRAINT "prizes_weight_check" CHECK (weight >= 0),
	CONSTRAINT "prizes_stock_check" CHECK (won >= 0 AND (stock IS NULL OR won <= stock)),
	CONSTRAINT "prizes_cap_check" CHECK (daily_cap > 0),
	CONSTRAINT "prizes_fallback_check" CHECK (NOT is_fallback OR (stock IS NULL AND daily_cap IS NULL)),
	CONSTRAINT "prizes_kind_check" CHECK ((kind IN ('points', 'token')) = (points IS NOT NULL) AND (kind = 'voucher') = (voucher_id IS NOT NULL) AND (kind = 'token') = (campaign_id IS NOT NULL))
);
--> statement-breakpoint
CREATE TABLE "game"."shares" (
	"mission_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"day" date NOT NULL,
	"points" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "shares_mission_id_user_id_day_pk" PRIMARY KEY("mission_id","user_id","day")
);
--> statement-breakpoint
CREATE TABLE "game"."spin_rights" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "game"."spin_rights_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"mission_id" integer NOT NULL,
	"user_id" integer,
	"source" text NOT NULL,
	"reference" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "game"."spins" (
	"id" uuid PRIMARY KEY NOT NULL,
	"right_id" bigint NOT NULL,
	"mission_id" integer NOT NULL,
	"user_id" integer,
	"idempotency_key" uuid NOT NULL,
	"version" integer NOT NULL,
	"random_value" integer NOT NULL,
	"drawn_prize_id" integer NOT NULL,
	"replaced_for" text,
	"prize_id" integer NOT NULL,
	"segment" smallint NOT NULL,
	"unit" integer,
	"unit_of_day" integer,
	"points" integer DEFAULT 0 NOT NULL,
	"voucher_code" text,
	"voucher_ends_at" timestamp with time zone,
	"day" date NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"drawn_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "spins_right_id_unique" UNIQUE("right_id")
);
--> statement-breakpoint
CREATE TABLE "game"."wheel_versions" (
	"mission_id" integer NOT NULL,
	"version" integer NOT NULL,
	"prizes" jsonb NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"published_by" text NOT NULL,
	CONSTRAINT "wheel_versions_mission_id_version_pk" PRIMARY KEY("mission_id","version")
);
--> statement-breakpoint
CREATE TABLE "game"."wheels" (
	"mission_id" integer PRIMARY KEY NOT NULL,
	"version" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "game"."check_ins" ADD CONSTRAINT "check_ins_mission_id_missions_id_fk" FOREIGN KEY ("mission_id") REFERENCES "game"."missions"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game"."gift_claims" ADD CONSTRAINT "gift_claims_spin_id_spins_id_fk" FOREIGN KEY ("spin_id") REFERENCES "game"."spins"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game"."prize_days" ADD CONSTRAINT "prize_days_prize_id_prizes_id_fk" FOREIGN KEY ("prize_id") REFERENCES "game"."prizes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game"."prizes" ADD CONSTRAINT "prizes_mission_id_wheels_mission_id_fk" FOREIGN KEY ("mission_id") REFERENCES "game"."wheels"("mission_id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game"."shares" ADD CONSTRAINT "shares_mission_id_missions_id_fk" FOREIGN KEY ("mission_id") REFERENCES "game"."missions"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game"."spin_rights" ADD CONSTRAINT "spin_rights_mission_id_wheels_mission_id_fk" FOREIGN KEY ("mission_id") REFERENCES "game"."wheels"("mission_id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game"."spins" ADD CONSTRAINT "spins_right_id_spin_rights_id_fk" FOREIGN KEY ("right_id") REFERENCES "game"."spin_rights"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game"."spins" ADD CONSTRAINT "spins_mission_id_missions_id_fk" FOREIGN KEY ("mission_id") REFERENCES "game"."missions"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game"."spins" ADD CONSTRAINT "spins_prize_id_prizes_id_fk" FOREIGN KEY ("prize_id") REFERENCES "game"."prizes"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game"."wheel_versions" ADD CONSTRAINT "wheel_versions_mission_id_wheels_mission_id_fk" FOREIGN KEY ("mission_id") REFERENCES "game"."wheels"("mission_id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game"."wheels" ADD CONSTRAINT "wheels_mission_id_missions_id_fk" FOREIGN KEY ("mission_id") REFERENCES "game"."missions"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "check_ins_user_idx" ON "game"."check_ins" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "gift_claims_open_idx" ON "game"."gift_claims" USING btree ("created_at") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "gift_claims_user_idx" ON "game"."gift_claims" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "missions_campaign_code_idx" ON "game"."missions" USING btree ("campaign_code","starts_at");--> statement-breakpoint
CREATE UNIQUE INDEX "prizes_key_key" ON "game"."prizes" USING btree ("mission_id","key");--> statement-breakpoint
CREATE UNIQUE INDEX "prizes_segment_key" ON "game"."prizes" USING btree ("mission_id","segment");--> statement-breakpoint
CREATE UNIQUE INDEX "prizes_fallback_key" ON "game"."prizes" USING btree ("mission_id") WHERE is_fallback;--> statement-breakpoint
CREATE INDEX "shares_user_idx" ON "game"."shares" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "spin_rights_once_key" ON "game"."spin_rights" USING btree ("mission_id","user_id","source","reference");--> statement-breakpoint
CREATE INDEX "spin_rights_open_idx" ON "game"."spin_rights" USING btree ("user_id","mission_id","id") WHERE used_at IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "spins_idempotency_key" ON "game"."spins" USING btree ("user_id","mission_id","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "spins_unit_key" ON "game"."spins" USING btree ("prize_id","unit");--> statement-breakpoint
CREATE UNIQUE INDEX "spins_unit_of_day_key" ON "game"."spins" USING btree ("prize_id","day","unit_of_day");--> statement-breakpoint
CREATE INDEX "spins_mission_idx" ON "game"."spins" USING btree ("mission_id","drawn_at");--> statement-breakpoint
CREATE INDEX "spins_user_idx" ON "game"."spins" USING btree ("user_id","mission_id");