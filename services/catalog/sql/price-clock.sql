-- The price clock: services/background.ts calls catalog.refresh_due() every 15 seconds.

-- Marks the pages stale that show price windows which started or ended since the last run, however long ago. Only one of several processes
-- does it: the others find the row locked or the time already covered.
CREATE OR REPLACE FUNCTION catalog.mark_passed_windows() RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  since timestamptz;
  until constant timestamptz := now();
BEGIN
  SELECT ran_at INTO since FROM catalog.price_clock FOR UPDATE SKIP LOCKED;
  IF since IS NULL OR since >= until THEN RETURN; END IF;
  UPDATE catalog.price_clock SET ran_at = until;

  PERFORM shop.mark_stale(ARRAY(
    SELECT unnest(ARRAY['promotion:' || id, 'promotions', 'home']) FROM catalog.promotions
    WHERE is_active AND (start_date > since AND start_date <= until OR end_date > since AND end_date <= until)
    UNION
    SELECT unnest(ARRAY['banners', 'home']) FROM catalog.banners
    WHERE is_active AND (starts_at > since AND starts_at <= until OR ends_at > since AND ends_at <= until)));
  PERFORM voucher.mark_passed_windows(since, until);
  PERFORM campaign.mark_passed_windows(since, until);
  PERFORM game.mark_passed_windows(since, until);
  PERFORM loyalty.mark_passed_windows(since, until);
END $$;

-- Starts and ends price windows that are due and moves daily flash sales to their next day. Returns the number of refreshed products.
CREATE OR REPLACE FUNCTION catalog.refresh_due() RETURNS integer
LANGUAGE plpgsql AS $$
DECLARE
  due integer[];
BEGIN
  PERFORM catalog.mark_passed_windows();

  UPDATE catalog.promotions
  SET start_date = start_date + days.passed, end_date = end_date + days.passed
  FROM (SELECT id AS promotion_id, make_interval(days => 1 + floor(extract(epoch FROM now() - end_date) / 86400)::integer) AS passed FROM catalog.promotions) days
  WHERE recurs_daily AND is_active AND end_date <= now() AND days.promotion_id = id;

  SELECT array_agg(id) INTO due FROM (
    SELECT id FROM catalog.products WHERE refresh_at <= now() ORDER BY refresh_at LIMIT 1000 FOR UPDATE SKIP LOCKED
  ) ready;
  IF due IS NULL THEN RETURN 0; END IF;
  PERFORM catalog.refresh_products(due);
  RETURN cardinality(due);
END $$;
