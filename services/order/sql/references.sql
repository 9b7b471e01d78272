-- Orders by the codes that shoppers know, for the modules that this one uses.

CREATE OR REPLACE FUNCTION sales.references_of(member integer, order_ids text[])
RETURNS TABLE (id text, reference_code text) LANGUAGE sql STABLE AS $$
  SELECT orders.id::text, orders.reference_code
  FROM sales.orders
  WHERE orders.user_id = member AND orders.id IN (
    SELECT CASE WHEN named ~ '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$' THEN named::uuid END
    FROM unnest(order_ids) AS named
  )
$$;
COMMENT ON FUNCTION sales.references_of IS
  'Reference codes of those of these orders that are the member’s; a text that is no id of an order has no row.';
