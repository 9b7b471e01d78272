-- Triggers of catalog.products. FULL JOIN of old and new rows: see combinations.sql.

-- Tags of the pages that show a product: its own, those with its card, its brand's, its categories', home. 'product:' alone is for what only
-- its own page shows, such as the quota of a flash sale, which changes with each sale.
CREATE OR REPLACE FUNCTION catalog.mark_products_stale(product_ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM shop.mark_stale(ARRAY(
    SELECT 'product:' || id FROM unnest(product_ids) AS id
    UNION SELECT 'card:' || id FROM unnest(product_ids) AS id
    UNION SELECT 'brand:' || brand_id FROM catalog.products WHERE id = ANY (product_ids)
    UNION SELECT 'category:' || category_id FROM catalog.product_categories WHERE product_id = ANY (product_ids)
    UNION SELECT 'home'));
END $$;

CREATE OR REPLACE FUNCTION catalog.on_products_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF catalog.is_deferred() THEN RETURN NULL; END IF;
  PERFORM catalog.refresh_products(ARRAY(SELECT id FROM inserted));
  PERFORM catalog.refresh_counts(
    ARRAY(SELECT DISTINCT brand_id FROM inserted),
    ARRAY(SELECT DISTINCT category_id FROM catalog.product_categories WHERE product_id IN (SELECT id FROM inserted)));
  RETURN NULL;
END $$;
COMMENT ON FUNCTION catalog.on_products_inserted IS
  'Refreshes new products and the counts of their brands and categories.';
CREATE OR REPLACE TRIGGER products_inserted AFTER INSERT ON catalog.products
  REFERENCING NEW TABLE AS inserted FOR EACH STATEMENT EXECUTE FUNCTION catalog.on_products_inserted();

CREATE OR REPLACE FUNCTION catalog.on_products_updated() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  moved integer[];
  shown integer[];
BEGIN
  IF NOT catalog.is_deferred() THEN
    moved := ARRAY(
      SELECT id FROM after FULL JOIN before USING (id)
      WHERE (after.brand_id, after.default_category_id, after.category_ids, after.is_active, after.is_withheld, after.classification, after.name, after.total_orders)
        IS DISTINCT FROM (before.brand_id, before.default_category_id, before.category_ids, before.is_active, before.is_withheld, before.classification, before.name, before.total_orders));
    IF cardinality(moved) > 0 THEN
      PERFORM catalog.refresh_products(moved);
      PERFORM catalog.refresh_counts(
        ARRAY(SELECT brand_id FROM before WHERE id = ANY (moved) UNION SELECT brand_id FROM after WHERE id = ANY (moved)),
        ARRAY(
          SELECT DISTINCT unnest(category.path) FROM catalog.categories category
          WHERE category.id IN (
            SELECT unnest(category_ids || default_category_id) FROM before WHERE id = ANY (moved)
            UNION SELECT unnest(category_ids || default_category_id) FROM after WHERE id = ANY (moved))));
    END IF;
  END IF;

  -- A change of only the sales count does not mark pages stale: they expire by time.
  shown := ARRAY(
    SELECT id FROM after FULL JOIN before USING (id)
    WHERE (after.name, after.slug, after.brand_id, after.default_category_id, after.category_ids, after.images::text, after.is_active, after.is_in_stock, after.price_min, after.price_max,
        after.price_after_discount_min, after.price_after_discount_max, after.price_after_discount, after.discount_min, after.discount_max, after.average_rating, after.total_reviews, after.is_flashsale,
        after.default_combination_id, after.label_bmsm, after.is_new, after.is_exclusive, after.is_limited, after.is_online, after.is_buy_one_get_one_free, after.is_pre_order,
        after.description, after.how_to_use, after.ingredients, after.origin, after.registration_number, after.shelf_life, after.tag_ids, after.frame_url, after.is_withheld, after.total_combinations, after.show_all_combinations, after.classification)
      IS DISTINCT FROM (before.name, before.slug, before.brand_id, before.default_category_id, before.category_ids, before.images::text, before.is_active, before.is_in_stock, before.price_min, before.price_max,
        before.price_after_discount_min, before.price_after_discount_max, before.price_after_discount, before.discount_min, before.discount_max, before.average_rating, before.total_reviews, before.is_flashsale,
        before.default_combination_id, before.label_bmsm, before.is_new, before.is_exclusive, before.is_limited, before.is_online, before.is_buy_one_get_one_free, before.is_pre_order,
        before.description, before.how_to_use, before.ingredients, before.origin, before.registration_number, before.shelf_life, before.tag_ids, before.frame_url, before.is_withheld, before.total_combinations, before.show_all_combinations, before.classification));
  IF cardinality(shown) > 0 THEN PERFORM catalog.mark_products_stale(shown); END IF;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION catalog.on_products_updated IS
  'Refreshes products and counts after a change of what they are derived from, and marks the pages stale that show a changed product.';
CREATE OR REPLACE TRIGGER products_updated AFTER UPDATE ON catalog.products
  REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION catalog.on_products_updated();

CREATE OR REPLACE FUNCTION catalog.on_products_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM shop.mark_stale(ARRAY(SELECT 'product:' || id FROM before UNION SELECT 'card:' || id FROM before UNION SELECT 'brand:' || brand_id FROM before UNION SELECT 'category:' || unnest(category_ids) FROM before UNION SELECT 'home'));
  PERFORM catalog.refresh_counts(
    ARRAY(SELECT DISTINCT brand_id FROM before),
    ARRAY(SELECT DISTINCT unnest(category.path) FROM catalog.categories category WHERE category.id IN (SELECT unnest(category_ids || default_category_id) FROM before)));
  RETURN NULL;
END $$;
COMMENT ON FUNCTION catalog.on_products_deleted IS
  'Marks the pages stale that showed a deleted product and counts its brand and categories again.';
CREATE OR REPLACE TRIGGER products_deleted AFTER DELETE ON catalog.products
  REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION catalog.on_products_deleted();

CREATE OR REPLACE FUNCTION catalog.on_products_searchable() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids integer[];
BEGIN
  IF TG_OP = 'DELETE' THEN
    DELETE FROM catalog.search_rows WHERE product_id IN (SELECT id FROM before);
    DELETE FROM catalog.search_texts WHERE product_id IN (SELECT id FROM before);
    PERFORM nextval('catalog.search_changes');
    PERFORM nextval('catalog.search_text_changes');
    RETURN NULL;
  END IF;
  ids := ARRAY(
    SELECT id FROM after FULL JOIN before USING (id)
    WHERE (after.average_rating, after.total_reviews, after.tag_ids, after.is_new, after.is_exclusive, after.created_at)
      IS DISTINCT FROM (before.average_rating, before.total_reviews, before.tag_ids, before.is_new, before.is_exclusive, before.created_at));
  IF cardinality(ids) > 0 THEN PERFORM catalog.refresh_search_rows(ids); END IF;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION catalog.on_products_searchable IS
  'Keeps search rows in step with what they copy from products outside refresh_products: ratings, tags, marks, deletion.';
CREATE OR REPLACE TRIGGER products_searchable_updated AFTER UPDATE ON catalog.products
  REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION catalog.on_products_searchable();
CREATE OR REPLACE TRIGGER products_searchable_deleted AFTER DELETE ON catalog.products
  REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION catalog.on_products_searchable();
