-- Updates the search rows and texts of these products. Only products that can be listed have them, not gifts that cannot be bought.
CREATE OR REPLACE FUNCTION catalog.refresh_search_rows(product_ids integer[]) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  written tsvector[];
  is_reworded boolean;
BEGIN
  -- Many products share the names of brands, categories and tags: each name is split into words once.
  WITH goods AS MATERIALIZED (
    SELECT p.*, catalog.words_of(p.name) AS name_words, shades.names AS shade_names,
      p.category_ids || p.default_category_id AS own_category_ids,
      ARRAY(
        SELECT DISTINCT ancestor FROM catalog.categories category CROSS JOIN unnest(category.path) AS ancestor
        WHERE category.id = ANY (p.category_ids || p.default_category_id) ORDER BY 1
      ) AS placed_ids,
      catalog.words_of(left(coalesce(variants.names, ''), 1000)) AS variant_words,
      catalog.words_of(shades.names) AS shade_words
    FROM catalog.products p
    -- A '0' between two names, so that the last word of one and the first word of the next are not adjacent.
    CROSS JOIN LATERAL (
      SELECT string_agg(c.tracker_combination_name, ' ') AS names, string_agg(DISTINCT c.attributes->'shade'->>'name', ' 0 ') AS shade_names
      FROM catalog.combinations c WHERE c.product_id = p.id
    ) variants
    CROSS JOIN LATERAL (SELECT left(coalesce(variants.shade_names, ''), 2000) AS names OFFSET 0) shades
    WHERE p.id = ANY (product_ids) AND p.is_active AND p.classification <> 'gwp_non_sellable' AND p.default_combination_id IS NOT NULL
  ), makers AS MATERIALIZED (
    SELECT brand.id, brand.country_tag_id, catalog.words_of(brand.name) AS words, catalog.words_of(coalesce(country.name, '')) AS country_words
    FROM catalog.brands brand LEFT JOIN catalog.tags country ON country.id = brand.country_tag_id
    WHERE brand.id IN (SELECT brand_id FROM goods)
  ), kinds AS MATERIALIZED (
    SELECT category.id, catalog.words_of(category.name) AS words FROM catalog.categories category
    WHERE category.id IN (SELECT unnest(placed_ids) FROM goods)
  ), marks AS MATERIALIZED (
    SELECT tag.id, catalog.words_of(tag.name) AS words FROM catalog.tags tag WHERE tag.id IN (SELECT unnest(tag_ids) FROM goods)
  ), named AS MATERIALIZED (
    SELECT goods.id, name_words AS name, makers.words AS brand, makers.country_words AS country, variant_words AS variants, shade_words AS shades, shade_names
    FROM goods JOIN makers ON makers.id = goods.brand_id
  ), labels AS MATERIALIZED (
    SELECT goods.id, kinds.words, kinds.id = ANY (own_category_ids) AS is_kind
    FROM goods CROSS JOIN unnest(placed_ids) AS placed(id) JOIN kinds ON kinds.id = placed.id
    UNION ALL
    SELECT goods.id, marks.words, false FROM goods CROSS JOIN unnest(tag_ids) AS marked(id) JOIN marks ON marks.id = marked.id
  ), lexemes AS (
    SELECT id, word FROM named CROSS JOIN unnest(name || brand || country || variants) AS word WHERE length(word) <= 60
    UNION ALL SELECT id, '=' || word FROM named CROSS JOIN unnest(name || brand) AS word WHERE length(word) <= 60
    UNION ALL SELECT id, '=' || name[place] || '_' || name[place + 1]
      FROM named CROSS JOIN generate_series(1, cardinality(name) - 1) AS place WHERE length(name[place] || name[place + 1]) <= 120
    UNION ALL SELECT id, left('==' || array_to_string(whole, ' '), 400)
      FROM named CROSS JOIN LATERAL (VALUES (name), (brand), (brand || name)) AS names(whole) WHERE cardinality(whole) > 0
    UNION ALL SELECT id, '=~' || family FROM named CROSS JOIN unnest(catalog.colour_families(shade_names)) AS family WHERE shade_names <> ''
    UNION ALL SELECT id, '=~' || shades[place] || '_' || shades[place + 1]
      FROM named CROSS JOIN generate_series(1, cardinality(shades) - 1) AS place
      WHERE length(shades[place] || shades[place + 1]) <= 120 AND '0' NOT IN (shades[place], shades[place + 1])
    UNION ALL SELECT id, word FROM labels CROSS JOIN unnest(words) AS word WHERE length(word) <= 60
    UNION ALL SELECT id, '=@' || word FROM labels CROSS JOIN unnest(words) AS word WHERE is_kind AND length(word) <= 60
    UNION ALL SELECT id, left('=#' || array_to_string(words, ' '), 200) FROM labels WHERE cardinality(words) > 0
  ), texts AS (
    SELECT id, array_to_tsvector(array_agg(word)) AS words FROM lexemes GROUP BY id
  ), fresh AS MATERIALIZED (
    SELECT goods.id AS product_id, coalesce(texts.words, '') AS words, goods.brand_id, makers.country_tag_id, goods.placed_ids AS category_ids,
      ARRAY(SELECT unnest(goods.tag_ids) ORDER BY 1) AS tag_ids, goods.classification, goods.price_after_discount AS price, goods.average_rating,
      goods.total_reviews, goods.total_orders, goods.discount_max AS discount, goods.is_sale, goods.is_flashsale, goods.is_new, goods.is_exclusive,
      goods.is_pre_order, goods.is_in_stock, goods.created_at, left(goods.name, 40) AS sort_name
    FROM goods JOIN makers ON makers.id = goods.brand_id FULL JOIN texts ON texts.id = goods.id
  ), reworded AS (
    -- A part of this statement sees the texts as they were before it.
    SELECT FROM fresh WHERE (SELECT was.words FROM catalog.search_texts was WHERE was.product_id = fresh.product_id) IS DISTINCT FROM fresh.words
  ), gone AS (
    DELETE FROM catalog.search_rows kept
    WHERE kept.product_id = ANY (product_ids) AND NOT EXISTS (SELECT FROM fresh WHERE fresh.product_id = kept.product_id)
    RETURNING NULL::tsvector AS words
  ), gone_texts AS (
    DELETE FROM catalog.search_texts kept
    WHERE kept.product_id = ANY (product_ids) AND NOT EXISTS (SELECT FROM fresh WHERE fresh.product_id = kept.product_id)
    RETURNING kept.product_id
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
  SELECT array_agg(words), EXISTS (SELECT FROM reworded) OR EXISTS (SELECT FROM gone_texts) INTO written, is_reworded FROM (
    SELECT words FROM changed_texts UNION ALL SELECT words FROM changed UNION ALL SELECT words FROM gone
  ) touched;
  IF written IS NULL THEN RETURN; END IF;
  PERFORM nextval('catalog.search_changes');
  -- Most changes are sales: the words stay as they are.
  IF is_reworded THEN PERFORM nextval('catalog.search_text_changes'); END IF;
  INSERT INTO catalog.search_words (word)
  SELECT DISTINCT word FROM unnest(written) AS words CROSS JOIN unnest(tsvector_to_array(words)) AS word
  WHERE word NOT LIKE '=%' ORDER BY word
  ON CONFLICT (word) DO NOTHING;
END $$;
