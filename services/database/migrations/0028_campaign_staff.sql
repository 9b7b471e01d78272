CREATE TABLE "campaign"."redemption_actions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "campaign"."redemption_actions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"redemption_id" uuid NOT NULL,
	"action" text NOT NULL,
	"staff" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "campaign"."redemption_actions" ADD CONSTRAINT "redemption_actions_redemption_id_redemptions_id_fk" FOREIGN KEY ("redemption_id") REFERENCES "campaign"."redemptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "redemption_actions_redemption_idx" ON "campaign"."redemption_actions" USING btree ("redemption_id","id");