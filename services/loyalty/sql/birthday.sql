-- Birthdays of members, for the yearly gift.

CREATE OR REPLACE FUNCTION loyalty.note_birthday_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO loyalty.birthday_changes (user_id) VALUES (NEW.id)
  ON CONFLICT (user_id) DO UPDATE SET changed_at = now();
  RETURN NULL;
END $$;
COMMENT ON FUNCTION loyalty.note_birthday_change IS
  'Notes when a member changed their birthday: a gift asks for one that has stood for a while.';
CREATE OR REPLACE TRIGGER users_birthday_changed AFTER UPDATE OF date_of_birth ON account.users
FOR EACH ROW WHEN (NEW.date_of_birth IS NOT NULL AND OLD.date_of_birth IS DISTINCT FROM NEW.date_of_birth)
EXECUTE FUNCTION loyalty.note_birthday_change();

CREATE OR REPLACE FUNCTION loyalty.due_birthdays(p_today date, p_stands integer, p_pause integer, p_after integer, p_limit integer)
RETURNS TABLE (user_id integer) LANGUAGE sql STABLE AS $$
  SELECT member.id FROM account.users member
  LEFT JOIN loyalty.birthday_changes change ON change.user_id = member.id
  WHERE member.id > p_after AND member.removed_at IS NULL AND member.is_verified_phone
    AND extract(month FROM member.date_of_birth) = extract(month FROM p_today)
    AND (coalesce(change.changed_at, member.created_at) AT TIME ZONE 'Asia/Ho_Chi_Minh')::date <= p_today - p_stands
    AND NOT EXISTS (
      SELECT FROM loyalty.birthday_gifts gift WHERE gift.user_id = member.id
        AND (gift.year = extract(year FROM p_today) OR (gift.given_at AT TIME ZONE 'Asia/Ho_Chi_Minh')::date > p_today - p_pause)
    )
  ORDER BY member.id LIMIT p_limit
$$;
COMMENT ON FUNCTION loyalty.due_birthdays IS
  'Members with a verified number whose birthday is this month, has stood for so many days, and brought no gift this year nor within the pause.';
