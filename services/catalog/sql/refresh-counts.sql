-- Recounts the products, sales and reviews of these brands and the products of these categories.
CREATE OR REPLACE FUNCTION catalog.refresh_counts(brand_ids integer[], of_category_ids integer[]) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  -- Wait for transactions that count the same rows, so that the following statements see their changes.
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
END $$;
