-- Pages speak of vouchers anybody may use: a change of one is a change of theirs. One that was given to a member is on no such page.
CREATE FUNCTION voucher.on_vouchers_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM changed WHERE owner_id IS NULL) THEN PERFORM shop.mark_stale(ARRAY['promotions']); END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER vouchers_inserted AFTER INSERT ON voucher.vouchers
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION voucher.on_vouchers_changed();--> statement-breakpoint
CREATE TRIGGER vouchers_updated AFTER UPDATE ON voucher.vouchers
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION voucher.on_vouchers_changed();--> statement-breakpoint
CREATE TRIGGER vouchers_deleted AFTER DELETE ON voucher.vouchers
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION voucher.on_vouchers_changed();
