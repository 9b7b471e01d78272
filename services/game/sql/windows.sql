-- Marks the pages of games stale when a mission began or ended after `since`, until `until`, and when a month began in Vietnam: calendars
-- open with the current one (catalog.mark_passed_windows).
CREATE OR REPLACE FUNCTION game.mark_passed_windows(since timestamptz, until timestamptz) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM game.missions
    WHERE is_active AND (
      starts_at > since AND starts_at <= until OR ends_at > since AND ends_at <= until
      OR starts_at <= until AND ends_at > since
        AND date_trunc('month', game.day_of(since)) < date_trunc('month', game.day_of(until)))
  ) THEN
    PERFORM shop.mark_stale(ARRAY['missions']);
  END IF;
END $$;
