-- The log of spins and the versions of wheels are only added to.

CREATE OR REPLACE FUNCTION game.refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'game.% is a log: its rows are never changed', TG_TABLE_NAME;
END $$;
COMMENT ON FUNCTION game.refuse_change IS 'Refuses to change or delete rows of a log.';

CREATE OR REPLACE TRIGGER spins_unchanged
  BEFORE UPDATE OF id, right_id, mission_id, idempotency_key, version, random_value, drawn_prize_id, replaced_for,
    prize_id, snapshot, segment, unit, unit_of_day, points, day, created_at, drawn_at
  ON game.spins FOR EACH ROW EXECUTE FUNCTION game.refuse_change();
CREATE OR REPLACE TRIGGER spins_kept
  BEFORE DELETE ON game.spins FOR EACH ROW EXECUTE FUNCTION game.refuse_change();
CREATE OR REPLACE TRIGGER wheel_versions_unchanged
  BEFORE UPDATE OR DELETE ON game.wheel_versions FOR EACH ROW EXECUTE FUNCTION game.refuse_change();
