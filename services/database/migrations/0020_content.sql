CREATE SCHEMA "content";
--> statement-breakpoint
CREATE TABLE "content"."categories" (
	"id" integer PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"icon" text DEFAULT '' NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "categories_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "content"."pages" (
	"slug" text NOT NULL,
	"version" integer NOT NULL,
	"in_force" date NOT NULL,
	"changes" text DEFAULT '' NOT NULL,
	"title" text NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"markdown" text NOT NULL,
	"imported_digest" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"shown_title" text NOT NULL,
	"shown_summary" text DEFAULT '' NOT NULL,
	"body" text NOT NULL,
	"headings" jsonb DEFAULT '[]' NOT NULL,
	CONSTRAINT "pages_slug_version_pk" PRIMARY KEY("slug","version")
);
--> statement-breakpoint
CREATE TABLE "content"."positions" (
	"slug" text PRIMARY KEY NOT NULL,
	"team" text DEFAULT '' NOT NULL,
	"location" text NOT NULL,
	"employment" text NOT NULL,
	"salary_min" integer,
	"salary_max" integer,
	"posted_on" date NOT NULL,
	"closes_on" date,
	"title" text NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"markdown" text NOT NULL,
	"imported_digest" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"shown_title" text NOT NULL,
	"shown_summary" text DEFAULT '' NOT NULL,
	"body" text NOT NULL,
	"headings" jsonb DEFAULT '[]' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content"."post_counts" (
	"post_id" integer PRIMARY KEY NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"likes" integer DEFAULT 0 NOT NULL,
	"dislikes" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content"."post_views" (
	"day" date NOT NULL,
	"post_id" integer NOT NULL,
	"visitor" text NOT NULL,
	CONSTRAINT "post_views_day_post_id_visitor_pk" PRIMARY KEY("day","post_id","visitor")
);
--> statement-breakpoint
CREATE TABLE "content"."post_votes" (
	"post_id" integer NOT NULL,
	"voter" text NOT NULL,
	"user_id" integer,
	"vote" text NOT NULL,
	"reason" text,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "post_votes_post_id_voter_pk" PRIMARY KEY("post_id","voter"),
	CONSTRAINT "post_votes_vote_check" CHECK (vote IN ('like', 'dislike')),
	CONSTRAINT "post_votes_reason_check" CHECK (vote = 'dislike' OR (reason IS NULL AND note = ''))
);
--> statement-breakpoint
CREATE TABLE "content"."post_words" (
	"post_id" integer PRIMARY KEY NOT NULL,
	"category_id" integer NOT NULL,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content"."posts" (
	"id" integer PRIMARY KEY NOT NULL,
	"post_type" text DEFAULT 'help_page_article' NOT NULL,
	"category_id" integer NOT NULL,
	"subcategory_id" integer NOT NULL,
	"slug" text NOT NULL,
	"kind" text DEFAULT 'article' NOT NULL,
	"position_vn" integer NOT NULL,
	"keywords" text[] DEFAULT '{}' NOT NULL,
	"related_ids" integer[] DEFAULT '{}' NOT NULL,
	"published_at" timestamp with time zone DEFAULT now() NOT NULL,
	"title" text NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"markdown" text NOT NULL,
	"imported_digest" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"shown_title" text NOT NULL,
	"shown_summary" text DEFAULT '' NOT NULL,
	"body" text NOT NULL,
	"headings" jsonb DEFAULT '[]' NOT NULL,
	CONSTRAINT "posts_slug_unique" UNIQUE("slug"),
	CONSTRAINT "posts_kind_check" CHECK (kind IN ('article', 'faq'))
);
--> statement-breakpoint
CREATE TABLE "content"."subcategories" (
	"id" integer PRIMARY KEY NOT NULL,
	"category_id" integer NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"position" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content"."words" (
	"word" text PRIMARY KEY NOT NULL,
	"posts" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "content"."post_counts" ADD CONSTRAINT "post_counts_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "content"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content"."post_views" ADD CONSTRAINT "post_views_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "content"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content"."post_votes" ADD CONSTRAINT "post_votes_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "content"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content"."post_words" ADD CONSTRAINT "post_words_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "content"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content"."posts" ADD CONSTRAINT "posts_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "content"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content"."posts" ADD CONSTRAINT "posts_subcategory_id_subcategories_id_fk" FOREIGN KEY ("subcategory_id") REFERENCES "content"."subcategories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content"."subcategories" ADD CONSTRAINT "subcategories_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "content"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "post_votes_user_idx" ON "content"."post_votes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "post_words_words_idx" ON "content"."post_words" USING gin ("words");--> statement-breakpoint
CREATE INDEX "posts_category_idx" ON "content"."posts" USING btree ("category_id","subcategory_id","position_vn","id");--> statement-breakpoint
CREATE UNIQUE INDEX "subcategories_slug_key" ON "content"."subcategories" USING btree ("category_id","slug");--> statement-breakpoint
CREATE INDEX "words_trigram_idx" ON "content"."words" USING gin (word gin_trgm_ops);