-- What an order and an affiliate have in common, and the rates of products. Read here as the tables are of several modules.

CREATE OR REPLACE FUNCTION affiliate.shared_with_buyer(p_order uuid, p_user integer) RETURNS text[] LANGUAGE sql STABLE AS $$
  WITH bought AS (
    SELECT user_id, device_id::text AS device_id, lower(contact ->> 'email') AS email,
      ARRAY[ltrim(contact ->> 'phone_no', '0'), ltrim(delivery_address ->> 'phone_no', '0')] AS numbers,
      (delivery_address ->> 'ward_code') || ' ' || array_to_string(catalog.words_of(delivery_address ->> 'street1'), ' ') AS place
    FROM sales.orders WHERE id = p_order
  ), own_orders AS (
    SELECT * FROM sales.orders WHERE user_id = p_user AND id <> p_order
  ), devices AS (
    SELECT device_id FROM account.member_devices WHERE user_id = p_user
    UNION SELECT device_id::text FROM own_orders
  ), places AS (
    SELECT ward_code || ' ' || array_to_string(catalog.words_of(address1), ' ') AS place FROM account.addresses WHERE user_id = p_user
    UNION SELECT (delivery_address ->> 'ward_code') || ' ' || array_to_string(catalog.words_of(delivery_address ->> 'street1'), ' ') FROM own_orders
  ), numbers AS (
    SELECT ltrim(phone_no, '0') AS number FROM account.users WHERE id = p_user
    UNION SELECT ltrim(phone_no, '0') FROM account.addresses WHERE user_id = p_user
    UNION SELECT ltrim(contact ->> 'phone_no', '0') FROM own_orders
  )
  SELECT array_remove(ARRAY[
    CASE WHEN bought.user_id = p_user THEN 'own-order' END,
    CASE WHEN bought.device_id IN (SELECT device_id FROM devices WHERE device_id <> '') THEN 'device' END,
    CASE WHEN bought.place IN (SELECT place FROM places WHERE place IS NOT NULL) THEN 'address' END,
    CASE WHEN bought.numbers && ARRAY(SELECT number FROM numbers WHERE number <> '')
      OR bought.email IN (SELECT lower(email) FROM account.users WHERE id = p_user) THEN 'contact' END,
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
