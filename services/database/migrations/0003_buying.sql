CREATE SCHEMA "voucher";
--> statement-breakpoint
ALTER TABLE "cart"."vouchers" SET SCHEMA "voucher";
--> statement-breakpoint
CREATE SCHEMA "sales";
--> statement-breakpoint
CREATE SCHEMA "payment";
--> statement-breakpoint
CREATE TABLE "cart"."cart_lines" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"cart_id" uuid NOT NULL,
	"product_id" integer NOT NULL,
	"combination_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	"unit_price_when_added" integer NOT NULL,
	"is_saved_for_later" boolean DEFAULT false NOT NULL,
	"egift" jsonb,
	"pack_choices" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"options_key" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cart_lines_quantity_check" CHECK (quantity BETWEEN 1 AND 20)
);
--> statement-breakpoint
CREATE TABLE "cart"."carts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" integer,
	"device_id" uuid,
	"voucher_codes" text[] DEFAULT '{}' NOT NULL,
	"points_wanted" integer DEFAULT 0 NOT NULL,
	"checkout" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"ordered_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "carts_owner_check" CHECK (user_id IS NOT NULL OR device_id IS NOT NULL),
	CONSTRAINT "carts_points_check" CHECK (points_wanted >= 0)
);
--> statement-breakpoint
CREATE TABLE "cart"."quotes" (
	"key" text PRIMARY KEY NOT NULL,
	"fee" integer NOT NULL,
	"standard_fee" integer NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sales"."carrier_reports" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" uuid,
	"carrier" text NOT NULL,
	"event" text NOT NULL,
	"tracking_code" text NOT NULL,
	"happened_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sales"."order_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sales"."order_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" uuid NOT NULL,
	"event" text NOT NULL,
	"from_state" text NOT NULL,
	"to_state" text NOT NULL,
	"by" text NOT NULL,
	"actor" text NOT NULL,
	"reason" text,
	"note" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sales"."order_lines" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"product_id" integer NOT NULL,
	"combination_id" integer NOT NULL,
	"goods" jsonb NOT NULL,
	"quantity" integer NOT NULL,
	"unit_price" integer NOT NULL,
	"list_price" integer NOT NULL,
	"discount" integer DEFAULT 0 NOT NULL,
	"total" integer NOT NULL,
	"points_amount" integer DEFAULT 0 NOT NULL,
	"is_pre_order" boolean DEFAULT false NOT NULL,
	"is_free" boolean DEFAULT false NOT NULL,
	"offer_name" text,
	"pack_detail" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"egift_info" jsonb,
	"weight" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "order_lines_quantity_check" CHECK (quantity > 0),
	CONSTRAINT "order_lines_total_check" CHECK (total = unit_price * quantity - discount AND total >= 0)
);
--> statement-breakpoint
CREATE TABLE "sales"."orders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "sales"."orders_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"reference_code" text NOT NULL,
	"cart_id" uuid NOT NULL,
	"user_id" integer,
	"device_id" uuid,
	"idempotency_key" uuid NOT NULL,
	"contact" jsonb NOT NULL,
	"state" text NOT NULL,
	"order_type" text NOT NULL,
	"order_source" text DEFAULT 'web' NOT NULL,
	"store_id" integer,
	"payment_method" text NOT NULL,
	"transfer_accounts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_paid" boolean DEFAULT false NOT NULL,
	"paid_at" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	"list_total" integer NOT NULL,
	"subtotal" integer NOT NULL,
	"discount" integer NOT NULL,
	"shipping_fee" integer NOT NULL,
	"shipping_discount" integer NOT NULL,
	"points_used" integer DEFAULT 0 NOT NULL,
	"points_amount" integer DEFAULT 0 NOT NULL,
	"total" integer NOT NULL,
	"earned_points" integer DEFAULT 0 NOT NULL,
	"entries" jsonb NOT NULL,
	"promises" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"shipping_method" text NOT NULL,
	"delivery_address" jsonb,
	"estimate" jsonb,
	"weight" integer DEFAULT 0 NOT NULL,
	"carrier" text,
	"tracking_code" text,
	"invoice" jsonb,
	"note" text,
	"is_gift" boolean DEFAULT false NOT NULL,
	"cancellation_reason" text,
	"unpaid_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "orders_total_check" CHECK (total >= 0 AND points_amount >= 0 AND points_used >= 0),
	CONSTRAINT "orders_sum_check" CHECK (total = subtotal - discount + shipping_fee - shipping_discount - points_amount)
);
--> statement-breakpoint
CREATE TABLE "sales"."takings" (
	"order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"target_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	"taken_at" timestamp with time zone DEFAULT now() NOT NULL,
	"given_back_at" timestamp with time zone,
	CONSTRAINT "takings_order_id_kind_target_id_pk" PRIMARY KEY("order_id","kind","target_id"),
	CONSTRAINT "takings_quantity_check" CHECK (quantity > 0)
);
--> statement-breakpoint
CREATE TABLE "payment"."notifications" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment"."notifications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"method" text NOT NULL,
	"source" text NOT NULL,
	"reference" text NOT NULL,
	"state" text NOT NULL,
	"amount" integer NOT NULL,
	"outcome" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment"."payments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"method" text NOT NULL,
	"reference" text NOT NULL,
	"amount" integer NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"provider_reference" text,
	"redirect_url" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"paid_at" timestamp with time zone,
	"started_at" timestamp with time zone,
	"asked_at" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payments_amount_check" CHECK (amount > 0)
);
--> statement-breakpoint
CREATE TABLE "payment"."refunds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"payment_id" uuid NOT NULL,
	"reference" text NOT NULL,
	"amount" integer NOT NULL,
	"reason" text NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"provider_reference" text,
	"code" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "refunds_amount_check" CHECK (amount > 0)
);
--> statement-breakpoint
CREATE TABLE "payment"."transfer_proofs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"image_url" text,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "voucher"."voucher_uses" (
	"order_id" uuid NOT NULL,
	"voucher_id" integer NOT NULL,
	"buyer" text NOT NULL,
	"buyer_device" text,
	"used_at" timestamp with time zone DEFAULT now() NOT NULL,
	"given_back_at" timestamp with time zone,
	CONSTRAINT "voucher_uses_order_id_voucher_id_pk" PRIMARY KEY("order_id","voucher_id")
);
--> statement-breakpoint
ALTER TABLE "voucher"."vouchers" ADD COLUMN "is_member_only" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "voucher"."vouchers" ADD COLUMN "owner_id" integer;--> statement-breakpoint
ALTER TABLE "voucher"."vouchers" ADD COLUMN "payment_methods" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "voucher"."vouchers" ADD COLUMN "uses_per_buyer" integer DEFAULT 1;--> statement-breakpoint
ALTER TABLE "voucher"."vouchers" ADD COLUMN "uses_total" integer;--> statement-breakpoint
ALTER TABLE "voucher"."vouchers" ADD COLUMN "given_for" text;--> statement-breakpoint
ALTER TABLE "catalog"."brands" ADD COLUMN "daily_limit" integer;--> statement-breakpoint
ALTER TABLE "catalog"."products" ADD COLUMN "daily_limit" integer;--> statement-breakpoint
ALTER TABLE "cart"."cart_lines" ADD CONSTRAINT "cart_lines_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "cart"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales"."carrier_reports" ADD CONSTRAINT "carrier_reports_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "sales"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales"."order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "sales"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales"."order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "sales"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales"."takings" ADD CONSTRAINT "takings_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "sales"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment"."refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "payment"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "cart_lines_once_key" ON "cart"."cart_lines" USING btree ("cart_id","combination_id","options_key","is_saved_for_later");--> statement-breakpoint
CREATE UNIQUE INDEX "carts_open_of_user_key" ON "cart"."carts" USING btree ("user_id") WHERE ordered_at IS NULL AND user_id IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "carts_open_of_device_key" ON "cart"."carts" USING btree ("device_id") WHERE ordered_at IS NULL AND user_id IS NULL;--> statement-breakpoint
CREATE INDEX "carts_updated_at_idx" ON "cart"."carts" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "carrier_reports_order_idx" ON "sales"."carrier_reports" USING btree ("order_id","happened_at");--> statement-breakpoint
CREATE INDEX "order_events_order_idx" ON "sales"."order_events" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "order_lines_order_idx" ON "sales"."order_lines" USING btree ("order_id","position");--> statement-breakpoint
CREATE INDEX "order_lines_product_idx" ON "sales"."order_lines" USING btree ("product_id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_reference_code_key" ON "sales"."orders" USING btree ("reference_code");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_cart_id_key" ON "sales"."orders" USING btree ("cart_id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_idempotency_key_key" ON "sales"."orders" USING btree ("idempotency_key");--> statement-breakpoint
CREATE INDEX "orders_user_idx" ON "sales"."orders" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_device_idx" ON "sales"."orders" USING btree ("device_id");--> statement-breakpoint
CREATE INDEX "orders_open_idx" ON "sales"."orders" USING btree ("created_at") WHERE state IN ('awaiting_payment', 'awaiting_bank_transfer', 'payment_confirm', 'awaiting_cod_verification');--> statement-breakpoint
CREATE INDEX "orders_guest_phone_idx" ON "sales"."orders" USING btree (ltrim(contact ->> 'phone_no', '0'),"created_at") WHERE user_id IS NULL;--> statement-breakpoint
CREATE INDEX "orders_unpaid_until_idx" ON "sales"."orders" USING btree ("unpaid_until") WHERE unpaid_until IS NOT NULL;--> statement-breakpoint
CREATE INDEX "notifications_reference_idx" ON "payment"."notifications" USING btree ("reference");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_reference_key" ON "payment"."payments" USING btree ("reference");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_paid_once_key" ON "payment"."payments" USING btree ("order_id") WHERE state = 'paid';--> statement-breakpoint
CREATE INDEX "payments_order_idx" ON "payment"."payments" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE INDEX "payments_asked_idx" ON "payment"."payments" USING btree ("created_at") WHERE state IN ('pending', 'cancelled');--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_reference_key" ON "payment"."refunds" USING btree ("reference");--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_payment_key" ON "payment"."refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "transfer_proofs_order_idx" ON "payment"."transfer_proofs" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "voucher_uses_open_idx" ON "voucher"."voucher_uses" USING btree ("voucher_id","buyer") WHERE given_back_at IS NULL;--> statement-breakpoint
CREATE INDEX "voucher_uses_open_device_idx" ON "voucher"."voucher_uses" USING btree ("voucher_id","buyer_device") WHERE given_back_at IS NULL AND buyer_device IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "vouchers_given_for_key" ON "voucher"."vouchers" USING btree ("given_for");--> statement-breakpoint
CREATE INDEX "vouchers_owner_idx" ON "voucher"."vouchers" USING btree ("owner_id");--> statement-breakpoint
ALTER TABLE "voucher"."voucher_uses" ADD CONSTRAINT "voucher_uses_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "sales"."orders"("id");--> statement-breakpoint
ALTER TABLE "payment"."payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "sales"."orders"("id");--> statement-breakpoint
ALTER TABLE "payment"."transfer_proofs" ADD CONSTRAINT "transfer_proofs_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "sales"."orders"("id");--> statement-breakpoint
ALTER TABLE "sales"."orders" ADD CONSTRAINT "orders_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "cart"."carts"("id");--> statement-breakpoint
-- What happened stays as it was written.
CREATE FUNCTION sales.keep_history() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER order_events_append_only BEFORE UPDATE OR DELETE ON sales.order_events
FOR EACH ROW EXECUTE FUNCTION sales.keep_history();
--> statement-breakpoint
CREATE TRIGGER notifications_append_only BEFORE UPDATE OR DELETE ON payment.notifications
FOR EACH ROW EXECUTE FUNCTION sales.keep_history();
--> statement-breakpoint
-- An order's state moves only together with a row of its history that leads there.
CREATE FUNCTION sales.state_has_history() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (
    SELECT FROM sales.order_events event
    WHERE event.order_id = NEW.id AND event.to_state = NEW.state
      AND event.id = (SELECT max(id) FROM sales.order_events WHERE order_id = NEW.id)
  ) THEN
    RAISE EXCEPTION 'order % is % without a cause', NEW.id, NEW.state USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER orders_state_has_history AFTER INSERT OR UPDATE OF state ON sales.orders
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION sales.state_has_history();
--> statement-breakpoint
UPDATE voucher.vouchers SET uses_per_buyer = NULL WHERE is_auto_applied OR type = 'bmsm';
--> statement-breakpoint
UPDATE voucher.vouchers SET discount = '{"kind": "percentage", "value": 100, "max": 50}' WHERE type = 'extra_sp' AND coalesce((discount ->> 'value')::integer, 0) = 0;
--> statement-breakpoint
INSERT INTO account.feature_toggles (feature_name, is_on) VALUES ('points_payment', true) ON CONFLICT DO NOTHING;
