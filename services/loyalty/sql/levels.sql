-- Levels of members: the twelve months that count, the tags of pages that name levels.

-- When the twelve months begin that end with a day: whole days of the shop's time zone. Of a 28th or 29th of February: the 1st of March before.
CREATE OR REPLACE FUNCTION loyalty.year_begins(last_day date) RETURNS timestamptz LANGUAGE sql IMMUTABLE AS $$
  SELECT ((last_day - interval '1 year')::date + 1)::timestamp AT TIME ZONE 'Asia/Ho_Chi_Minh'
$$;
COMMENT ON FUNCTION loyalty.year_begins IS 'The instant at which the twelve months begin that end with a day.';

-- Dong each of these members spent in the twelve months that end with a day.
CREATE OR REPLACE FUNCTION loyalty.spent_in_a_year(members integer[], last_day date)
RETURNS TABLE (user_id integer, spent bigint) LANGUAGE sql STABLE AS $$
  SELECT * FROM sales.spent_by(
    members, loyalty.year_begins(last_day), (last_day + 1)::timestamp AT TIME ZONE 'Asia/Ho_Chi_Minh')
$$;
COMMENT ON FUNCTION loyalty.spent_in_a_year IS
  'Dong that members paid, in the twelve months that end with a day, for what they kept.';

-- The threshold of a member's level; that of the lowest for one without a row.
CREATE OR REPLACE FUNCTION loyalty.threshold_of(member integer) RETURNS integer LANGUAGE sql STABLE AS $$
  SELECT coalesce(
    (SELECT level.threshold FROM loyalty.member_levels own JOIN loyalty.levels level ON level.stage = own.stage WHERE own.user_id = member),
    (SELECT min(threshold) FROM loyalty.levels))
$$;
COMMENT ON FUNCTION loyalty.threshold_of IS 'Dong from which members have the level that a member has.';

CREATE OR REPLACE FUNCTION loyalty.on_levels_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM shop.mark_stale(ARRAY['levels', 'promotions']);
  RETURN NULL;
END $$;
COMMENT ON FUNCTION loyalty.on_levels_changed IS 'Marks the pages stale that name levels and what they bring.';
CREATE OR REPLACE TRIGGER levels_changed AFTER INSERT OR UPDATE OR DELETE ON loyalty.levels
  FOR EACH STATEMENT EXECUTE FUNCTION loyalty.on_levels_changed();
