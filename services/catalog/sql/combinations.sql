-- Triggers of catalog.combinations.

-- Old and new rows are joined by FULL JOIN: a session keeps the plan of its first call, which had one row or none. For those an inner join
-- is planned as a nested loop, which is slow for the thousands of rows of a bulk write; a full join is always a hash or merge join.

CREATE OR REPLACE FUNCTION catalog.on_combinations_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF catalog.is_deferred() THEN RETURN NULL; END IF;
  PERFORM catalog.refresh_products(ARRAY(SELECT DISTINCT product_id FROM changed));
  PERFORM shop.mark_stale(ARRAY(SELECT DISTINCT 'product:' || product_id FROM changed));
  RETURN NULL;
END $$;
COMMENT ON FUNCTION catalog.on_combinations_changed IS
  'Refreshes the products that gained or lost combinations and marks their pages stale.';
CREATE OR REPLACE TRIGGER combinations_inserted AFTER INSERT ON catalog.combinations
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION catalog.on_combinations_changed();
CREATE OR REPLACE TRIGGER combinations_deleted AFTER DELETE ON catalog.combinations
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION catalog.on_combinations_changed();

-- Orders update only stock, frequently. Derived columns depend only on whether there is any stock, and enough for each pack.
CREATE OR REPLACE FUNCTION catalog.on_combinations_updated() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids integer[];
BEGIN
  IF catalog.is_deferred() THEN RETURN NULL; END IF;
  ids := ARRAY(
    WITH pair AS MATERIALIZED (
      SELECT id, ARRAY[before.product_id, after.product_id] AS product_ids, before.stock AS stock_before, after.stock AS stock_after,
        to_jsonb(after) - 'stock' IS DISTINCT FROM to_jsonb(before) - 'stock' OR (after.stock > 0) <> (before.stock > 0) AS is_other
      FROM after FULL JOIN before USING (id)
    )
    SELECT unnest(product_ids) FROM pair WHERE is_other
    UNION
    SELECT pack.product_id FROM pair JOIN catalog.pack_items pack ON pack.combination_id = pair.id
    WHERE (stock_after < pack.quantity) <> (stock_before < pack.quantity));
  IF cardinality(ids) > 0 THEN PERFORM catalog.refresh_products(ids); END IF;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION catalog.on_combinations_updated IS
  'Refreshes the products of changed combinations. Of a change of stock alone: only those that sold out or came back, and the packs it began or ceased to suffice for.';
CREATE OR REPLACE TRIGGER combinations_updated AFTER UPDATE ON catalog.combinations
  REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION catalog.on_combinations_updated();

-- Pages show of a combination's stock only whether few pieces are left (FEW_LEFT of domain/catalog/sale-state.ts).
CREATE OR REPLACE FUNCTION catalog.on_combinations_shown() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM shop.mark_stale(ARRAY(
    SELECT DISTINCT 'product:' || after.product_id FROM after FULL JOIN before USING (id)
    WHERE (after.stock <= 5) <> (before.stock <= 5)
      OR (after.tracker_combination_name, after.gtin, after.deduction_id, after.price, after.price_after_discount, after.is_available, after.attributes, after.images::text, after.is_default, after.position, after.sku)
      IS DISTINCT FROM (before.tracker_combination_name, before.gtin, before.deduction_id, before.price, before.price_after_discount, before.is_available, before.attributes, before.images::text, before.is_default, before.position, before.sku)));
  RETURN NULL;
END $$;
COMMENT ON FUNCTION catalog.on_combinations_shown IS
  'Marks the pages of products stale whose combinations look different.';
CREATE OR REPLACE TRIGGER combinations_shown AFTER UPDATE ON catalog.combinations
  REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION catalog.on_combinations_shown();

-- Cards show the default combination. Its availability, and which one it is, are columns of the product (products_updated).
CREATE OR REPLACE FUNCTION catalog.on_card_combinations_updated() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids integer[] := ARRAY(
    WITH changed AS MATERIALIZED (
      SELECT id, after.product_id FROM after FULL JOIN before USING (id)
      WHERE (after.stock <= 5) <> (before.stock <= 5) AND after.is_available
        OR (after.price, after.price_after_discount) IS DISTINCT FROM (before.price, before.price_after_discount)
    )
    SELECT product.id FROM changed
    JOIN catalog.products product ON product.id = changed.product_id AND product.default_combination_id = changed.id);
BEGIN
  IF cardinality(ids) > 0 THEN PERFORM catalog.mark_products_stale(ids); END IF;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION catalog.on_card_combinations_updated IS
  'Marks the pages stale whose cards show a combination that got another price, or began or ceased to be nearly sold out (domain/catalog/sale-state.ts).';
CREATE OR REPLACE TRIGGER combinations_on_cards AFTER UPDATE ON catalog.combinations
  REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION catalog.on_card_combinations_updated();
