CREATE SCHEMA "photobooth";
--> statement-breakpoint
CREATE TABLE "photobooth"."photos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_digest" text NOT NULL,
	"store_id" integer NOT NULL,
	"terms_version" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "photos_token_digest_unique" UNIQUE("token_digest"),
	CONSTRAINT "photos_expires_check" CHECK (expires_at > created_at)
);
--> statement-breakpoint
CREATE INDEX "photos_expires_idx" ON "photobooth"."photos" USING btree ("expires_at");