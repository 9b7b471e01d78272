-- Derived columns of products and combinations (docs/decisions/0001-derived-columns-in-the-database.md).

-- Updates all derived columns of these products and of the packs that contain them.
CREATE OR REPLACE FUNCTION catalog.refresh_products(product_ids integer[]) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  was_deferred boolean := catalog.is_deferred();
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
  PERFORM catalog.defer_refresh(true);
  -- Wait for transactions that refresh the same products, so that the following statements see their changes.
  PERFORM FROM catalog.products WHERE id = ANY (ids) ORDER BY id FOR NO KEY UPDATE;

  -- Current price and availability of each combination (PDP-28, PDP-29).
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

  -- Derived columns of the products.
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

  -- The products' listings: their categories and ancestors. Gifts that cannot be bought are in none.
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
  PERFORM catalog.defer_refresh(was_deferred);
END $$;
