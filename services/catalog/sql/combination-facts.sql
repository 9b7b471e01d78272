-- Triggers of deductions, pre-order rules and pack items, which belong to combinations. FULL JOIN of old and new rows: see
-- combinations.sql.

CREATE OR REPLACE FUNCTION catalog.on_combination_facts_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids integer[] := ARRAY(SELECT DISTINCT c.product_id FROM changed JOIN catalog.combinations c ON c.id = changed.combination_id);
BEGIN
  IF NOT catalog.is_deferred() THEN PERFORM catalog.refresh_products(ids); END IF;
  PERFORM shop.mark_stale(ARRAY(SELECT 'product:' || unnest(ids)));
  RETURN NULL;
END $$;
COMMENT ON FUNCTION catalog.on_combination_facts_changed IS
  'Refreshes the products that gained or lost a deduction or a pre-order rule and marks their pages stale.';
CREATE OR REPLACE TRIGGER deductions_inserted AFTER INSERT ON catalog.deductions
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION catalog.on_combination_facts_changed();
CREATE OR REPLACE TRIGGER deductions_deleted AFTER DELETE ON catalog.deductions
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION catalog.on_combination_facts_changed();
CREATE OR REPLACE TRIGGER preorder_rules_inserted AFTER INSERT ON catalog.preorder_rules
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION catalog.on_combination_facts_changed();
CREATE OR REPLACE TRIGGER preorder_rules_deleted AFTER DELETE ON catalog.preorder_rules
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION catalog.on_combination_facts_changed();

CREATE OR REPLACE FUNCTION catalog.on_deductions_updated() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids integer[];
BEGIN
  IF NOT catalog.is_deferred() THEN
    ids := ARRAY(
      WITH changed AS MATERIALIZED (
        SELECT unnest(ARRAY[before.combination_id, after.combination_id]) AS combination_id FROM after FULL JOIN before USING (id)
        WHERE to_jsonb(after) - 'sold' IS DISTINCT FROM to_jsonb(before) - 'sold'
          OR coalesce(after.sold < after.quota, true) <> coalesce(before.sold < before.quota, true)
      )
      SELECT DISTINCT c.product_id FROM changed JOIN catalog.combinations c ON c.id = changed.combination_id);
    IF cardinality(ids) > 0 THEN PERFORM catalog.refresh_products(ids); END IF;
  END IF;
  PERFORM shop.mark_stale(ARRAY(
    SELECT DISTINCT 'product:' || c.product_id FROM after JOIN catalog.combinations c ON c.id = after.combination_id));
  RETURN NULL;
END $$;
COMMENT ON FUNCTION catalog.on_deductions_updated IS
  'Refreshes the products of changed deductions; of a sale at a deduction: only when it used up the quota or gave it back. Marks their pages stale: quota and end time show there.';
CREATE OR REPLACE TRIGGER deductions_updated AFTER UPDATE ON catalog.deductions
  REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION catalog.on_deductions_updated();

CREATE OR REPLACE FUNCTION catalog.on_preorder_rules_updated() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids integer[];
BEGIN
  IF NOT catalog.is_deferred() THEN
    ids := ARRAY(
      WITH changed AS MATERIALIZED (
        SELECT unnest(ARRAY[before.combination_id, after.combination_id]) AS combination_id FROM after FULL JOIN before USING (id)
        WHERE to_jsonb(after) - 'sold_quota' IS DISTINCT FROM to_jsonb(before) - 'sold_quota'
          OR (after.sold_quota < after.total_quota) <> (before.sold_quota < before.total_quota)
      )
      SELECT DISTINCT c.product_id FROM changed JOIN catalog.combinations c ON c.id = changed.combination_id);
    IF cardinality(ids) > 0 THEN PERFORM catalog.refresh_products(ids); END IF;
  END IF;
  PERFORM shop.mark_stale(ARRAY(
    SELECT DISTINCT 'product:' || c.product_id FROM after JOIN catalog.combinations c ON c.id = after.combination_id));
  RETURN NULL;
END $$;
COMMENT ON FUNCTION catalog.on_preorder_rules_updated IS
  'Refreshes the products of changed pre-order rules; of a sale: only when it used up the quota or gave it back. Marks their pages stale: what is left shows there.';
CREATE OR REPLACE TRIGGER preorder_rules_updated AFTER UPDATE ON catalog.preorder_rules
  REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION catalog.on_preorder_rules_updated();

CREATE OR REPLACE FUNCTION catalog.on_preorder_day_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids integer[] := ARRAY(
    WITH changed AS MATERIALIZED (
      SELECT after.combination_id FROM after FULL JOIN before USING (id) WHERE after.ships_at IS DISTINCT FROM before.ships_at
    )
    SELECT DISTINCT product.id FROM changed
    JOIN catalog.combinations c ON c.id = changed.combination_id
    JOIN catalog.products product ON product.id = c.product_id AND product.default_combination_id = c.id);
BEGIN
  IF cardinality(ids) > 0 THEN PERFORM catalog.mark_products_stale(ids); END IF;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION catalog.on_preorder_day_changed IS
  'Marks the listings stale whose cards show the changed shipping day of a pre-order.';
CREATE OR REPLACE TRIGGER preorder_rules_day AFTER UPDATE ON catalog.preorder_rules
  REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION catalog.on_preorder_day_changed();

CREATE OR REPLACE FUNCTION catalog.on_preorder_replaced() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids integer[] := ARRAY(
    SELECT DISTINCT product.id FROM changed
    JOIN catalog.combinations c ON c.id = changed.combination_id
    JOIN catalog.products product ON product.id = c.product_id AND product.default_combination_id = c.id);
BEGIN
  IF cardinality(ids) > 0 THEN PERFORM catalog.mark_products_stale(ids); END IF;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION catalog.on_preorder_replaced IS
  'Marks the listings stale whose cards show the pre-order rule that was inserted or deleted. A writer may replace a rule by DELETE and INSERT.';
CREATE OR REPLACE TRIGGER preorder_rules_day_inserted AFTER INSERT ON catalog.preorder_rules
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION catalog.on_preorder_replaced();
CREATE OR REPLACE TRIGGER preorder_rules_day_deleted AFTER DELETE ON catalog.preorder_rules
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION catalog.on_preorder_replaced();

CREATE OR REPLACE FUNCTION catalog.on_pack_items_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids integer[] := ARRAY(SELECT DISTINCT product_id FROM changed);
BEGIN
  IF NOT catalog.is_deferred() THEN PERFORM catalog.refresh_products(ids); END IF;
  PERFORM shop.mark_stale(ARRAY(SELECT 'product:' || unnest(ids)));
  RETURN NULL;
END $$;
COMMENT ON FUNCTION catalog.on_pack_items_changed IS
  'Refreshes the packs whose items changed and marks their pages stale.';
CREATE OR REPLACE TRIGGER pack_items_inserted AFTER INSERT ON catalog.pack_items
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION catalog.on_pack_items_changed();
CREATE OR REPLACE TRIGGER pack_items_updated AFTER UPDATE ON catalog.pack_items
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION catalog.on_pack_items_changed();
CREATE OR REPLACE TRIGGER pack_items_deleted AFTER DELETE ON catalog.pack_items
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION catalog.on_pack_items_changed();
