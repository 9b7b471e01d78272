CREATE TABLE "shop"."stale_readers" (
	"storefront" text PRIMARY KEY NOT NULL,
	"cursor" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "shop"."stale_tags" ADD COLUMN "written_by" "xid8" DEFAULT pg_current_xact_id() NOT NULL;--> statement-breakpoint
CREATE INDEX "stale_tags_written_by_idx" ON "shop"."stale_tags" USING btree ("written_by");--> statement-breakpoint
CREATE INDEX "stale_tags_created_at_idx" ON "shop"."stale_tags" USING btree ("created_at");