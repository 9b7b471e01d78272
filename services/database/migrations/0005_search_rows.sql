-- The search rows: what the search engine reads, kept true by the database (docs/decisions/0018-search.md).

-- Code order: a prefix is a range of the key.
ALTER TABLE catalog.search_words ALTER COLUMN word TYPE text COLLATE "C";--> statement-breakpoint
-- A short list of pending entries: written many at a time, and soon read through.
ALTER INDEX catalog.search_texts_words_idx SET (fastupdate = on, gin_pending_list_limit = 512);--> statement-breakpoint
ALTER INDEX catalog.search_rows_category_ids_idx SET (fastupdate = on, gin_pending_list_limit = 512);--> statement-breakpoint
ALTER INDEX catalog.search_rows_tag_ids_idx SET (fastupdate = on, gin_pending_list_limit = 512);--> statement-breakpoint

-- Moves on whenever a search row changes: totals and facets that were kept for an older number are counted anew.
CREATE SEQUENCE catalog.search_changes;--> statement-breakpoint

-- The words of a text, the same for what is found and for what is looked for: lower case, without diacritics in either Unicode form,
-- 'đ' as 'd', a number with its unit as one word ('100 ml' → '100ml', 'SPF 50+' → 'spf50', '0,5' → '0p5'), "l'oréal" → 'loreal'.
CREATE FUNCTION catalog.words_of(of text) RETURNS text[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  SELECT coalesce(array_agg(found[1]), '{}') FROM regexp_matches(
    regexp_replace(regexp_replace(regexp_replace(regexp_replace(
      translate(catalog.searchable(of), E'\'`´’‘', ''),
      '(\d)[.,](\d)', '\1p\2', 'g'),
      '(\d)\s*(?:gram|gr)\M', '\1g', 'g'),
      '(\d)\s+(ml|mg|kg|g|l|oz|cm|mm)\M', '\1\2', 'g'),
      '\mspf\s+(\d)', 'spf\1', 'g'),
    '[^[:space:][:punct:]®™©°·–—“”…]+', 'g') AS found
$$;--> statement-breakpoint

-- Writes the search rows and texts of these products anew. Only what can be listed has one; gifts that cannot be bought have none.
CREATE FUNCTION catalog.refresh_search_rows(product_ids integer[]) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  written tsvector[];
BEGIN
  WITH fresh AS (
    SELECT p.id AS product_id, array_to_tsvector(found.words) AS words, p.brand_id, brand.country_tag_id, found.category_ids,
      ARRAY(SELECT unnest(p.tag_ids) ORDER BY 1) AS tag_ids, p.classification, p.price_after_discount AS price, p.average_rating, p.total_reviews, p.total_orders,
      p.discount_max AS discount, p.is_sale, p.is_flashsale, p.is_new, p.is_exclusive, p.is_pre_order, p.is_in_stock, p.created_at, left(p.name, 40) AS sort_name
    FROM catalog.products p
    JOIN catalog.brands brand ON brand.id = p.brand_id
    LEFT JOIN catalog.tags country ON country.id = brand.country_tag_id
    CROSS JOIN LATERAL (SELECT catalog.words_of(p.name) AS name, catalog.words_of(brand.name) AS brand) of
    CROSS JOIN LATERAL (
      SELECT placed.ids AS category_ids,
        ARRAY(
          SELECT DISTINCT word FROM unnest(
            of.name || of.brand || catalog.words_of(coalesce(country.name, ''))
            || catalog.words_of(coalesce((SELECT string_agg(category.name, ' ') FROM catalog.categories category WHERE category.id = ANY (placed.ids)), ''))
            || catalog.words_of(coalesce((SELECT string_agg(tag.name, ' ') FROM catalog.tags tag WHERE tag.id = ANY (p.tag_ids)), ''))
            || catalog.words_of(left(coalesce((SELECT string_agg(c.tracker_combination_name, ' ') FROM catalog.combinations c WHERE c.product_id = p.id), ''), 1000))
          ) AS word WHERE length(word) <= 60
          UNION SELECT '=' || word FROM unnest(of.name || of.brand) AS word WHERE length(word) <= 60
          UNION SELECT '=' || word || '_' || next FROM (SELECT word, lead(word) OVER (ORDER BY place) AS next FROM unnest(of.name) WITH ORDINALITY AS named(word, place)) pairs WHERE length(word || next) <= 120
          UNION SELECT left('==' || array_to_string(whole, ' '), 400) FROM (VALUES (of.name), (of.brand), (of.brand || of.name)) AS names(whole) WHERE cardinality(whole) > 0
        ) AS words
      FROM (
        SELECT ARRAY(
          SELECT DISTINCT ancestor FROM catalog.categories category CROSS JOIN unnest(category.path) AS ancestor
          WHERE category.id = ANY (p.category_ids || p.default_category_id) ORDER BY 1
        ) AS ids
      ) placed
    ) found
    WHERE p.id = ANY (product_ids) AND p.is_active AND p.classification <> 'gwp_non_sellable' AND p.default_combination_id IS NOT NULL
  ), gone AS (
    DELETE FROM catalog.search_rows kept
    WHERE kept.product_id = ANY (product_ids) AND NOT EXISTS (SELECT FROM fresh WHERE fresh.product_id = kept.product_id)
    RETURNING NULL::tsvector AS words
  ), gone_texts AS (
    DELETE FROM catalog.search_texts kept
    WHERE kept.product_id = ANY (product_ids) AND NOT EXISTS (SELECT FROM fresh WHERE fresh.product_id = kept.product_id)
  ), changed AS (
    INSERT INTO catalog.search_rows AS kept
    SELECT product_id, brand_id, country_tag_id, category_ids, tag_ids, classification, price, average_rating, total_reviews, total_orders, discount,
      is_sale, is_flashsale, is_new, is_exclusive, is_pre_order, is_in_stock, created_at, sort_name FROM fresh
    ON CONFLICT (product_id) DO UPDATE SET
      brand_id = excluded.brand_id, country_tag_id = excluded.country_tag_id, category_ids = excluded.category_ids,
      tag_ids = excluded.tag_ids, classification = excluded.classification, price = excluded.price, average_rating = excluded.average_rating,
      total_reviews = excluded.total_reviews, total_orders = excluded.total_orders, discount = excluded.discount, is_sale = excluded.is_sale,
      is_flashsale = excluded.is_flashsale, is_new = excluded.is_new, is_exclusive = excluded.is_exclusive, is_pre_order = excluded.is_pre_order,
      is_in_stock = excluded.is_in_stock, created_at = excluded.created_at, sort_name = excluded.sort_name
    WHERE kept IS DISTINCT FROM excluded
    RETURNING NULL::tsvector AS words
  ), changed_texts AS (
    INSERT INTO catalog.search_texts AS kept SELECT product_id, is_in_stock, total_orders, words FROM fresh
    ON CONFLICT (product_id) DO UPDATE SET is_in_stock = excluded.is_in_stock, total_orders = excluded.total_orders, words = excluded.words
    WHERE kept IS DISTINCT FROM excluded
    RETURNING kept.words
  )
  SELECT array_agg(words) INTO written FROM (
    SELECT words FROM changed_texts UNION ALL SELECT words FROM changed UNION ALL SELECT words FROM gone
  ) touched;
  IF written IS NULL THEN RETURN; END IF;
  PERFORM nextval('catalog.search_changes');
  INSERT INTO catalog.search_words (word)
  SELECT DISTINCT word FROM unnest(written) AS words CROSS JOIN unnest(tsvector_to_array(words)) AS word
  WHERE word NOT LIKE '=%' ORDER BY word
  ON CONFLICT (word) DO NOTHING;
END $$;--> statement-breakpoint

-- In how many products each word is, and words that are in none any more taken out; pending entries are put in their place. Called after
-- an import and each night.
CREATE FUNCTION catalog.refresh_vocabulary() RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  CREATE TEMPORARY TABLE counted_words ON COMMIT DROP AS
    SELECT word COLLATE "C" AS word, ndoc FROM ts_stat('SELECT words FROM catalog.search_texts') WHERE word NOT LIKE '=%';
  DELETE FROM catalog.search_words known WHERE NOT EXISTS (SELECT FROM counted_words counted WHERE counted.word = known.word);
  INSERT INTO catalog.search_words AS known (word, products) SELECT word, ndoc FROM counted_words ORDER BY word
  ON CONFLICT (word) DO UPDATE SET products = excluded.products WHERE known.products <> excluded.products;
  DROP TABLE counted_words;
  PERFORM gin_clean_pending_list(index::regclass) FROM unnest(ARRAY[
    'catalog.search_texts_words_idx', 'catalog.search_rows_category_ids_idx', 'catalog.search_rows_tag_ids_idx']) AS index;
END $$;--> statement-breakpoint

-- Known words that look like this one, most alike first.
CREATE FUNCTION catalog.words_like(looked_for text) RETURNS TABLE (word text, products integer)
LANGUAGE sql STABLE SET pg_trgm.similarity_threshold = 0.19 AS $$
  SELECT known.word, known.products FROM catalog.search_words known
  WHERE known.word % looked_for AND abs(length(known.word) - length(looked_for)) <= 2
  ORDER BY similarity(known.word, looked_for) DESC, known.products DESC LIMIT 60
$$;--> statement-breakpoint

-- Derives everything of these products, and of the packs that hold them.
CREATE OR REPLACE FUNCTION catalog.refresh_products(product_ids integer[]) RETURNS void
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
      refresh_at = fresh.refresh_at,
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
    LEFT JOIN catalog.deductions chosen ON chosen.id = c.deduction_id
    LEFT JOIN catalog.promotions promotion ON promotion.id = chosen.promotion_id
    WHERE p.id = ANY (ids)
    GROUP BY p.id
  ) fresh
  WHERE product.id = fresh.id
    AND (product.default_combination_id, product.price_min, product.price_max, product.price_after_discount_min, product.price_after_discount_max,
        product.price_after_discount, product.discount_min, product.discount_max, product.total_combinations, product.is_flashsale,
        product.is_pre_order, product.is_in_stock, product.is_in_stock_original, product.refresh_at)
      IS DISTINCT FROM (fresh.default_combination_id, fresh.price_min, fresh.price_max, fresh.price_after_discount_min, fresh.price_after_discount_max,
        fresh.price_after_discount, fresh.discount_min, fresh.discount_max, fresh.total_combinations, fresh.is_flashsale,
        fresh.is_pre_order, fresh.is_in_stock, fresh.is_in_stock_original, fresh.refresh_at);

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

  PERFORM catalog.refresh_search_rows(ids);
  PERFORM set_config('nang.defer_refresh', was_deferred, true);
END $$;--> statement-breakpoint

-- What search rows take straight from products: reviews, tags, marks. All else comes by way of refresh_products.
CREATE FUNCTION catalog.on_products_searchable() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids integer[];
BEGIN
  IF TG_OP = 'DELETE' THEN
    DELETE FROM catalog.search_rows WHERE product_id IN (SELECT id FROM before);
    DELETE FROM catalog.search_texts WHERE product_id IN (SELECT id FROM before);
    PERFORM nextval('catalog.search_changes');
    RETURN NULL;
  END IF;
  ids := ARRAY(
    SELECT after.id FROM after JOIN before USING (id)
    WHERE (after.average_rating, after.total_reviews, after.tag_ids, after.is_new, after.is_exclusive, after.created_at)
      IS DISTINCT FROM (before.average_rating, before.total_reviews, before.tag_ids, before.is_new, before.is_exclusive, before.created_at));
  IF cardinality(ids) > 0 THEN PERFORM catalog.refresh_search_rows(ids); END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER products_searchable_updated AFTER UPDATE ON catalog.products
  REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION catalog.on_products_searchable();--> statement-breakpoint
CREATE TRIGGER products_searchable_deleted AFTER DELETE ON catalog.products
  REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION catalog.on_products_searchable();--> statement-breakpoint

-- A tag's name and a brand's country are words too.
CREATE FUNCTION catalog.on_tags_searchable() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  renamed integer[] := ARRAY(SELECT after.id FROM after JOIN before USING (id) WHERE after.name <> before.name);
BEGIN
  IF cardinality(renamed) > 0 THEN
    PERFORM catalog.refresh_search_rows(ARRAY(
      SELECT id FROM catalog.products WHERE tag_ids && renamed
      UNION SELECT product.id FROM catalog.products product JOIN catalog.brands brand ON brand.id = product.brand_id WHERE brand.country_tag_id = ANY (renamed)));
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER tags_searchable AFTER UPDATE ON catalog.tags
  REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION catalog.on_tags_searchable();--> statement-breakpoint
CREATE FUNCTION catalog.on_brands_searchable() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  moved integer[] := ARRAY(SELECT after.id FROM after JOIN before USING (id) WHERE after.country_tag_id IS DISTINCT FROM before.country_tag_id);
BEGIN
  IF cardinality(moved) > 0 THEN
    PERFORM catalog.refresh_search_rows(ARRAY(SELECT id FROM catalog.products WHERE brand_id = ANY (moved)));
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER brands_searchable AFTER UPDATE ON catalog.brands
  REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION catalog.on_brands_searchable();--> statement-breakpoint

-- What is there already.
SELECT catalog.refresh_search_rows(ARRAY(SELECT id FROM catalog.products));--> statement-breakpoint
SELECT catalog.refresh_vocabulary();
