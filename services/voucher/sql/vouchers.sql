-- Triggers of voucher.vouchers.

CREATE OR REPLACE FUNCTION voucher.on_vouchers_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM changed WHERE owner_id IS NULL) THEN PERFORM shop.mark_stale(ARRAY['promotions']); END IF;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION voucher.on_vouchers_changed IS
  'Marks the pages of promotions stale when a public voucher changed. A voucher of one member shows on no cached page.';
CREATE OR REPLACE TRIGGER vouchers_inserted AFTER INSERT ON voucher.vouchers
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION voucher.on_vouchers_changed();
CREATE OR REPLACE TRIGGER vouchers_updated AFTER UPDATE ON voucher.vouchers
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION voucher.on_vouchers_changed();
CREATE OR REPLACE TRIGGER vouchers_deleted AFTER DELETE ON voucher.vouchers
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION voucher.on_vouchers_changed();
