-- Triggers of catalog.combinations.

CREATE OR REPLACE FUNCTION catalog.on_combinations_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF catalog.is_deferred() THEN RETURN NULL; END IF;
  IF TG_OP = 'UPDATE' THEN
    PERFORM catalog.refresh_products(ARRAY(SELECT DISTINCT product_id FROM after));
  ELSE
    PERFORM catalog.refresh_products(ARRAY(SELECT DISTINCT product_id FROM changed));
    PERFORM shop.mark_stale(ARRAY(SELECT DISTINCT 'product:' || product_id FROM changed));
  END IF;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION catalog.on_combinations_changed IS
  'Refreshes the products whose combinations changed.';
CREATE OR REPLACE TRIGGER combinations_inserted AFTER INSERT ON catalog.combinations
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION catalog.on_combinations_changed();
CREATE OR REPLACE TRIGGER combinations_deleted AFTER DELETE ON catalog.combinations
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION catalog.on_combinations_changed();
CREATE OR REPLACE TRIGGER combinations_updated AFTER UPDATE ON catalog.combinations
  REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION catalog.on_combinations_changed();

CREATE OR REPLACE FUNCTION catalog.on_combinations_shown() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM shop.mark_stale(ARRAY(
    SELECT DISTINCT 'product:' || after.product_id FROM after JOIN before USING (id)
    WHERE (after.stock <= 5, after.tracker_combination_name, after.gtin, after.deduction_id, after.price, after.price_after_discount, after.is_available, after.attributes, after.images::text, after.is_default, after.position, after.sku)
      IS DISTINCT FROM (before.stock <= 5, before.tracker_combination_name, before.gtin, before.deduction_id, before.price, before.price_after_discount, before.is_available, before.attributes, before.images::text, before.is_default, before.position, before.sku)));
  RETURN NULL;
END $$;
COMMENT ON FUNCTION catalog.on_combinations_shown IS
  'Marks the pages of products stale whose combinations look different.';
CREATE OR REPLACE TRIGGER combinations_shown AFTER UPDATE ON catalog.combinations
  REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION catalog.on_combinations_shown();

CREATE OR REPLACE FUNCTION catalog.on_few_left_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids integer[] := ARRAY(
    SELECT product.id FROM after
    JOIN before USING (id)
    JOIN catalog.products product ON product.default_combination_id = after.id
    WHERE (after.stock <= 5) <> (before.stock <= 5) AND after.is_available);
BEGIN
  IF cardinality(ids) > 0 THEN PERFORM catalog.mark_products_stale(ids); END IF;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION catalog.on_few_left_changed IS
  'Marks the listings stale whose cards show a default combination that began or ceased to be nearly sold out (domain/catalog/sale-state.ts).';
CREATE OR REPLACE TRIGGER combinations_few_left AFTER UPDATE ON catalog.combinations
  REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION catalog.on_few_left_changed();
