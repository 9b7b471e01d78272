CREATE SCHEMA "alert";
--> statement-breakpoint
CREATE SCHEMA "analytics";
--> statement-breakpoint
CREATE SCHEMA "discovery";
--> statement-breakpoint
CREATE SCHEMA "wishlist";
--> statement-breakpoint
CREATE TABLE "alert"."availability_alerts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "alert"."availability_alerts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"product_id" integer NOT NULL,
	"combination_id" integer NOT NULL,
	"email" text NOT NULL,
	"user_id" integer,
	"name" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "alert"."sale_reminders" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "alert"."sale_reminders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"promotion_id" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"email" text NOT NULL,
	"user_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "analytics"."actions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "analytics"."actions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"event_id" uuid NOT NULL,
	"verb" text NOT NULL,
	"object_type" text NOT NULL,
	"object_id" text DEFAULT '' NOT NULL,
	"referrer" text DEFAULT '' NOT NULL,
	"additional" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"user_id" integer,
	"is_guest" boolean NOT NULL,
	"device_id" text NOT NULL,
	"session_id" text DEFAULT '' NOT NULL,
	"platform" text DEFAULT '' NOT NULL,
	"acquisition_source" text DEFAULT '' NOT NULL,
	"accessed_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "actions_event_id_unique" UNIQUE("event_id")
);
--> statement-breakpoint
CREATE TABLE "catalog"."search_rows" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"brand_id" integer NOT NULL,
	"country_tag_id" integer,
	"category_ids" integer[] NOT NULL,
	"tag_ids" integer[] NOT NULL,
	"classification" text NOT NULL,
	"price" integer NOT NULL,
	"average_rating" real NOT NULL,
	"total_reviews" integer NOT NULL,
	"total_orders" integer NOT NULL,
	"discount" smallint NOT NULL,
	"is_sale" boolean NOT NULL,
	"is_flashsale" boolean NOT NULL,
	"is_new" boolean NOT NULL,
	"is_exclusive" boolean NOT NULL,
	"is_pre_order" boolean NOT NULL,
	"is_in_stock" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sort_name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "catalog"."search_texts" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"is_in_stock" boolean NOT NULL,
	"total_orders" integer NOT NULL,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "catalog"."search_words" (
	"word" text PRIMARY KEY NOT NULL,
	"products" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "discovery"."history_keywords" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" integer NOT NULL,
	"keyword" text NOT NULL,
	"plain" text NOT NULL,
	"searched_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "discovery"."keyword_days" (
	"day" date NOT NULL,
	"plain" text NOT NULL,
	"keyword" text NOT NULL,
	"searches" integer DEFAULT 0 NOT NULL,
	"without_result" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "keyword_days_day_plain_pk" PRIMARY KEY("day","plain")
);
--> statement-breakpoint
CREATE TABLE "discovery"."keyword_devices" (
	"day" date NOT NULL,
	"plain" text NOT NULL,
	"device_digest" text NOT NULL,
	CONSTRAINT "keyword_devices_day_plain_device_digest_pk" PRIMARY KEY("day","plain","device_digest")
);
--> statement-breakpoint
CREATE TABLE "discovery"."search_clicks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "discovery"."search_clicks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"keyword" text NOT NULL,
	"entity_type" text NOT NULL,
	"entity_id" text NOT NULL,
	"user_id" integer,
	"clicked_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "store"."store_stock" (
	"store_id" integer NOT NULL,
	"combination_id" integer NOT NULL,
	"stock" integer NOT NULL,
	CONSTRAINT "store_stock_combination_id_store_id_pk" PRIMARY KEY("combination_id","store_id"),
	CONSTRAINT "store_stock_check" CHECK (stock >= 0)
);
--> statement-breakpoint
CREATE TABLE "wishlist"."wishlist_items" (
	"user_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"combination_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wishlist_items_user_id_combination_id_pk" PRIMARY KEY("user_id","combination_id")
);
--> statement-breakpoint
DROP INDEX "catalog"."products_search_idx";--> statement-breakpoint
DROP INDEX "catalog"."products_tag_ids_idx";--> statement-breakpoint
ALTER TABLE "store"."store_stock" ADD CONSTRAINT "store_stock_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "store"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "availability_alerts_waiting_key" ON "alert"."availability_alerts" USING btree ("combination_id","email") WHERE sent_at IS NULL;--> statement-breakpoint
CREATE INDEX "availability_alerts_user_idx" ON "alert"."availability_alerts" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sale_reminders_key" ON "alert"."sale_reminders" USING btree ("promotion_id","starts_at","email");--> statement-breakpoint
CREATE INDEX "sale_reminders_due_idx" ON "alert"."sale_reminders" USING btree ("starts_at") WHERE sent_at IS NULL;--> statement-breakpoint
CREATE INDEX "actions_kind_idx" ON "analytics"."actions" USING btree ("verb","object_type","accessed_at");--> statement-breakpoint
CREATE INDEX "actions_received_at_idx" ON "analytics"."actions" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "actions_user_id_idx" ON "analytics"."actions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "search_rows_category_ids_idx" ON "catalog"."search_rows" USING gin ("category_ids");--> statement-breakpoint
CREATE INDEX "search_rows_tag_ids_idx" ON "catalog"."search_rows" USING gin ("tag_ids");--> statement-breakpoint
CREATE INDEX "search_rows_sold_idx" ON "catalog"."search_rows" USING btree ("total_orders" DESC NULLS FIRST,"product_id");--> statement-breakpoint
CREATE INDEX "search_rows_brand_idx" ON "catalog"."search_rows" USING btree ("brand_id","total_orders" DESC NULLS FIRST,"product_id");--> statement-breakpoint
CREATE INDEX "search_rows_country_idx" ON "catalog"."search_rows" USING btree ("country_tag_id");--> statement-breakpoint
CREATE INDEX "search_rows_price_idx" ON "catalog"."search_rows" USING btree ("price","product_id");--> statement-breakpoint
CREATE INDEX "search_rows_newest_idx" ON "catalog"."search_rows" USING btree ("created_at" DESC NULLS FIRST,"product_id");--> statement-breakpoint
CREATE INDEX "search_rows_reviews_idx" ON "catalog"."search_rows" USING btree ("total_reviews" DESC NULLS FIRST,"product_id");--> statement-breakpoint
CREATE INDEX "search_rows_discount_idx" ON "catalog"."search_rows" USING btree ("discount" DESC NULLS FIRST,"product_id");--> statement-breakpoint
CREATE INDEX "search_rows_name_idx" ON "catalog"."search_rows" USING btree (sort_name COLLATE "vi-x-icu","product_id");--> statement-breakpoint
CREATE INDEX "search_texts_words_idx" ON "catalog"."search_texts" USING gin ("words");--> statement-breakpoint
CREATE INDEX "search_texts_rank_idx" ON "catalog"."search_texts" USING btree ("is_in_stock" DESC NULLS FIRST,"total_orders" DESC NULLS FIRST,"product_id");--> statement-breakpoint
CREATE INDEX "search_words_trigram_idx" ON "catalog"."search_words" USING gin (word gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "history_keywords_user_plain_key" ON "discovery"."history_keywords" USING btree ("user_id","plain");--> statement-breakpoint
CREATE INDEX "history_keywords_newest_idx" ON "discovery"."history_keywords" USING btree ("user_id","searched_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "search_clicks_user_idx" ON "discovery"."search_clicks" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "wishlist_items_newest_idx" ON "wishlist"."wishlist_items" USING btree ("user_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
ALTER TABLE "catalog"."products" DROP COLUMN "search";