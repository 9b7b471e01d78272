CREATE TABLE "account"."agreements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "account"."agreements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" integer,
	"order_id" uuid,
	"slug" text NOT NULL,
	"version" integer NOT NULL,
	"source" text NOT NULL,
	"accepted_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "agreements_has_owner" CHECK ("account"."agreements"."user_id" IS NOT NULL OR "account"."agreements"."order_id" IS NOT NULL)
);
--> statement-breakpoint
ALTER TABLE "account"."agreements" ADD CONSTRAINT "agreements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "account"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "agreements_member_key" ON "account"."agreements" USING btree ("user_id","slug","version") WHERE "account"."agreements"."order_id" IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "agreements_order_key" ON "account"."agreements" USING btree ("order_id","slug") WHERE "account"."agreements"."order_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "agreements_user_idx" ON "account"."agreements" USING btree ("user_id","accepted_at");
