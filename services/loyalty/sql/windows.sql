-- Marks the pages of points stale when a reward, or a rule of invitations and birthdays, began or ended after `since`, until `until`
-- (catalog.mark_passed_windows).
CREATE OR REPLACE FUNCTION loyalty.mark_passed_windows(since timestamptz, until timestamptz) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM loyalty.rewards
    WHERE starts_at > since AND starts_at <= until OR ends_at > since AND ends_at <= until
    UNION ALL
    SELECT FROM loyalty.gift_rules
    WHERE starts_at > since AND starts_at <= until OR ends_at > since AND ends_at <= until
  ) THEN
    PERFORM shop.mark_stale(ARRAY['rewards']);
  END IF;
END $$;
