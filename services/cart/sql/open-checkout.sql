-- A member's checkout, for the modules that the cart uses.

CREATE OR REPLACE FUNCTION cart.in_checkout(p_user integer) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (
    SELECT FROM cart.carts
    WHERE user_id = p_user AND ordered_at IS NULL AND checkout <> '{}' AND updated_at > now() - interval '3 hours'
  )
$$;
COMMENT ON FUNCTION cart.in_checkout IS
  'Whether a member has made a choice of checkout and changed the open cart within three hours.';
