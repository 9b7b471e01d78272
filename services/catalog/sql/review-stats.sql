-- Average rating and number of reviews of products, from published reviews.
CREATE OR REPLACE FUNCTION catalog.apply_review_stats(product_ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
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
END $$;
