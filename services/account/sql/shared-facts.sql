-- What two members have in common. Orders say it too: a device or an address that was used for an order only.

CREATE OR REPLACE FUNCTION account.shared_facts(p_one integer, p_other integer) RETURNS text[] LANGUAGE sql STABLE AS $$
  WITH devices AS (
    SELECT user_id, device_id FROM account.member_devices WHERE user_id IN (p_one, p_other)
    UNION SELECT user_id, device_id::text FROM sales.orders WHERE user_id IN (p_one, p_other)
  ), places AS (
    SELECT user_id, ward_code || ' ' || account.fold(address1) AS place FROM account.addresses WHERE user_id IN (p_one, p_other)
    UNION SELECT user_id, (delivery_address ->> 'ward_code') || ' ' || account.fold(delivery_address ->> 'street1')
    FROM sales.orders WHERE user_id IN (p_one, p_other) AND delivery_address IS NOT NULL
  ), contacts AS (
    SELECT user_id, ltrim(phone_no, '0') AS number FROM account.addresses WHERE user_id IN (p_one, p_other)
    UNION SELECT user_id, ltrim(delivery_address ->> 'phone_no', '0') FROM sales.orders
    WHERE user_id IN (p_one, p_other) AND delivery_address IS NOT NULL
    UNION SELECT user_id, ltrim(contact ->> 'phone_no', '0') FROM sales.orders WHERE user_id IN (p_one, p_other)
  )
  SELECT array_remove(ARRAY[
    CASE WHEN EXISTS (
      SELECT FROM devices one JOIN devices other USING (device_id) WHERE one.user_id = p_one AND other.user_id = p_other
    ) THEN 'device' END,
    CASE WHEN EXISTS (
      SELECT FROM places one JOIN places other USING (place) WHERE one.user_id = p_one AND other.user_id = p_other
    ) THEN 'address' END,
    CASE WHEN EXISTS (
      SELECT FROM contacts one JOIN contacts other USING (number)
      WHERE one.user_id = p_one AND other.user_id = p_other AND number <> ''
    ) THEN 'contact' END
  ], NULL)
$$;
COMMENT ON FUNCTION account.shared_facts IS
  'Which of device, address and number of a recipient two members share: reasons to hold the reward of an invitation.';
