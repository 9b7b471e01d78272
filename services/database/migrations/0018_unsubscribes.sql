CREATE TABLE "message"."unsubscribes" (
	"address" text NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "unsubscribes_address_kind_pk" PRIMARY KEY("address","kind")
);
--> statement-breakpoint
ALTER TABLE "message"."messages" ADD COLUMN "kind" text;