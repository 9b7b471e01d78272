CREATE TABLE "account"."member_devices" (
	"user_id" integer NOT NULL,
	"device_id" text NOT NULL,
	"first_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "member_devices_user_id_device_id_pk" PRIMARY KEY("user_id","device_id")
);
--> statement-breakpoint
ALTER TABLE "account"."member_devices" ADD CONSTRAINT "member_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "account"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "member_devices_last_seen_idx" ON "account"."member_devices" USING btree ("last_seen_at");--> statement-breakpoint
INSERT INTO "account"."member_devices" ("user_id", "device_id", "first_seen_at", "last_seen_at")
SELECT "user_id", "device_id", min("created_at"), max("last_seen_at") FROM "account"."sessions"
WHERE "device_id" IS NOT NULL GROUP BY "user_id", "device_id";
--> statement-breakpoint
DROP FUNCTION IF EXISTS "loyalty"."shared_facts"(integer, integer);
