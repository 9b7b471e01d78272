-- Price windows that opened or closed since: called by the storefront's clock. Returns how many products were derived anew.
CREATE OR REPLACE FUNCTION catalog.refresh_due() RETURNS integer
LANGUAGE plpgsql AS $$
DECLARE
  due integer[];
BEGIN
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
