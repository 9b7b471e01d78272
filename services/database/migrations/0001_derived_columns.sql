-- What the catalogue derives, in one place: availability, prices of today, ranges, discounts, listings, counts, search words,
-- and the cache tags a change makes stale. Readers never compute these again.

CREATE EXTENSION IF NOT EXISTS unaccent;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint

ALTER TABLE catalog.categories ADD CONSTRAINT categories_parent_id_fk FOREIGN KEY (parent_id) REFERENCES catalog.categories (id);--> statement-breakpoint

INSERT INTO shop.identity DEFAULT VALUES;--> statement-breakpoint

-- Lower case without diacritics, either Unicode form, đ as d.
CREATE FUNCTION catalog.searchable(words text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  SELECT lower(public.unaccent('public.unaccent'::regdictionary, normalize(words, NFC)))
$$;--> statement-breakpoint

-- Remembers that pages with these tags are out of date; the storefront is woken when the transaction commits.
-- More than 400 at once mean the catalogue as a whole.
CREATE FUNCTION shop.mark_stale(tags text[]) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  IF coalesce(cardinality(tags), 0) = 0 THEN RETURN; END IF;
  IF cardinality(tags) > 400 THEN tags := ARRAY['catalog']; END IF;
  INSERT INTO shop.stale_tags (tag) SELECT DISTINCT tag FROM unnest(tags) AS tag;
  PERFORM pg_notify('stale_tags', '');
END $$;--> statement-breakpoint

CREATE FUNCTION catalog.is_deferred() RETURNS boolean
LANGUAGE sql STABLE AS $$ SELECT coalesce(current_setting('nang.defer_refresh', true), '') = 'on' $$;--> statement-breakpoint

-- Counts of brands and categories.
CREATE FUNCTION catalog.refresh_counts(brand_ids integer[], of_category_ids integer[]) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  -- Waits for others who count the same, so that what follows sees what they did.
  PERFORM FROM catalog.brands WHERE id = ANY (brand_ids) ORDER BY id FOR NO KEY UPDATE;
  PERFORM FROM catalog.categories WHERE id = ANY (of_category_ids) ORDER BY id FOR NO KEY UPDATE;

  UPDATE catalog.brands brand
  SET product_count = fresh.product_count, total_orders = fresh.total_orders, total_reviews = fresh.total_reviews
  FROM (
    SELECT wanted.id, count(product.id) AS product_count,
      coalesce(sum(product.total_orders), 0) AS total_orders, coalesce(sum(product.total_reviews), 0) AS total_reviews
    FROM unnest(brand_ids) AS wanted(id)
    LEFT JOIN catalog.products product
      ON product.brand_id = wanted.id AND product.is_active AND product.classification <> 'gwp_non_sellable' AND product.default_combination_id IS NOT NULL
    GROUP BY wanted.id
  ) fresh
  WHERE brand.id = fresh.id
    AND (brand.product_count, brand.total_orders, brand.total_reviews)
      IS DISTINCT FROM (fresh.product_count, fresh.total_orders, fresh.total_reviews);

  UPDATE catalog.categories category
  SET product_count = fresh.product_count
  FROM (
    SELECT wanted.id, count(listed.product_id) AS product_count
    FROM unnest(of_category_ids) AS wanted(id)
    LEFT JOIN catalog.product_categories listed ON listed.category_id = wanted.id AND listed.is_active
    GROUP BY wanted.id
  ) fresh
  WHERE category.id = fresh.id AND category.product_count IS DISTINCT FROM fresh.product_count;
END $$;--> statement-breakpoint

-- Derives everything of these products, and of the packs that hold them.
CREATE FUNCTION catalog.refresh_products(product_ids integer[]) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  was_deferred text := coalesce(current_setting('nang.defer_refresh', true), '');
  ids integer[];
BEGIN
  SELECT array_agg(DISTINCT id) INTO ids FROM (
    SELECT unnest(product_ids) AS id
    UNION
    SELECT pack.product_id FROM catalog.pack_items pack
    JOIN catalog.combinations item ON item.id = pack.combination_id
    WHERE item.product_id = ANY (product_ids)
  ) wanted;
  IF ids IS NULL THEN RETURN; END IF;
  PERFORM set_config('nang.defer_refresh', 'on', true);
  -- Waits for others who derive the same products, so that the statements below see what they did.
  PERFORM FROM catalog.products WHERE id = ANY (ids) ORDER BY id FOR NO KEY UPDATE;

  -- Today's price and availability of each combination (spec 1 §4).
  UPDATE catalog.combinations combination
  SET price_after_discount = fresh.price_after_discount,
      discount_amount = fresh.price - fresh.price_after_discount,
      discount_percentage = CASE
        WHEN fresh.price_after_discount >= fresh.price THEN 0
        ELSE greatest(1, (fresh.price - fresh.price_after_discount)::bigint * 100 / fresh.price)
      END,
      deduction_id = fresh.deduction_id,
      is_pre_order = fresh.is_pre_order,
      is_available = fresh.is_available
  FROM (
    SELECT c.id, c.price, coalesce(best.price_after_discount, c.price) AS price_after_discount, best.id AS deduction_id,
      rule.id IS NOT NULL AS is_pre_order,
      CASE
        WHEN rule.id IS NOT NULL THEN rule.total_quota >= 1 AND rule.total_quota > rule.sold_quota
        ELSE c.stock > 0 AND NOT product.is_withheld
      END AND NOT EXISTS (
        SELECT FROM catalog.pack_items pack JOIN catalog.combinations item ON item.id = pack.combination_id
        WHERE pack.product_id = product.id AND item.stock < pack.quantity
      ) AS is_available
    FROM catalog.combinations c
    JOIN catalog.products product ON product.id = c.product_id
    LEFT JOIN catalog.preorder_rules rule ON rule.combination_id = c.id
    LEFT JOIN LATERAL (
      SELECT deduction.id, greatest(0, CASE deduction.type
          WHEN 'amount' THEN c.price - deduction.value
          ELSE c.price - round(c.price::numeric * deduction.value / 100)
        END)::integer AS price_after_discount
      FROM catalog.deductions deduction
      LEFT JOIN catalog.promotions promotion ON promotion.id = deduction.promotion_id
      WHERE deduction.combination_id = c.id
        AND coalesce(deduction.starts_at <= now(), true) AND coalesce(deduction.ends_at > now(), true)
        AND coalesce(deduction.sold < deduction.quota, true)
        AND (promotion.id IS NULL OR promotion.is_active AND promotion.start_date <= now() AND promotion.end_date > now())
      ORDER BY 2, 1
      LIMIT 1
    ) best ON true
    WHERE c.product_id = ANY (ids)
  ) fresh
  WHERE combination.id = fresh.id
    AND (combination.price_after_discount, combination.discount_amount, combination.deduction_id, combination.is_pre_order, combination.is_available)
      IS DISTINCT FROM (fresh.price_after_discount, fresh.price - fresh.price_after_discount, fresh.deduction_id, fresh.is_pre_order, fresh.is_available);

  -- What follows for the product.
  UPDATE catalog.products product
  SET default_combination_id = fresh.default_combination_id,
      price_min = fresh.price_min, price_max = fresh.price_max,
      price_after_discount_min = fresh.price_after_discount_min, price_after_discount_max = fresh.price_after_discount_max,
      price_after_discount = fresh.price_after_discount,
      discount_min = fresh.discount_min, discount_max = fresh.discount_max,
      total_combinations = fresh.total_combinations,
      is_sale = fresh.discount_max > 0, is_flashsale = fresh.is_flashsale, is_pre_order = fresh.is_pre_order,
      is_in_stock = fresh.is_in_stock, is_in_stock_original = fresh.is_in_stock_original,
      search = fresh.search, refresh_at = fresh.refresh_at,
      updated_at = CASE
        WHEN (product.default_combination_id, product.price_after_discount_min, product.price_after_discount_max, product.price_min, product.price_max, product.is_in_stock)
          IS DISTINCT FROM (fresh.default_combination_id, fresh.price_after_discount_min, fresh.price_after_discount_max, fresh.price_min, fresh.price_max, fresh.is_in_stock)
          AND product.default_combination_id IS NOT NULL
        THEN now() ELSE product.updated_at
      END
  FROM (
    SELECT p.id,
      (array_agg(c.id ORDER BY c.is_available AND c.is_default DESC, c.is_available DESC, c.is_default DESC, c.position, c.id))[1] AS default_combination_id,
      coalesce((array_agg(c.price_after_discount ORDER BY c.is_available AND c.is_default DESC, c.is_available DESC, c.is_default DESC, c.position, c.id))[1], 0) AS price_after_discount,
      coalesce(min(c.price), 0) AS price_min, coalesce(max(c.price), 0) AS price_max,
      coalesce(min(c.price_after_discount), 0) AS price_after_discount_min, coalesce(max(c.price_after_discount), 0) AS price_after_discount_max,
      coalesce(min(c.discount_percentage), 0) AS discount_min, coalesce(max(c.discount_percentage), 0) AS discount_max,
      count(c.id) AS total_combinations,
      coalesce(bool_or(c.is_pre_order), false) AS is_pre_order, coalesce(bool_or(c.is_available), false) AS is_in_stock,
      coalesce(sum(c.stock) > 0, false) AS is_in_stock_original,
      bool_or(promotion.category IS NOT DISTINCT FROM 'flash_sale') AS is_flashsale,
      setweight(to_tsvector('simple', catalog.searchable(p.name)), 'A')
        || setweight(to_tsvector('simple', catalog.searchable(brand.name)), 'A')
        || setweight(to_tsvector('simple', catalog.searchable(category.name)), 'B')
        || setweight(to_tsvector('simple', catalog.searchable(coalesce(left(string_agg(c.tracker_combination_name, ' '), 1000), ''))), 'C') AS search,
      (
        SELECT min(moment) FROM (
          SELECT unnest(ARRAY[deduction.starts_at, deduction.ends_at, offer.start_date, offer.end_date]) AS moment
          FROM catalog.deductions deduction
          LEFT JOIN catalog.promotions offer ON offer.id = deduction.promotion_id
          WHERE deduction.combination_id = ANY (array_agg(c.id))
        ) boundaries WHERE moment > now()
      ) AS refresh_at
    FROM catalog.products p
    LEFT JOIN catalog.combinations c ON c.product_id = p.id
    JOIN catalog.brands brand ON brand.id = p.brand_id
    JOIN catalog.categories category ON category.id = p.default_category_id
    LEFT JOIN catalog.deductions chosen ON chosen.id = c.deduction_id
    LEFT JOIN catalog.promotions promotion ON promotion.id = chosen.promotion_id
    WHERE p.id = ANY (ids)
    GROUP BY p.id, brand.name, category.name
  ) fresh
  WHERE product.id = fresh.id
    AND (product.default_combination_id, product.price_min, product.price_max, product.price_after_discount_min, product.price_after_discount_max,
        product.price_after_discount, product.discount_min, product.discount_max, product.total_combinations, product.is_flashsale,
        product.is_pre_order, product.is_in_stock, product.is_in_stock_original, product.search, product.refresh_at)
      IS DISTINCT FROM (fresh.default_combination_id, fresh.price_min, fresh.price_max, fresh.price_after_discount_min, fresh.price_after_discount_max,
        fresh.price_after_discount, fresh.discount_min, fresh.discount_max, fresh.total_combinations, fresh.is_flashsale,
        fresh.is_pre_order, fresh.is_in_stock, fresh.is_in_stock_original, fresh.search, fresh.refresh_at);

  -- The listings it stands in: its categories and their ancestors. Gifts that cannot be bought stand in none.
  WITH placed AS (
    SELECT DISTINCT p.id AS product_id, ancestor AS category_id, p.is_active, p.total_orders
    FROM catalog.products p
    JOIN catalog.categories category ON category.id = ANY (p.category_ids || p.default_category_id)
    CROSS JOIN unnest(category.path) AS ancestor
    WHERE p.id = ANY (ids) AND p.classification <> 'gwp_non_sellable' AND p.default_combination_id IS NOT NULL
  ), gone AS (
    DELETE FROM catalog.product_categories listed
    WHERE listed.product_id = ANY (ids)
      AND NOT EXISTS (SELECT FROM placed WHERE placed.product_id = listed.product_id AND placed.category_id = listed.category_id)
  )
  INSERT INTO catalog.product_categories AS listed (category_id, product_id, is_active, total_orders)
  SELECT category_id, product_id, is_active, total_orders FROM placed
  ON CONFLICT (product_id, category_id) DO UPDATE SET is_active = excluded.is_active, total_orders = excluded.total_orders
  WHERE (listed.is_active, listed.total_orders) IS DISTINCT FROM (excluded.is_active, excluded.total_orders);

  PERFORM set_config('nang.defer_refresh', was_deferred, true);
END $$;--> statement-breakpoint

-- Price windows that opened or closed since: called by the storefront's clock. Returns how many products were derived anew.
CREATE FUNCTION catalog.refresh_due() RETURNS integer
LANGUAGE plpgsql AS $$
DECLARE
  due integer[];
BEGIN
  UPDATE catalog.promotions
  SET start_date = start_date + days.passed, end_date = end_date + days.passed
  FROM (SELECT id AS promotion_id, make_interval(days => 1 + floor(extract(epoch FROM now() - end_date) / 86400)::integer) AS passed FROM catalog.promotions) days
  WHERE recurs_daily AND is_active AND end_date <= now() AND days.promotion_id = id;

  SELECT array_agg(id) INTO due FROM (
    SELECT id FROM catalog.products WHERE refresh_at <= now() ORDER BY refresh_at LIMIT 1000 FOR UPDATE SKIP LOCKED
  ) ready;
  IF due IS NULL THEN RETURN 0; END IF;
  PERFORM catalog.refresh_products(due);
  RETURN cardinality(due);
END $$;--> statement-breakpoint

-- Triggers: one statement, one refresh, however many rows it touched.

CREATE FUNCTION catalog.on_products_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF catalog.is_deferred() THEN RETURN NULL; END IF;
  PERFORM catalog.refresh_products(ARRAY(SELECT id FROM inserted));
  PERFORM catalog.refresh_counts(
    ARRAY(SELECT DISTINCT brand_id FROM inserted),
    ARRAY(SELECT DISTINCT category_id FROM catalog.product_categories WHERE product_id IN (SELECT id FROM inserted)));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER products_inserted AFTER INSERT ON catalog.products
  REFERENCING NEW TABLE AS inserted FOR EACH STATEMENT EXECUTE FUNCTION catalog.on_products_inserted();--> statement-breakpoint

CREATE FUNCTION catalog.on_products_updated() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  moved integer[];
  shown integer[];
BEGIN
  IF NOT catalog.is_deferred() THEN
    moved := ARRAY(
      SELECT after.id FROM after JOIN before USING (id)
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

  -- A change of the order count alone leaves the pages as they are until their time runs out.
  shown := ARRAY(
    SELECT after.id FROM after JOIN before USING (id)
    WHERE (after.name, after.slug, after.brand_id, after.default_category_id, after.category_ids, after.images::text, after.is_active, after.is_in_stock, after.price_min, after.price_max,
        after.price_after_discount_min, after.price_after_discount_max, after.discount_min, after.discount_max, after.average_rating, after.total_reviews, after.is_flashsale,
        after.default_combination_id, after.label_bmsm, after.is_new, after.is_exclusive, after.is_limited, after.is_online, after.is_buy_one_get_one_free, after.is_pre_order,
        after.description, after.how_to_use, after.ingredients, after.origin, after.registration_number, after.shelf_life, after.tag_ids, after.frame_url, after.is_withheld, after.total_combinations, after.show_all_combinations, after.classification)
      IS DISTINCT FROM (before.name, before.slug, before.brand_id, before.default_category_id, before.category_ids, before.images::text, before.is_active, before.is_in_stock, before.price_min, before.price_max,
        before.price_after_discount_min, before.price_after_discount_max, before.discount_min, before.discount_max, before.average_rating, before.total_reviews, before.is_flashsale,
        before.default_combination_id, before.label_bmsm, before.is_new, before.is_exclusive, before.is_limited, before.is_online, before.is_buy_one_get_one_free, before.is_pre_order,
        before.description, before.how_to_use, before.ingredients, before.origin, before.registration_number, before.shelf_life, before.tag_ids, before.frame_url, before.is_withheld, before.total_combinations, before.show_all_combinations, before.classification));
  IF cardinality(shown) > 0 THEN PERFORM catalog.mark_products_stale(shown); END IF;
  RETURN NULL;
END $$;--> statement-breakpoint

-- The pages a product shows on: its own, its brand's, its categories', home.
CREATE FUNCTION catalog.mark_products_stale(product_ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM shop.mark_stale(ARRAY(
    SELECT 'product:' || id FROM unnest(product_ids) AS id
    UNION SELECT 'brand:' || brand_id FROM catalog.products WHERE id = ANY (product_ids)
    UNION SELECT 'category:' || category_id FROM catalog.product_categories WHERE product_id = ANY (product_ids)
    UNION SELECT 'home'));
END $$;--> statement-breakpoint
CREATE TRIGGER products_updated AFTER UPDATE ON catalog.products
  REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION catalog.on_products_updated();--> statement-breakpoint

CREATE FUNCTION catalog.on_products_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM shop.mark_stale(ARRAY(SELECT 'product:' || id FROM before UNION SELECT 'brand:' || brand_id FROM before UNION SELECT 'category:' || unnest(category_ids) FROM before UNION SELECT 'home'));
  PERFORM catalog.refresh_counts(
    ARRAY(SELECT DISTINCT brand_id FROM before),
    ARRAY(SELECT DISTINCT unnest(category.path) FROM catalog.categories category WHERE category.id IN (SELECT unnest(category_ids || default_category_id) FROM before)));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER products_deleted AFTER DELETE ON catalog.products
  REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION catalog.on_products_deleted();--> statement-breakpoint

CREATE FUNCTION catalog.on_combinations_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF catalog.is_deferred() THEN RETURN NULL; END IF;
  IF TG_OP = 'UPDATE' THEN
    PERFORM catalog.refresh_products(ARRAY(SELECT DISTINCT product_id FROM after));
  ELSE
    PERFORM catalog.refresh_products(ARRAY(SELECT DISTINCT product_id FROM changed));
    PERFORM shop.mark_stale(ARRAY(SELECT DISTINCT 'product:' || product_id FROM changed));
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER combinations_inserted AFTER INSERT ON catalog.combinations
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION catalog.on_combinations_changed();--> statement-breakpoint
CREATE TRIGGER combinations_deleted AFTER DELETE ON catalog.combinations
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION catalog.on_combinations_changed();--> statement-breakpoint
CREATE TRIGGER combinations_updated AFTER UPDATE ON catalog.combinations
  REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION catalog.on_combinations_changed();--> statement-breakpoint

-- A shade's own price, picture or availability shows on the product page only; of its stock only whether little is left (5 or fewer).
CREATE FUNCTION catalog.on_combinations_shown() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM shop.mark_stale(ARRAY(
    SELECT DISTINCT 'product:' || after.product_id FROM after JOIN before USING (id)
    WHERE (after.stock <= 5, after.tracker_combination_name, after.gtin, after.deduction_id, after.price, after.price_after_discount, after.is_available, after.attributes, after.images::text, after.is_default, after.position, after.sku)
      IS DISTINCT FROM (before.stock <= 5, before.tracker_combination_name, before.gtin, before.deduction_id, before.price, before.price_after_discount, before.is_available, before.attributes, before.images::text, before.is_default, before.position, before.sku)));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER combinations_shown AFTER UPDATE ON catalog.combinations
  REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION catalog.on_combinations_shown();--> statement-breakpoint

-- Prices and quotas of combinations: derived anew, and shown (what is left of a pre-order, until when a price holds).
CREATE FUNCTION catalog.on_combination_facts_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids integer[] := ARRAY(SELECT DISTINCT c.product_id FROM changed JOIN catalog.combinations c ON c.id = changed.combination_id);
BEGIN
  IF NOT catalog.is_deferred() THEN PERFORM catalog.refresh_products(ids); END IF;
  PERFORM shop.mark_stale(ARRAY(SELECT 'product:' || unnest(ids)));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER deductions_inserted AFTER INSERT ON catalog.deductions
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION catalog.on_combination_facts_changed();--> statement-breakpoint
CREATE TRIGGER deductions_updated AFTER UPDATE ON catalog.deductions
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION catalog.on_combination_facts_changed();--> statement-breakpoint
CREATE TRIGGER deductions_deleted AFTER DELETE ON catalog.deductions
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION catalog.on_combination_facts_changed();--> statement-breakpoint
CREATE TRIGGER preorder_rules_inserted AFTER INSERT ON catalog.preorder_rules
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION catalog.on_combination_facts_changed();--> statement-breakpoint
CREATE TRIGGER preorder_rules_updated AFTER UPDATE ON catalog.preorder_rules
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION catalog.on_combination_facts_changed();--> statement-breakpoint
CREATE TRIGGER preorder_rules_deleted AFTER DELETE ON catalog.preorder_rules
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION catalog.on_combination_facts_changed();--> statement-breakpoint

CREATE FUNCTION catalog.on_pack_items_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids integer[] := ARRAY(SELECT DISTINCT product_id FROM changed);
BEGIN
  IF NOT catalog.is_deferred() THEN PERFORM catalog.refresh_products(ids); END IF;
  PERFORM shop.mark_stale(ARRAY(SELECT 'product:' || unnest(ids)));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER pack_items_inserted AFTER INSERT ON catalog.pack_items
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION catalog.on_pack_items_changed();--> statement-breakpoint
CREATE TRIGGER pack_items_updated AFTER UPDATE ON catalog.pack_items
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION catalog.on_pack_items_changed();--> statement-breakpoint
CREATE TRIGGER pack_items_deleted AFTER DELETE ON catalog.pack_items
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION catalog.on_pack_items_changed();--> statement-breakpoint

-- A promotion that is moved, switched off or renamed: its prices, its pages.
CREATE FUNCTION catalog.on_promotions_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM changed) THEN RETURN NULL; END IF;
  PERFORM shop.mark_stale(ARRAY(SELECT 'promotion:' || id FROM changed UNION SELECT 'promotions' UNION SELECT 'home'));
  PERFORM catalog.refresh_products(ARRAY(
    SELECT DISTINCT c.product_id FROM catalog.deductions deduction
    JOIN catalog.combinations c ON c.id = deduction.combination_id
    WHERE deduction.promotion_id IN (SELECT id FROM changed)));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER promotions_inserted AFTER INSERT ON catalog.promotions
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION catalog.on_promotions_changed();--> statement-breakpoint
CREATE TRIGGER promotions_updated AFTER UPDATE ON catalog.promotions
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION catalog.on_promotions_changed();--> statement-breakpoint

-- The menus, the brand and category pages. How much a brand has sold shows nowhere.
CREATE FUNCTION catalog.on_brands_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM inserted) THEN PERFORM shop.mark_stale(ARRAY['brands']); END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER brands_inserted AFTER INSERT ON catalog.brands
  REFERENCING NEW TABLE AS inserted FOR EACH STATEMENT EXECUTE FUNCTION catalog.on_brands_inserted();--> statement-breakpoint
CREATE FUNCTION catalog.on_brands_updated() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  shown integer[] := ARRAY(
    SELECT after.id FROM after JOIN before USING (id)
    WHERE (after.name, after.slug, after.logo, after.featured_text, after.description, after.country_tag_id, after.is_featured, after.product_count)
      IS DISTINCT FROM (before.name, before.slug, before.logo, before.featured_text, before.description, before.country_tag_id, before.is_featured, before.product_count));
BEGIN
  IF cardinality(shown) = 0 THEN RETURN NULL; END IF;
  PERFORM shop.mark_stale(ARRAY(SELECT 'brand:' || unnest(shown) UNION SELECT 'brands'));
  UPDATE catalog.brands SET updated_at = now() WHERE id = ANY (shown) AND updated_at < now();
  -- A new name or address stands on every product and card of the brand.
  IF EXISTS (SELECT FROM after JOIN before USING (id) WHERE (after.name, after.slug) IS DISTINCT FROM (before.name, before.slug)) THEN
    PERFORM catalog.refresh_products(ARRAY(SELECT id FROM catalog.products WHERE brand_id = ANY (shown)));
    PERFORM shop.mark_stale(ARRAY['catalog']);
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER brands_updated AFTER UPDATE ON catalog.brands
  REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION catalog.on_brands_updated();--> statement-breakpoint
CREATE FUNCTION catalog.on_categories_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM inserted) THEN PERFORM shop.mark_stale(ARRAY['categories']); END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER categories_inserted AFTER INSERT ON catalog.categories
  REFERENCING NEW TABLE AS inserted FOR EACH STATEMENT EXECUTE FUNCTION catalog.on_categories_inserted();--> statement-breakpoint
CREATE FUNCTION catalog.on_categories_updated() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  shown integer[] := ARRAY(
    SELECT after.id FROM after JOIN before USING (id)
    WHERE (after.name, after.slug, after.description, after.image, after.path, after.position, after.product_count)
      IS DISTINCT FROM (before.name, before.slug, before.description, before.image, before.path, before.position, before.product_count));
BEGIN
  IF cardinality(shown) = 0 THEN RETURN NULL; END IF;
  PERFORM shop.mark_stale(ARRAY(SELECT 'category:' || unnest(shown) UNION SELECT 'categories'));
  UPDATE catalog.categories SET updated_at = now() WHERE id = ANY (shown) AND updated_at < now();
  -- A new name, address or place stands on every product and card below it.
  IF EXISTS (SELECT FROM after JOIN before USING (id) WHERE (after.name, after.slug, after.path) IS DISTINCT FROM (before.name, before.slug, before.path) AND before.path <> '{}') THEN
    PERFORM catalog.refresh_products(ARRAY(
      SELECT DISTINCT product_id FROM catalog.product_categories WHERE category_id = ANY (shown)
      UNION SELECT id FROM catalog.products WHERE default_category_id = ANY (shown)));
    PERFORM shop.mark_stale(ARRAY['catalog']);
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER categories_updated AFTER UPDATE ON catalog.categories
  REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION catalog.on_categories_updated();--> statement-breakpoint
CREATE FUNCTION catalog.on_taxonomy_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM before) THEN PERFORM shop.mark_stale(ARRAY['catalog']); END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER brands_deleted AFTER DELETE ON catalog.brands
  REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION catalog.on_taxonomy_deleted();--> statement-breakpoint
CREATE TRIGGER categories_deleted AFTER DELETE ON catalog.categories
  REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION catalog.on_taxonomy_deleted();--> statement-breakpoint
CREATE TRIGGER promotions_deleted AFTER DELETE ON catalog.promotions
  REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION catalog.on_taxonomy_deleted();--> statement-breakpoint
CREATE FUNCTION catalog.on_banners_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM shop.mark_stale(ARRAY['banners', 'home']);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER banners_changed AFTER INSERT OR UPDATE OR DELETE ON catalog.banners
  FOR EACH STATEMENT EXECUTE FUNCTION catalog.on_banners_changed();--> statement-breakpoint

-- Reviews: the product's average and count follow what is published.
CREATE FUNCTION catalog.apply_review_stats(product_ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM catalog.products WHERE id = ANY (product_ids) ORDER BY id FOR NO KEY UPDATE;
  UPDATE catalog.products product
  SET average_rating = fresh.average_rating, total_reviews = fresh.total_reviews
  FROM (
    SELECT wanted.id, coalesce(round(avg(entry.average_rating), 1), 0)::real AS average_rating, count(entry.id) AS total_reviews
    FROM unnest(product_ids) AS wanted(id)
    LEFT JOIN review.reviews entry ON entry.product_id = wanted.id AND entry.is_published
    GROUP BY wanted.id
  ) fresh
  WHERE product.id = fresh.id
    AND (product.average_rating, product.total_reviews) IS DISTINCT FROM (fresh.average_rating, fresh.total_reviews);
  PERFORM catalog.refresh_counts(ARRAY(SELECT DISTINCT brand_id FROM catalog.products WHERE id = ANY (product_ids)), '{}');
  PERFORM shop.mark_stale(ARRAY(SELECT 'reviews:' || id FROM unnest(product_ids) AS id));
END $$;--> statement-breakpoint
CREATE FUNCTION review.on_reviews_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM catalog.apply_review_stats(ARRAY(SELECT DISTINCT product_id FROM changed));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER reviews_inserted AFTER INSERT ON review.reviews
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION review.on_reviews_changed();--> statement-breakpoint
CREATE TRIGGER reviews_updated AFTER UPDATE ON review.reviews
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION review.on_reviews_changed();--> statement-breakpoint
CREATE TRIGGER reviews_deleted AFTER DELETE ON review.reviews
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION review.on_reviews_changed();--> statement-breakpoint

-- Pictures of a review are counted on it, so that "with photos" is an index away.
CREATE FUNCTION review.on_review_images_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE review.reviews entry SET total_images = (SELECT count(*) FROM review.review_images image WHERE image.review_id = entry.id)
  WHERE entry.id IN (SELECT review_id FROM changed);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER review_images_inserted AFTER INSERT ON review.review_images
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION review.on_review_images_changed();--> statement-breakpoint
CREATE TRIGGER review_images_deleted AFTER DELETE ON review.review_images
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION review.on_review_images_changed();
