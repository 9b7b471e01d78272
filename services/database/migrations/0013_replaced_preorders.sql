-- A pre-order rule may be replaced by DELETE and INSERT. Its day shows on cards, so the listings with the card are stale like after an
-- UPDATE (preorder_rules_day). A rule that comes or goes for good changes the state on the card in the same way.
CREATE FUNCTION catalog.on_preorder_replaced() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids integer[] := ARRAY(
    SELECT DISTINCT product.id FROM changed
    JOIN catalog.products product ON product.default_combination_id = changed.combination_id);
BEGIN
  IF cardinality(ids) > 0 THEN PERFORM catalog.mark_products_stale(ids); END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER preorder_rules_day_inserted AFTER INSERT ON catalog.preorder_rules
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION catalog.on_preorder_replaced();--> statement-breakpoint
CREATE TRIGGER preorder_rules_day_deleted AFTER DELETE ON catalog.preorder_rules
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION catalog.on_preorder_replaced();
