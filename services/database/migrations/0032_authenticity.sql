CREATE SCHEMA "authenticity";
--> statement-breakpoint
CREATE TABLE "authenticity"."batches" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "authenticity"."batches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"product_id" integer NOT NULL,
	"combination_id" integer NOT NULL,
	"batch" text NOT NULL,
	"batch_key" text NOT NULL,
	"made_on" date,
	"expires_on" date,
	"sold_from" date NOT NULL,
	"sold_until" date,
	"recalled_at" timestamp with time zone,
	"recall_reason" text DEFAULT '' NOT NULL,
	"recall_advice" text DEFAULT '' NOT NULL,
	"recalled_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "batches_days_check" CHECK (sold_from <= sold_until AND made_on <= expires_on),
	CONSTRAINT "batches_recall_check" CHECK (recalled_at IS NULL OR (recall_reason <> '' AND recalled_by IS NOT NULL))
);
--> statement-breakpoint
CREATE TABLE "authenticity"."checks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code_serial" bigint NOT NULL,
	"user_id" integer,
	"checker" text NOT NULL,
	"device" text,
	"network" text,
	"verdict" text NOT NULL,
	"suspicions" text[] DEFAULT '{}' NOT NULL,
	"others" smallint NOT NULL,
	"is_other_batch" boolean DEFAULT false NOT NULL,
	"is_other_product" boolean DEFAULT false NOT NULL,
	"bought_from" text DEFAULT '' NOT NULL,
	"seller_name" text DEFAULT '' NOT NULL,
	"email" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "checks_others_check" CHECK (others >= 0)
);
--> statement-breakpoint
CREATE TABLE "authenticity"."codes" (
	"serial" bigint PRIMARY KEY NOT NULL,
	"batch_id" integer NOT NULL,
	"kind" text DEFAULT 'unit' NOT NULL,
	"first_checked_at" timestamp with time zone,
	"checks" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "codes_kind_check" CHECK (kind IN ('unit', 'batch')),
	CONSTRAINT "codes_checks_check" CHECK ((checks = 0) = (first_checked_at IS NULL))
);
--> statement-breakpoint
CREATE TABLE "authenticity"."failed_checks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "authenticity"."failed_checks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"code" text NOT NULL,
	"product_id" integer,
	"bought_from" text DEFAULT '' NOT NULL,
	"seller_name" text DEFAULT '' NOT NULL,
	"checker" text NOT NULL,
	"network" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "authenticity"."guess_guards" (
	"key" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"failed_at" timestamp with time zone NOT NULL,
	"blocked_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "authenticity"."recall_notices" (
	"batch_id" integer NOT NULL,
	"recipient" text NOT NULL,
	"user_id" integer,
	"order_reference" text,
	"cause" text NOT NULL,
	"is_mailed" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "recall_notices_batch_id_recipient_pk" PRIMARY KEY("batch_id","recipient")
);
--> statement-breakpoint
ALTER TABLE "authenticity"."checks" ADD CONSTRAINT "checks_code_serial_codes_serial_fk" FOREIGN KEY ("code_serial") REFERENCES "authenticity"."codes"("serial") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "authenticity"."codes" ADD CONSTRAINT "codes_batch_id_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "authenticity"."batches"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "authenticity"."recall_notices" ADD CONSTRAINT "recall_notices_batch_id_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "authenticity"."batches"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "batches_key_key" ON "authenticity"."batches" USING btree ("combination_id","batch_key");--> statement-breakpoint
CREATE INDEX "checks_code_idx" ON "authenticity"."checks" USING btree ("code_serial","created_at");--> statement-breakpoint
CREATE INDEX "checks_user_idx" ON "authenticity"."checks" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "checks_device_idx" ON "authenticity"."checks" USING btree ("device","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "checks_email_idx" ON "authenticity"."checks" USING btree ("email") WHERE email IS NOT NULL;--> statement-breakpoint
CREATE INDEX "checks_created_idx" ON "authenticity"."checks" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "codes_batch_idx" ON "authenticity"."codes" USING btree ("batch_id");--> statement-breakpoint
CREATE INDEX "failed_checks_created_idx" ON "authenticity"."failed_checks" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "failed_checks_code_idx" ON "authenticity"."failed_checks" USING btree ("code");--> statement-breakpoint
CREATE INDEX "guess_guards_failed_idx" ON "authenticity"."guess_guards" USING btree ("failed_at");--> statement-breakpoint
CREATE INDEX "recall_notices_user_idx" ON "authenticity"."recall_notices" USING btree ("user_id");