-- Reservations of stock and of quotas by orders.

-- Reserves everything in one call if no derived column changes: all combinations stay in stock, at their price, and sufficient for the packs
-- that contain them. Otherwise, or when too little is left or another transaction has locked one of several rows, it returns false and
-- reserves nothing; the caller then locks and checks (services/catalog/stock/reservations.ts). It waits only for one row while it holds no
-- lock.
CREATE OR REPLACE FUNCTION catalog.reserve_plenty(stock_ids integer[], stock_quantities integer[], sale_ids integer[], sale_quantities integer[])
RETURNS boolean LANGUAGE plpgsql
-- The arrays are short: a plan for each of them takes longer than the statement.
SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  held bigint;
  moved bigint;
BEGIN
  IF cardinality(stock_ids) = 0 THEN RETURN false; END IF;
  -- An exception rolls back the block, including its locks.
  BEGIN
    IF cardinality(stock_ids) + cardinality(sale_ids) > 1 THEN
      PERFORM FROM catalog.combinations WHERE id = stock_ids[1] FOR NO KEY UPDATE;
      SELECT count(*) INTO held FROM (
        SELECT FROM catalog.combinations WHERE id = ANY (stock_ids) FOR NO KEY UPDATE SKIP LOCKED
      ) combination;
      IF held < cardinality(stock_ids) THEN RAISE EXCEPTION USING ERRCODE = 'NG001'; END IF;
      SELECT count(*) INTO held FROM (
        SELECT FROM catalog.deductions WHERE id = ANY (sale_ids) FOR NO KEY UPDATE SKIP LOCKED
      ) deduction;
      IF held < cardinality(sale_ids) THEN RAISE EXCEPTION USING ERRCODE = 'NG001'; END IF;
    END IF;
    UPDATE catalog.combinations goods SET stock = goods.stock - wanted.quantity
    FROM unnest(stock_ids, stock_quantities) AS wanted(id, quantity)
    WHERE goods.id = wanted.id AND goods.stock > wanted.quantity
      AND NOT EXISTS (
        SELECT FROM catalog.pack_items pack
        WHERE pack.combination_id = goods.id AND goods.stock >= pack.quantity AND goods.stock - wanted.quantity < pack.quantity);
    GET DIAGNOSTICS moved = ROW_COUNT;
    IF moved < cardinality(stock_ids) THEN RAISE EXCEPTION USING ERRCODE = 'NG001'; END IF;
    IF cardinality(sale_ids) > 0 THEN
      UPDATE catalog.deductions offer SET sold = offer.sold + wanted.quantity
      FROM unnest(sale_ids, sale_quantities) AS wanted(id, quantity)
      WHERE offer.id = wanted.id AND (offer.quota IS NULL OR offer.sold + wanted.quantity < offer.quota);
      GET DIAGNOSTICS moved = ROW_COUNT;
      IF moved < cardinality(sale_ids) THEN RAISE EXCEPTION USING ERRCODE = 'NG001'; END IF;
    END IF;
    RETURN true;
  EXCEPTION WHEN SQLSTATE 'NG001' THEN
    RETURN false;
  END;
END $$;
