-- Public profiles: user names in any case, and the cache tag of a profile.

-- A user name without regard to case and Unicode form, also in a database whose locale only knows ASCII letters.
CREATE OR REPLACE FUNCTION account.fold(name text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
AS $$ SELECT lower(normalize(name, NFC) COLLATE "und-x-icu") $$;

CREATE OR REPLACE FUNCTION account.profile_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM shop.mark_stale(ARRAY(
    SELECT DISTINCT 'profile:' || md5(account.fold(name))
    FROM unnest(CASE TG_OP WHEN 'INSERT' THEN ARRAY[NEW.user_name] ELSE ARRAY[OLD.user_name, NEW.user_name] END) AS name
  ));
  RETURN NULL;
END $$;
COMMENT ON FUNCTION account.profile_changed IS
  'Marks the cached public profile of the old and the new user name stale.';
CREATE OR REPLACE TRIGGER users_profile_inserted AFTER INSERT ON account.users
FOR EACH ROW EXECUTE FUNCTION account.profile_changed();
CREATE OR REPLACE TRIGGER users_profile_changed
AFTER UPDATE OF name, user_name, image, skin_types, hair_types, is_expert_reviewer, removed_at ON account.users
FOR EACH ROW EXECUTE FUNCTION account.profile_changed();

CREATE OR REPLACE FUNCTION account.level_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM shop.mark_stale(array_agg('profile:' || md5(account.fold(user_name))))
  FROM account.users WHERE id = NEW.user_id
  HAVING count(*) > 0;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION account.level_changed IS 'Marks the cached public profile of a member stale whose level changed.';
CREATE OR REPLACE TRIGGER member_levels_profile_inserted AFTER INSERT ON loyalty.member_levels
FOR EACH ROW EXECUTE FUNCTION account.level_changed();
CREATE OR REPLACE TRIGGER member_levels_profile_changed AFTER UPDATE OF stage ON loyalty.member_levels
FOR EACH ROW WHEN (OLD.stage IS DISTINCT FROM NEW.stage) EXECUTE FUNCTION account.level_changed();
