CREATE SCHEMA "push";
--> statement-breakpoint
CREATE TABLE "cart"."added_lines" (
	"key" uuid PRIMARY KEY NOT NULL,
	"line_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "push"."notices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" integer NOT NULL,
	"topic" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"path" text NOT NULL,
	"once_key" text NOT NULL,
	"message_id" uuid,
	"state" text DEFAULT 'queued' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "push"."subscriptions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" integer NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"topics" text[] NOT NULL,
	"device" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"session_group" uuid NOT NULL,
	"accepted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "wishlist"."price_watchers" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "wishlist"."wishlist_items" ADD COLUMN "known_price" integer;--> statement-breakpoint
ALTER TABLE "wishlist"."wishlist_items" ADD COLUMN "price_news_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "added_lines_created_idx" ON "cart"."added_lines" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "notices_once_key" ON "push"."notices" USING btree ("once_key");--> statement-breakpoint
CREATE INDEX "notices_user_idx" ON "push"."notices" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "notices_waiting_idx" ON "push"."notices" USING btree ("sent_at") WHERE state = 'sent';--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_endpoint_key" ON "push"."subscriptions" USING btree ("endpoint");--> statement-breakpoint
CREATE INDEX "subscriptions_user_idx" ON "push"."subscriptions" USING btree ("user_id");