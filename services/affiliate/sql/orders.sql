-- What an order and an affiliate have in common, and the rates of products. Read here as the tables are of several modules.

CREATE OR REPLACE FUNCTION affiliate.shared_with_buyer(p_order uuid, p_user integer) RETURNS text[] LANGUAGE sql STABLE AS $$
  WITH bought AS (
    -- The affiliate's own order is theirs, whatever else it has in common with them.
    SELECT user_id IS NOT DISTINCT FROM p_user AS is_own, device_id::text AS device_id, lower(contact ->> 'email') AS email,
      ARRAY[account.number_of(contact ->> 'phone_no'), account.number_of(delivery_address ->> 'phone_no')] AS numbers,
      account.place_of(delivery_address ->> 'ward_code', delivery_address ->> 'street1') AS place
    FROM sales.orders WHERE id = p_order
  ), own AS (
    SELECT account.number_of(phone_no) AS number, lower(email) AS email FROM account.users WHERE id = p_user
  )
  SELECT array_remove(ARRAY[
    CASE WHEN is_own THEN 'own-order' END,
    CASE WHEN NOT is_own AND bought.device_id IN (SELECT device_id FROM account.devices_of(p_user)) THEN 'device' END,
    CASE WHEN NOT is_own AND bought.place IN (SELECT place FROM account.places_of(p_user)) THEN 'address' END,
    CASE WHEN NOT is_own AND (
      bought.numbers && ARRAY(SELECT number FROM account.numbers_of(p_user) UNION SELECT number FROM own)
      OR bought.email IN (SELECT email FROM own)
    ) THEN 'contact' END,
    CASE WHEN EXISTS (
      SELECT FROM voucher.voucher_uses used
      JOIN voucher.vouchers voucher ON voucher.id = used.voucher_id
      JOIN affiliate.coupon_codes coupon ON coupon.code = upper(voucher.code)
      WHERE used.order_id = p_order
    ) THEN 'coupon' END
  ], NULL)
  FROM bought
$$;
COMMENT ON FUNCTION affiliate.shared_with_buyer IS
  'Why an order is not the merit of an affiliate: their own, from their device, household or number, or with the code of a coupon site.';

CREATE OR REPLACE FUNCTION affiliate.rates_of(p_products integer[]) RETURNS TABLE (product_id integer, basis_points integer) LANGUAGE sql STABLE AS $$
  SELECT asked.id, coalesce((
    SELECT rate.basis_points FROM catalog.product_categories placed
    JOIN catalog.categories category ON category.id = placed.category_id
    JOIN affiliate.rates rate ON rate.category_id = placed.category_id
    WHERE placed.product_id = asked.id ORDER BY category.level DESC, rate.basis_points DESC, category.id LIMIT 1
  ), (SELECT rate.basis_points FROM affiliate.rates rate WHERE rate.category_id = 0), 0)
  FROM unnest(p_products) AS asked(id)
$$;
COMMENT ON FUNCTION affiliate.rates_of IS
  'The commission of products in basis points: that of their deepest category with a rate, else that of all others.';

CREATE OR REPLACE FUNCTION affiliate.named_rates() RETURNS TABLE (category_id integer, name text, slug text, basis_points integer) LANGUAGE sql STABLE AS $$
  SELECT rate.category_id, category.name, category.slug, rate.basis_points
  FROM affiliate.rates rate LEFT JOIN catalog.categories category ON category.id = rate.category_id
  ORDER BY rate.basis_points DESC, category.position, rate.category_id
$$;
COMMENT ON FUNCTION affiliate.named_rates IS
  'The rates of commission with the names of their categories; 0 stands for all others.';

CREATE OR REPLACE FUNCTION affiliate.on_rates() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM shop.mark_stale(ARRAY['affiliate']);
  RETURN NULL;
END $$;
COMMENT ON FUNCTION affiliate.on_rates IS
  'Marks the page of the programme stale, which shows the rates.';
CREATE OR REPLACE TRIGGER rates_changed AFTER INSERT OR UPDATE OR DELETE ON affiliate.rates
FOR EACH STATEMENT EXECUTE FUNCTION affiliate.on_rates();
