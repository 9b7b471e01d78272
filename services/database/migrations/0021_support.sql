CREATE SCHEMA "support";
--> statement-breakpoint
CREATE TABLE "support"."thread_actions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "support"."thread_actions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"thread_id" bigint NOT NULL,
	"action" text NOT NULL,
	"staff" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "support"."thread_images" (
	"url" text PRIMARY KEY NOT NULL,
	"message_id" uuid NOT NULL,
	"position" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "support"."thread_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"thread_id" bigint NOT NULL,
	"author" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "thread_messages_author_check" CHECK (author IN ('shopper', 'shop'))
);
--> statement-breakpoint
CREATE TABLE "support"."threads" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "support"."threads_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"reference" text NOT NULL,
	"user_id" integer,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"topic" text NOT NULL,
	"order_number" text DEFAULT '' NOT NULL,
	"order_id" uuid,
	"product" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"answer_by" timestamp with time zone,
	"satisfaction" smallint,
	"feedback" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "threads_reference_unique" UNIQUE("reference"),
	CONSTRAINT "threads_state_check" CHECK (state IN ('open', 'closed')),
	CONSTRAINT "threads_satisfaction_check" CHECK (satisfaction BETWEEN 1 AND 5)
);
--> statement-breakpoint
ALTER TABLE "support"."thread_actions" ADD CONSTRAINT "thread_actions_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "support"."threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support"."thread_images" ADD CONSTRAINT "thread_images_message_id_thread_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "support"."thread_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support"."thread_messages" ADD CONSTRAINT "thread_messages_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "support"."threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "thread_actions_thread_idx" ON "support"."thread_actions" USING btree ("thread_id","id");--> statement-breakpoint
CREATE INDEX "thread_images_message_idx" ON "support"."thread_images" USING btree ("message_id","position");--> statement-breakpoint
CREATE INDEX "thread_messages_thread_idx" ON "support"."thread_messages" USING btree ("thread_id","created_at");--> statement-breakpoint
CREATE INDEX "threads_user_idx" ON "support"."threads" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "threads_open_idx" ON "support"."threads" USING btree ("answer_by") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "threads_updated_idx" ON "support"."threads" USING btree ("updated_at");