-- Cards say the state of the product's default combination (domain/catalog/sale-state.ts): whether few are left, and the day of a pre-order.
-- A change of either makes the listings stale that hold the card; what else a card says is watched by products_updated.
CREATE FUNCTION catalog.on_few_left_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids integer[] := ARRAY(
    SELECT product.id FROM after
    JOIN before USING (id)
    JOIN catalog.products product ON product.default_combination_id = after.id
    WHERE (after.stock <= 5) <> (before.stock <= 5) AND after.is_available);
BEGIN
  IF cardinality(ids) > 0 THEN PERFORM catalog.mark_products_stale(ids); END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER combinations_few_left AFTER UPDATE ON catalog.combinations
  REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION catalog.on_few_left_changed();--> statement-breakpoint

CREATE FUNCTION catalog.on_preorder_day_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids integer[] := ARRAY(
    SELECT DISTINCT product.id FROM after
    JOIN before USING (id)
    JOIN catalog.products product ON product.default_combination_id = after.combination_id
    WHERE after.ships_at IS DISTINCT FROM before.ships_at);
BEGIN
  IF cardinality(ids) > 0 THEN PERFORM catalog.mark_products_stale(ids); END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER preorder_rules_day AFTER UPDATE ON catalog.preorder_rules
  REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION catalog.on_preorder_day_changed();
