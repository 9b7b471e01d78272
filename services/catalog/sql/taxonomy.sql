-- Triggers of brands, categories and tags. FULL JOIN of old and new rows: see combinations.sql.

CREATE OR REPLACE FUNCTION catalog.on_brands_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM inserted) THEN PERFORM shop.mark_stale(ARRAY['brands']); END IF;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION catalog.on_brands_inserted IS
  'Marks the menus and the list of brands stale.';
CREATE OR REPLACE TRIGGER brands_inserted AFTER INSERT ON catalog.brands
  REFERENCING NEW TABLE AS inserted FOR EACH STATEMENT EXECUTE FUNCTION catalog.on_brands_inserted();

CREATE OR REPLACE FUNCTION catalog.on_brands_updated() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  shown integer[] := ARRAY(
    SELECT after.id FROM after FULL JOIN before USING (id)
    WHERE (after.name, after.slug, after.logo, after.featured_text, after.description, after.country_tag_id, after.is_featured, after.product_count)
      IS DISTINCT FROM (before.name, before.slug, before.logo, before.featured_text, before.description, before.country_tag_id, before.is_featured, before.product_count));
BEGIN
  IF cardinality(shown) = 0 THEN RETURN NULL; END IF;
  PERFORM shop.mark_stale(ARRAY(SELECT 'brand:' || unnest(shown) UNION SELECT 'brands'));
  UPDATE catalog.brands SET updated_at = now() WHERE id = ANY (shown) AND updated_at < now();
  -- Every product page and card of the brand shows its name and address; every product page shows its country and featured text.
  IF EXISTS (SELECT FROM after FULL JOIN before USING (id) WHERE (after.name, after.slug) IS DISTINCT FROM (before.name, before.slug)) THEN
    PERFORM catalog.refresh_products(ARRAY(SELECT id FROM catalog.products WHERE brand_id = ANY (shown)));
  END IF;
  IF EXISTS (
    SELECT FROM after FULL JOIN before USING (id)
    WHERE (after.name, after.slug, after.featured_text, after.country_tag_id) IS DISTINCT FROM (before.name, before.slug, before.featured_text, before.country_tag_id)
  ) THEN
    PERFORM shop.mark_stale(ARRAY['catalog']);
  END IF;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION catalog.on_brands_updated IS
  'Marks the pages of changed brands stale; what stands on their products marks the whole catalogue, and a new name or slug refreshes them. What a brand has sold shows on no page.';
CREATE OR REPLACE TRIGGER brands_updated AFTER UPDATE ON catalog.brands
  REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION catalog.on_brands_updated();

CREATE OR REPLACE FUNCTION catalog.on_brands_searchable() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  moved integer[] := ARRAY(SELECT after.id FROM after FULL JOIN before USING (id) WHERE after.country_tag_id IS DISTINCT FROM before.country_tag_id);
BEGIN
  IF cardinality(moved) > 0 THEN
    PERFORM catalog.refresh_search_rows(ARRAY(SELECT id FROM catalog.products WHERE brand_id = ANY (moved)));
  END IF;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION catalog.on_brands_searchable IS
  'Rewrites the search rows of brands that got another country: it is one of their words.';
CREATE OR REPLACE TRIGGER brands_searchable AFTER UPDATE ON catalog.brands
  REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION catalog.on_brands_searchable();

CREATE OR REPLACE FUNCTION catalog.on_categories_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM inserted) THEN PERFORM shop.mark_stale(ARRAY['categories']); END IF;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION catalog.on_categories_inserted IS
  'Marks the menus and the list of categories stale.';
CREATE OR REPLACE TRIGGER categories_inserted AFTER INSERT ON catalog.categories
  REFERENCING NEW TABLE AS inserted FOR EACH STATEMENT EXECUTE FUNCTION catalog.on_categories_inserted();

CREATE OR REPLACE FUNCTION catalog.on_categories_updated() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  shown integer[] := ARRAY(
    SELECT after.id FROM after FULL JOIN before USING (id)
    WHERE (after.name, after.slug, after.description, after.image, after.path, after.position, after.product_count)
      IS DISTINCT FROM (before.name, before.slug, before.description, before.image, before.path, before.position, before.product_count));
BEGIN
  IF cardinality(shown) = 0 THEN RETURN NULL; END IF;
  PERFORM shop.mark_stale(ARRAY(SELECT 'category:' || unnest(shown) UNION SELECT 'categories'));
  UPDATE catalog.categories SET updated_at = now() WHERE id = ANY (shown) AND updated_at < now();
  -- Every product page and card below the category shows its name, address and ancestors.
  IF EXISTS (SELECT FROM after FULL JOIN before USING (id) WHERE (after.name, after.slug, after.path) IS DISTINCT FROM (before.name, before.slug, before.path) AND before.path <> '{}') THEN
    PERFORM catalog.refresh_products(ARRAY(
      SELECT DISTINCT product_id FROM catalog.product_categories WHERE category_id = ANY (shown)
      UNION SELECT id FROM catalog.products WHERE default_category_id = ANY (shown)));
    PERFORM shop.mark_stale(ARRAY['catalog']);
  END IF;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION catalog.on_categories_updated IS
  'Marks the pages of changed categories stale; a new name, slug or parent refreshes all products below them.';
CREATE OR REPLACE TRIGGER categories_updated AFTER UPDATE ON catalog.categories
  REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION catalog.on_categories_updated();

CREATE OR REPLACE FUNCTION catalog.on_tags_searchable() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  renamed integer[] := ARRAY(SELECT after.id FROM after FULL JOIN before USING (id) WHERE (after.name, after.slug) IS DISTINCT FROM (before.name, before.slug));
BEGIN
  IF cardinality(renamed) > 0 THEN
    PERFORM catalog.refresh_search_rows(ARRAY(
      SELECT id FROM catalog.products WHERE tag_ids && renamed
      UNION SELECT product.id FROM catalog.products product JOIN catalog.brands brand ON brand.id = product.brand_id WHERE brand.country_tag_id = ANY (renamed)));
    PERFORM shop.mark_stale(ARRAY['catalog']);
  END IF;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION catalog.on_tags_searchable IS
  'Rewrites the search rows of products with a renamed tag, whose name is one of their words, and marks the whole catalogue stale.';
CREATE OR REPLACE TRIGGER tags_searchable AFTER UPDATE ON catalog.tags
  REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION catalog.on_tags_searchable();

CREATE OR REPLACE FUNCTION catalog.on_taxonomy_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM before) THEN PERFORM shop.mark_stale(ARRAY['catalog']); END IF;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION catalog.on_taxonomy_deleted IS
  'Marks the whole catalogue stale when a brand, a category or a promotion was deleted.';
CREATE OR REPLACE TRIGGER brands_deleted AFTER DELETE ON catalog.brands
  REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION catalog.on_taxonomy_deleted();
CREATE OR REPLACE TRIGGER categories_deleted AFTER DELETE ON catalog.categories
  REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION catalog.on_taxonomy_deleted();
CREATE OR REPLACE TRIGGER promotions_deleted AFTER DELETE ON catalog.promotions
  REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION catalog.on_taxonomy_deleted();
