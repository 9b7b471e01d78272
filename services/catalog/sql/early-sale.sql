-- Early sale: prices of a promotion that begin before its start for members of a level (promotions.early_stage, early_hours).

-- Offers of these combinations that are open at an instant to members of some level and not yet to all, the best of each combination and level
-- first by price. `threshold` is that of the lowest level it is open to.
CREATE OR REPLACE FUNCTION catalog.early_offers(combination_ids integer[], at timestamptz)
RETURNS TABLE (
  combination_id integer, deduction_id integer, price_after_discount integer, quota integer, sold integer,
  promotion_id integer, stage text, threshold integer, opens_at timestamptz, starts_at timestamptz
) LANGUAGE sql STABLE AS $$
  SELECT c.id, deduction.id,
    greatest(0, CASE deduction.type
      WHEN 'amount' THEN c.price - deduction.value
      ELSE c.price - round(c.price::numeric * deduction.value / 100)
    END)::integer,
    deduction.quota, deduction.sold, promotion.id, level.stage, level.threshold,
    promotion.start_date - make_interval(hours => promotion.early_hours), promotion.start_date
  FROM catalog.promotions promotion
  JOIN loyalty.levels level ON level.stage = promotion.early_stage
  JOIN catalog.deductions deduction ON deduction.promotion_id = promotion.id
  JOIN catalog.combinations c ON c.id = deduction.combination_id
  WHERE c.id = ANY (combination_ids)
    AND promotion.is_active AND promotion.start_date > at
    AND promotion.start_date - make_interval(hours => promotion.early_hours) <= at
    AND coalesce(deduction.ends_at > at, true)
    AND coalesce(deduction.sold < deduction.quota, true)
$$;
COMMENT ON FUNCTION catalog.early_offers IS
  'Offers of combinations that are open to members of a level before they are open to all.';

-- Most hours before others at which each level buys in the sales there are or will be.
CREATE OR REPLACE FUNCTION catalog.early_hours() RETURNS TABLE (stage text, hours integer) LANGUAGE sql STABLE AS $$
  SELECT level.stage, max(promotion.early_hours)::integer
  FROM catalog.promotions promotion
  JOIN loyalty.levels lowest ON lowest.stage = promotion.early_stage
  JOIN loyalty.levels level ON level.threshold >= lowest.threshold
  WHERE promotion.is_active AND (promotion.recurs_daily OR promotion.start_date > now())
  GROUP BY level.stage
$$;
COMMENT ON FUNCTION catalog.early_hours IS
  'Most hours before others at which members of each level buy in a sale that is planned.';
