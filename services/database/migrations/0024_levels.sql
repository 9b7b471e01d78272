CREATE TABLE "loyalty"."level_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "loyalty"."level_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"from_stage" text NOT NULL,
	"to_stage" text NOT NULL,
	"spent" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone,
	CONSTRAINT "level_changes_stage_check" CHECK (from_stage <> to_stage)
);
--> statement-breakpoint
CREATE TABLE "loyalty"."levels" (
	"stage" text PRIMARY KEY NOT NULL,
	"threshold" integer NOT NULL,
	"multiplier" integer DEFAULT 100 NOT NULL,
	"free_delivery_from" integer,
	"birthday_points" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "levels_threshold_unique" UNIQUE("threshold"),
	CONSTRAINT "levels_threshold_check" CHECK (threshold >= 0),
	CONSTRAINT "levels_multiplier_check" CHECK (multiplier BETWEEN 100 AND 1000),
	CONSTRAINT "levels_free_delivery_check" CHECK (free_delivery_from >= 0),
	CONSTRAINT "levels_birthday_check" CHECK (birthday_points >= 0)
);
--> statement-breakpoint
CREATE TABLE "loyalty"."member_levels" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"stage" text NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	"keep_until" date
);
--> statement-breakpoint
ALTER TABLE "catalog"."promotions" ADD COLUMN "early_stage" text;--> statement-breakpoint
ALTER TABLE "catalog"."promotions" ADD COLUMN "early_hours" smallint;--> statement-breakpoint
ALTER TABLE "loyalty"."level_changes" ADD CONSTRAINT "level_changes_from_stage_levels_stage_fk" FOREIGN KEY ("from_stage") REFERENCES "loyalty"."levels"("stage") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "loyalty"."level_changes" ADD CONSTRAINT "level_changes_to_stage_levels_stage_fk" FOREIGN KEY ("to_stage") REFERENCES "loyalty"."levels"("stage") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "loyalty"."member_levels" ADD CONSTRAINT "member_levels_stage_levels_stage_fk" FOREIGN KEY ("stage") REFERENCES "loyalty"."levels"("stage") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "level_changes_user_idx" ON "loyalty"."level_changes" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "member_levels_keep_until_idx" ON "loyalty"."member_levels" USING btree ("keep_until") WHERE keep_until IS NOT NULL;--> statement-breakpoint
ALTER TABLE "catalog"."promotions" ADD CONSTRAINT "promotions_early_stage_fk" FOREIGN KEY ("early_stage") REFERENCES "loyalty"."levels"("stage") ON UPDATE CASCADE;--> statement-breakpoint
-- The shop's four levels.
INSERT INTO "loyalty"."levels" ("stage", "threshold", "multiplier", "free_delivery_from", "birthday_points") VALUES
	('Hồng Nhạt', 0, 100, NULL, 0),
	('Hồng Đào', 2000000, 110, 150000, 10),
	('Hồng Ngọc', 6000000, 125, 100000, 20),
	('Ruby', 15000000, 150, 0, 50);--> statement-breakpoint
-- Members keep the level they have for a year. A level that is none of the four was never the shop's: its members begin at the lowest.
INSERT INTO "loyalty"."member_levels" ("user_id", "stage", "keep_until")
SELECT member."id", member."level", ((now() AT TIME ZONE 'Asia/Ho_Chi_Minh')::date + interval '1 year')::date
FROM "account"."users" member JOIN "loyalty"."levels" known ON known."stage" = member."level"
WHERE known."threshold" > 0 AND member."removed_at" IS NULL;--> statement-breakpoint
-- With the triggers that name the column; services/<module>/sql creates them again without it.
ALTER TABLE "account"."users" DROP COLUMN "level" CASCADE;--> statement-breakpoint
ALTER TABLE "catalog"."promotions" ADD CONSTRAINT "promotions_early_check" CHECK ((early_stage IS NULL) = (early_hours IS NULL) AND coalesce(early_hours BETWEEN 1 AND 72, true));