-- What members spent, for their level (services/loyalty/levels).

-- Dong that each of these members paid for goods that were delivered in the window and kept; members who paid nothing have no row. As with
-- points earned, delivery does not count, nor what points and vouchers paid.
CREATE OR REPLACE FUNCTION sales.spent_by(members integer[], since timestamptz, until timestamptz)
RETURNS TABLE (user_id integer, spent bigint) LANGUAGE sql STABLE AS $$
  SELECT orders.user_id, sum(orders.total - orders.shipping_fee + orders.shipping_discount)::bigint
  FROM sales.orders
  WHERE orders.user_id = ANY (members) AND orders.state = 'delivered'
    AND orders.delivered_at >= since AND orders.delivered_at < until
  GROUP BY orders.user_id
$$;
COMMENT ON FUNCTION sales.spent_by IS
  'Dong that members paid for goods delivered in a window and not returned.';
