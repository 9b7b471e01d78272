-- What an invited member and their inviter have in common. Read here as the tables are of three modules.

CREATE OR REPLACE FUNCTION loyalty.shared_facts(p_user integer, p_referrer integer) RETURNS text[] LANGUAGE sql STABLE AS $$
  WITH devices AS (
    SELECT user_id, device_id FROM account.sessions WHERE user_id IN (p_user, p_referrer)
    UNION SELECT user_id, device_id::text FROM sales.orders WHERE user_id IN (p_user, p_referrer)
  ), places AS (
    SELECT user_id, ward_code || ' ' || account.fold(address1) AS place FROM account.addresses WHERE user_id IN (p_user, p_referrer)
    UNION SELECT user_id, (delivery_address ->> 'ward_code') || ' ' || account.fold(delivery_address ->> 'street1')
    FROM sales.orders WHERE user_id IN (p_user, p_referrer) AND delivery_address IS NOT NULL
  ), contacts AS (
    SELECT user_id, ltrim(phone_no, '0') AS number FROM account.addresses WHERE user_id IN (p_user, p_referrer)
    UNION SELECT user_id, ltrim(delivery_address ->> 'phone_no', '0') FROM sales.orders
    WHERE user_id IN (p_user, p_referrer) AND delivery_address IS NOT NULL
    UNION SELECT user_id, ltrim(contact ->> 'phone_no', '0') FROM sales.orders WHERE user_id IN (p_user, p_referrer)
  )
  SELECT array_remove(ARRAY[
    CASE WHEN EXISTS (
      SELECT FROM devices one JOIN devices other USING (device_id) WHERE one.user_id = p_user AND other.user_id = p_referrer
    ) THEN 'device' END,
    CASE WHEN EXISTS (
      SELECT FROM places one JOIN places other USING (place) WHERE one.user_id = p_user AND other.user_id = p_referrer
    ) THEN 'address' END,
    CASE WHEN EXISTS (
      SELECT FROM contacts one JOIN contacts other USING (number)
      WHERE one.user_id = p_user AND other.user_id = p_referrer AND number <> ''
    ) THEN 'contact' END
  ], NULL)
$$;
COMMENT ON FUNCTION loyalty.shared_facts IS
  'Which of device, address and number of a recipient two members share: reasons to hold the reward of an invitation.';
