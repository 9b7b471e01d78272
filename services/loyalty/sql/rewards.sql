-- Redeemed pieces of rewards, and the pages that show rewards.

CREATE OR REPLACE FUNCTION loyalty.on_redemption() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  counted constant integer := CASE WHEN TG_OP = 'UPDATE' AND OLD.taken_back_at IS NULL THEN 1 ELSE 0 END;
  counts constant integer := CASE WHEN NEW.taken_back_at IS NULL THEN 1 ELSE 0 END;
BEGIN
  IF counts <> counted THEN
    UPDATE loyalty.rewards SET redeemed = redeemed + counts - counted WHERE id = NEW.reward_id;
  END IF;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION loyalty.on_redemption IS
  'Counts the pieces of a reward that members redeemed; one that was taken back is free again. More than the stock is refused by the check of rewards.';
CREATE OR REPLACE TRIGGER reward_redemptions_counted AFTER INSERT OR UPDATE OF taken_back_at ON loyalty.redemptions
  FOR EACH ROW EXECUTE FUNCTION loyalty.on_redemption();

CREATE OR REPLACE FUNCTION loyalty.on_rewards_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Each redemption changes a count; pages show no number of pieces, only whether there are some.
  IF TG_OP = 'UPDATE' AND (to_jsonb(OLD) - 'redeemed') = (to_jsonb(NEW) - 'redeemed')
    AND (OLD.redeemed < OLD.stock) IS NOT DISTINCT FROM (NEW.redeemed < NEW.stock) THEN RETURN NULL; END IF;
  PERFORM shop.mark_stale(ARRAY['rewards']);
  RETURN NULL;
END $$;
COMMENT ON FUNCTION loyalty.on_rewards_changed IS
  'Marks the pages that show rewards stale, unless only the number of pieces left has changed.';
CREATE OR REPLACE TRIGGER rewards_changed AFTER INSERT OR UPDATE OR DELETE ON loyalty.rewards
FOR EACH ROW EXECUTE FUNCTION loyalty.on_rewards_changed();
