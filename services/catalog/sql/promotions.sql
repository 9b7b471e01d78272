-- Triggers of catalog.promotions and catalog.banners.

CREATE OR REPLACE FUNCTION catalog.on_promotions_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM changed) THEN RETURN NULL; END IF;
  PERFORM shop.mark_stale(ARRAY(SELECT 'promotion:' || id FROM changed UNION SELECT 'promotions' UNION SELECT 'home'));
  PERFORM catalog.refresh_products(ARRAY(
    SELECT DISTINCT c.product_id FROM catalog.deductions deduction
    JOIN catalog.combinations c ON c.id = deduction.combination_id
    WHERE deduction.promotion_id IN (SELECT id FROM changed)));
  RETURN NULL;
END $$;
COMMENT ON FUNCTION catalog.on_promotions_changed IS
  'Marks the pages of changed promotions stale and refreshes the products they discount.';
CREATE OR REPLACE TRIGGER promotions_inserted AFTER INSERT ON catalog.promotions
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION catalog.on_promotions_changed();
CREATE OR REPLACE TRIGGER promotions_updated AFTER UPDATE ON catalog.promotions
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION catalog.on_promotions_changed();

CREATE OR REPLACE FUNCTION catalog.on_banners_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM shop.mark_stale(ARRAY['banners', 'home']);
  RETURN NULL;
END $$;
COMMENT ON FUNCTION catalog.on_banners_changed IS
  'Marks the pages with banners stale.';
CREATE OR REPLACE TRIGGER banners_changed AFTER INSERT OR UPDATE OR DELETE ON catalog.banners
  FOR EACH STATEMENT EXECUTE FUNCTION catalog.on_banners_changed();
