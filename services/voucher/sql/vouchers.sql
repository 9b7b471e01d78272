-- Cached pages show only public vouchers, neither those of a member nor codes of gift cards.

CREATE OR REPLACE FUNCTION voucher.on_vouchers_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM changed WHERE owner_id IS NULL AND given_for IS NULL) THEN PERFORM shop.mark_stale(ARRAY['promotions']); END IF;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION voucher.on_vouchers_changed IS
  'Marks the pages that name vouchers stale when a public one was added, changed or deleted. A voucher of one member, or the code of a gift card, shows on no cached page.';
CREATE OR REPLACE TRIGGER vouchers_inserted AFTER INSERT ON voucher.vouchers
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION voucher.on_vouchers_changed();
CREATE OR REPLACE TRIGGER vouchers_updated AFTER UPDATE ON voucher.vouchers
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION voucher.on_vouchers_changed();
CREATE OR REPLACE TRIGGER vouchers_deleted AFTER DELETE ON voucher.vouchers
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION voucher.on_vouchers_changed();

-- Marks the pages that name vouchers stale when a public one began or ended after `since`, until `until` (catalog.mark_passed_windows).
CREATE OR REPLACE FUNCTION voucher.mark_passed_windows(since timestamptz, until timestamptz) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM voucher.vouchers
    WHERE is_active AND owner_id IS NULL AND given_for IS NULL
      AND (starts_at > since AND starts_at <= until OR ends_at > since AND ends_at <= until)
  ) THEN
    PERFORM shop.mark_stale(ARRAY['promotions']);
  END IF;
END $$;
