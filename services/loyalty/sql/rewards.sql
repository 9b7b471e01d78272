-- Pages that show rewards.

CREATE OR REPLACE FUNCTION loyalty.on_rewards_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- A redemption takes a piece; pages show no number of pieces, only whether there are some.
  IF TG_OP = 'UPDATE' AND (to_jsonb(OLD) - 'stock') = (to_jsonb(NEW) - 'stock')
    AND (OLD.stock > 0) IS NOT DISTINCT FROM (NEW.stock > 0) THEN RETURN NULL; END IF;
  PERFORM shop.mark_stale(ARRAY['rewards']);
  RETURN NULL;
END $$;
COMMENT ON FUNCTION loyalty.on_rewards_changed IS
  'Marks the pages that show rewards stale, unless only the number of pieces left has changed.';
CREATE OR REPLACE TRIGGER rewards_changed AFTER INSERT OR UPDATE OR DELETE ON loyalty.rewards
FOR EACH ROW EXECUTE FUNCTION loyalty.on_rewards_changed();
