-- Writes the search rows and texts of these products again. Only what can be listed has one; gifts that cannot be bought have none.
CREATE OR REPLACE FUNCTION catalog.refresh_search_rows(product_ids integer[]) RETURNS void
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
          WITH labels AS MATERIALIZED (
            SELECT catalog.words_of(category.name) AS words, category.id = ANY (p.category_ids || p.default_category_id) AS is_kind
            FROM catalog.categories category WHERE category.id = ANY (placed.ids)
            UNION ALL SELECT catalog.words_of(tag.name), false FROM catalog.tags tag WHERE tag.id = ANY (p.tag_ids)
          )
          SELECT DISTINCT word FROM unnest(
            of.name || of.brand || catalog.words_of(coalesce(country.name, ''))
            || catalog.words_of(left(coalesce((SELECT string_agg(c.tracker_combination_name, ' ') FROM catalog.combinations c WHERE c.product_id = p.id), ''), 1000))
          ) AS word WHERE length(word) <= 60
          UNION SELECT word FROM labels CROSS JOIN unnest(labels.words) AS word WHERE length(word) <= 60
          UNION SELECT '=@' || word FROM labels CROSS JOIN unnest(labels.words) AS word WHERE labels.is_kind AND length(word) <= 60
          UNION SELECT left('=#' || array_to_string(labels.words, ' '), 200) FROM labels WHERE cardinality(labels.words) > 0
          UNION SELECT '=~' || family FROM unnest(catalog.colour_families(shades.names)) AS family
          UNION SELECT '=~' || word || '_' || next
            FROM (SELECT word, lead(word) OVER (ORDER BY place) AS next FROM unnest(catalog.words_of(shades.names)) WITH ORDINALITY AS named(word, place)) pairs
            WHERE length(word || next) <= 120 AND '0' NOT IN (word, next)
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
      -- A '0' between two names, so that the end of one and the beginning of the next are no neighbours.
      CROSS JOIN LATERAL (
        SELECT left(coalesce((
          SELECT string_agg(DISTINCT c.attributes->'shade'->>'name', ' 0 ') FROM catalog.combinations c WHERE c.product_id = p.id
        ), ''), 2000) AS names
      ) shades
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
END $$;
