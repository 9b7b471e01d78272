-- What members are recognized by: devices, places and numbers of recipients. Orders say them too: a device or an address that was used for
-- an order only.

CREATE OR REPLACE FUNCTION account.place_of(p_ward text, p_street text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT p_ward || ' ' || array_to_string(catalog.words_of(p_street), ' ')
$$;
COMMENT ON FUNCTION account.place_of IS
  'A household: its ward, and its street without accents, marks and capitals. NULL where one of them is unknown.';

CREATE OR REPLACE FUNCTION account.number_of(p_phone text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT nullif(ltrim(p_phone, '0'), '')
$$;
COMMENT ON FUNCTION account.number_of IS
  'A phone number as it is compared: without zeros in front. NULL for none.';

CREATE OR REPLACE FUNCTION account.devices_of(p_user integer) RETURNS TABLE (device_id text) LANGUAGE sql STABLE AS $$
  SELECT known.device_id FROM account.member_devices known WHERE known.user_id = p_user AND known.device_id <> ''
  UNION SELECT placed.device_id::text FROM sales.orders placed WHERE placed.user_id = p_user AND placed.device_id IS NOT NULL
$$;
COMMENT ON FUNCTION account.devices_of IS
  'The devices a member signed in or ordered with.';

CREATE OR REPLACE FUNCTION account.places_of(p_user integer) RETURNS TABLE (place text) LANGUAGE sql STABLE AS $$
  SELECT account.place_of(ward_code, address1) FROM account.addresses WHERE user_id = p_user
  UNION SELECT account.place_of(delivery_address ->> 'ward_code', delivery_address ->> 'street1') FROM sales.orders
  WHERE user_id = p_user AND delivery_address IS NOT NULL
$$;
COMMENT ON FUNCTION account.places_of IS
  'The households that a member named in the address book or had an order delivered to.';

CREATE OR REPLACE FUNCTION account.numbers_of(p_user integer) RETURNS TABLE (number text) LANGUAGE sql STABLE AS $$
  SELECT account.number_of(phone_no) FROM account.addresses WHERE user_id = p_user
  UNION SELECT account.number_of(named.phone_no) FROM sales.orders,
    unnest(ARRAY[contact ->> 'phone_no', delivery_address ->> 'phone_no']) AS named(phone_no)
  WHERE user_id = p_user
$$;
COMMENT ON FUNCTION account.numbers_of IS
  'The numbers of recipients that a member named in the address book or in an order.';

CREATE OR REPLACE FUNCTION account.shared_facts(p_one integer, p_other integer) RETURNS text[] LANGUAGE sql STABLE AS $$
  SELECT array_remove(ARRAY[
    CASE WHEN EXISTS (SELECT FROM account.devices_of(p_one) one JOIN account.devices_of(p_other) other USING (device_id)) THEN 'device' END,
    CASE WHEN EXISTS (SELECT FROM account.places_of(p_one) one JOIN account.places_of(p_other) other USING (place)) THEN 'address' END,
    CASE WHEN EXISTS (SELECT FROM account.numbers_of(p_one) one JOIN account.numbers_of(p_other) other USING (number)) THEN 'contact' END
  ], NULL)
$$;
COMMENT ON FUNCTION account.shared_facts IS
  'Which of device, address and number of a recipient two members share: reasons to hold the reward of an invitation.';
