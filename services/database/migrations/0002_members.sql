-- One name in any case and either Unicode form, also where the database itself only knows ASCII letters.
CREATE FUNCTION account.fold(name text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
AS $$ SELECT lower(normalize(name, NFC) COLLATE "und-x-icu") $$;--> statement-breakpoint
CREATE SCHEMA "loyalty";
--> statement-breakpoint
CREATE SCHEMA "message";
--> statement-breakpoint
CREATE TABLE "account"."addresses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" integer NOT NULL,
	"label" text NOT NULL,
	"recipient_name" text NOT NULL,
	"phone_code" text NOT NULL,
	"phone_no" text NOT NULL,
	"address1" text NOT NULL,
	"address2" text,
	"province_code" text NOT NULL,
	"province" text NOT NULL,
	"ward_code" text NOT NULL,
	"ward" text NOT NULL,
	"district" text,
	"zipcode" text,
	"country" text DEFAULT 'Việt Nam' NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account"."code_quotas" (
	"target" text NOT NULL,
	"day" date NOT NULL,
	"count" smallint NOT NULL,
	CONSTRAINT "code_quotas_target_day_pk" PRIMARY KEY("target","day")
);
--> statement-breakpoint
CREATE TABLE "account"."consents" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "account"."consents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"purpose" text NOT NULL,
	"is_granted" boolean NOT NULL,
	"source" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account"."feature_toggles" (
	"feature_name" text PRIMARY KEY NOT NULL,
	"is_on" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account"."one_time_codes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"scope" text NOT NULL,
	"target" text NOT NULL,
	"code_hash" text NOT NULL,
	"method" text NOT NULL,
	"user_id" integer,
	"device_id" text,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "account"."referral_shares" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "account"."referral_shares_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"link" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account"."referrals" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"referrer_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"rewarded_at" timestamp with time zone,
	CONSTRAINT "referrals_not_self" CHECK ("account"."referrals"."user_id" <> "account"."referrals"."referrer_id")
);
--> statement-breakpoint
CREATE TABLE "account"."removed_logins" (
	"digest" text PRIMARY KEY NOT NULL,
	"password_hash" text NOT NULL,
	"removed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account"."security_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "account"."security_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"event" text NOT NULL,
	"user_id" integer,
	"network" text,
	"detail" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account"."sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" integer NOT NULL,
	"token_hash" text NOT NULL,
	"group_id" uuid NOT NULL,
	"device_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sessions_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "account"."sign_up_drafts" (
	"phone_no_e164" text NOT NULL,
	"device_id" text NOT NULL,
	"answers" jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sign_up_drafts_phone_no_e164_device_id_pk" PRIMARY KEY("phone_no_e164","device_id")
);
--> statement-breakpoint
CREATE TABLE "account"."social_logins" (
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "social_logins_provider_subject_pk" PRIMARY KEY("provider","subject")
);
--> statement-breakpoint
CREATE TABLE "account"."sso_tickets" (
	"ticket_hash" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"audience" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop"."rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "loyalty"."point_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "loyalty"."point_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"points" integer NOT NULL,
	"reason" text NOT NULL,
	"reference" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "message"."messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"template" text NOT NULL,
	"subject" text,
	"text" text NOT NULL,
	"html" text,
	"parameters" text[] NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"provider" text,
	"provider_id" text,
	"last_error" text,
	"once_key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "messages_once_key_unique" UNIQUE("once_key")
);
--> statement-breakpoint
DROP INDEX "account"."users_user_name_key";--> statement-breakpoint
ALTER TABLE "account"."users" ADD COLUMN "public_id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "account"."users" ADD COLUMN "first_name" text;--> statement-breakpoint
ALTER TABLE "account"."users" ADD COLUMN "last_name" text;--> statement-breakpoint
ALTER TABLE "account"."users" ADD COLUMN "date_of_birth" date;--> statement-breakpoint
ALTER TABLE "account"."users" ADD COLUMN "locale" text DEFAULT 'vi' NOT NULL;--> statement-breakpoint
ALTER TABLE "account"."users" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "account"."users" ADD COLUMN "is_verified_email" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "account"."users" ADD COLUMN "phone_no" text;--> statement-breakpoint
ALTER TABLE "account"."users" ADD COLUMN "phone_code" text;--> statement-breakpoint
ALTER TABLE "account"."users" ADD COLUMN "phone_no_e164" text;--> statement-breakpoint
ALTER TABLE "account"."users" ADD COLUMN "is_verified_phone" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "account"."users" ADD COLUMN "country_code" text DEFAULT 'VN' NOT NULL;--> statement-breakpoint
ALTER TABLE "account"."users" ADD COLUMN "coachmark_visited" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "account"."users" ADD COLUMN "is_from_store" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "account"."users" ADD COLUMN "password_hash" text;--> statement-breakpoint
ALTER TABLE "account"."users" ADD COLUMN "failed_logins" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "account"."users" ADD COLUMN "locked_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "account"."users" ADD COLUMN "acquisition_source" text;--> statement-breakpoint
ALTER TABLE "account"."users" ADD COLUMN "acquisition" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "account"."users" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "account"."users" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "account"."addresses" ADD CONSTRAINT "addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "account"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account"."consents" ADD CONSTRAINT "consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "account"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account"."one_time_codes" ADD CONSTRAINT "one_time_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "account"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account"."referral_shares" ADD CONSTRAINT "referral_shares_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "account"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account"."referrals" ADD CONSTRAINT "referrals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "account"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account"."referrals" ADD CONSTRAINT "referrals_referrer_id_users_id_fk" FOREIGN KEY ("referrer_id") REFERENCES "account"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account"."sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "account"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account"."social_logins" ADD CONSTRAINT "social_logins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "account"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account"."sso_tickets" ADD CONSTRAINT "sso_tickets_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "account"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "addresses_user_idx" ON "account"."addresses" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "addresses_one_default_key" ON "account"."addresses" USING btree ("user_id") WHERE "account"."addresses"."is_default";--> statement-breakpoint
CREATE INDEX "consents_user_idx" ON "account"."consents" USING btree ("user_id","purpose","id");--> statement-breakpoint
CREATE INDEX "one_time_codes_target_idx" ON "account"."one_time_codes" USING btree ("target","scope","created_at");--> statement-breakpoint
CREATE INDEX "referrals_referrer_idx" ON "account"."referrals" USING btree ("referrer_id");--> statement-breakpoint
CREATE INDEX "security_events_user_idx" ON "account"."security_events" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "sessions_user_idx" ON "account"."sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_group_idx" ON "account"."sessions" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "social_logins_user_idx" ON "account"."social_logins" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "point_entries_once_key" ON "loyalty"."point_entries" USING btree ("reason","reference",sign("points"));--> statement-breakpoint
CREATE INDEX "point_entries_user_idx" ON "loyalty"."point_entries" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "messages_recent_idx" ON "message"."messages" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_key" ON "account"."users" USING btree (lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "users_verified_phone_key" ON "account"."users" USING btree ("phone_no_e164") WHERE "account"."users"."is_verified_phone";--> statement-breakpoint
CREATE INDEX "users_phone_idx" ON "account"."users" USING btree ("phone_no_e164");--> statement-breakpoint
CREATE UNIQUE INDEX "users_user_name_key" ON "account"."users" USING btree (account.fold("user_name"));--> statement-breakpoint
ALTER TABLE "account"."users" ADD CONSTRAINT "users_public_id_unique" UNIQUE("public_id");
--> statement-breakpoint
-- Vietnamese names end with the given name: 'Nguyễn Thị Minh' is Minh of the Nguyễn Thị.
UPDATE account.users
SET first_name = regexp_replace(name, '^.*\s', ''),
    last_name = NULLIF(regexp_replace(name, '\s*\S+$', ''), '');
--> statement-breakpoint
INSERT INTO account.feature_toggles (feature_name, is_on) VALUES
  ('otp_sms', true),
  ('otp_whatsapp', true),
  ('otp_email', true),
  ('guest_checkout', false),
  ('verified_phone_for_voucher', false),
  ('verified_phone_for_points', false);
--> statement-breakpoint
CREATE INDEX "rate_limits_expire_idx" ON shop.rate_limits (expire);
--> statement-breakpoint
-- A member's name and picture stand beside their reviews on cached pages.
CREATE FUNCTION review.reviewer_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM shop.mark_stale(array_agg(DISTINCT 'reviews:' || product_id))
  FROM review.reviews WHERE user_id = NEW.id AND is_published
  HAVING count(*) > 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_reviewer_changed
AFTER UPDATE OF name, user_name, image, level, skin_types, hair_types, is_expert_reviewer ON account.users
FOR EACH ROW WHEN (
  (OLD.name, OLD.user_name, OLD.image, OLD.level, OLD.skin_types, OLD.hair_types, OLD.is_expert_reviewer)
  IS DISTINCT FROM
  (NEW.name, NEW.user_name, NEW.image, NEW.level, NEW.skin_types, NEW.hair_types, NEW.is_expert_reviewer)
) EXECUTE FUNCTION review.reviewer_changed();
--> statement-breakpoint
-- Public profiles are cached by name: one that is taken, left or changed is told, also where nobody was before.
CREATE FUNCTION account.profile_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM shop.mark_stale(ARRAY(
    SELECT DISTINCT 'profile:' || md5(account.fold(name))
    FROM unnest(CASE TG_OP WHEN 'INSERT' THEN ARRAY[NEW.user_name] ELSE ARRAY[OLD.user_name, NEW.user_name] END) AS name
  ));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_profile_inserted AFTER INSERT ON account.users
FOR EACH ROW EXECUTE FUNCTION account.profile_changed();
--> statement-breakpoint
CREATE TRIGGER users_profile_changed
AFTER UPDATE OF name, user_name, image, level, skin_types, hair_types, is_expert_reviewer, removed_at ON account.users
FOR EACH ROW EXECUTE FUNCTION account.profile_changed();
