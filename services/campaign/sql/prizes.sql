-- Redeemed pieces of prizes, and the pages that show prizes.

CREATE OR REPLACE FUNCTION campaign.on_redemption() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  counted constant integer := CASE WHEN TG_OP = 'UPDATE' AND OLD.state <> 'cancelled' THEN 1 ELSE 0 END;
  counts constant integer := CASE WHEN NEW.state <> 'cancelled' THEN 1 ELSE 0 END;
BEGIN
  IF counts <> counted THEN
    UPDATE campaign.prizes SET redeemed = redeemed + counts - counted WHERE id = NEW.prize_id;
  END IF;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION campaign.on_redemption IS
  'Counts the pieces of a prize that members redeemed; a cancelled one is free again. More than the stock is refused by the check of prizes.';
CREATE OR REPLACE TRIGGER redemptions_counted AFTER INSERT OR UPDATE OF state ON campaign.redemptions
  FOR EACH ROW EXECUTE FUNCTION campaign.on_redemption();

CREATE OR REPLACE FUNCTION campaign.on_prize_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Each redemption changes a count; pages say only whether a prize is left.
  IF TG_OP = 'UPDATE' AND (to_jsonb(OLD) - 'redeemed') = (to_jsonb(NEW) - 'redeemed')
    AND (OLD.redeemed < OLD.stock) = (NEW.redeemed < NEW.stock) THEN RETURN NULL; END IF;
  PERFORM shop.mark_stale(ARRAY['promotion:' || NEW.campaign_id]);
  RETURN NULL;
END $$;
COMMENT ON FUNCTION campaign.on_prize_changed IS
  'Marks the campaign''s page stale when a prize is added, changed, gone or there again.';
CREATE OR REPLACE TRIGGER prizes_changed AFTER INSERT OR UPDATE ON campaign.prizes
  FOR EACH ROW EXECUTE FUNCTION campaign.on_prize_changed();

CREATE OR REPLACE FUNCTION campaign.on_token_rule_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM shop.mark_stale(ARRAY['promotion:' || NEW.campaign_id]);
  RETURN NULL;
END $$;
COMMENT ON FUNCTION campaign.on_token_rule_changed IS 'Marks the page of a campaign stale whose ways to earn tokens changed.';
CREATE OR REPLACE TRIGGER token_rules_changed AFTER INSERT OR UPDATE ON campaign.token_rules
  FOR EACH ROW EXECUTE FUNCTION campaign.on_token_rule_changed();

CREATE OR REPLACE FUNCTION campaign.on_bank_offers_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM shop.mark_stale(ARRAY['promotions']);
  RETURN NULL;
END $$;
COMMENT ON FUNCTION campaign.on_bank_offers_changed IS 'Marks the pages stale that name offers of banks.';
CREATE OR REPLACE TRIGGER bank_offers_changed AFTER INSERT OR UPDATE OR DELETE ON campaign.bank_offers
  FOR EACH STATEMENT EXECUTE FUNCTION campaign.on_bank_offers_changed();

-- Marks the pages stale that show prizes or offers of banks which began or ended after `since`, until `until`
-- (catalog.mark_passed_windows).
CREATE OR REPLACE FUNCTION campaign.mark_passed_windows(since timestamptz, until timestamptz) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM shop.mark_stale(ARRAY(
    SELECT 'promotion:' || campaign_id FROM campaign.prizes
    WHERE is_active AND (start_date > since AND start_date <= until OR end_date > since AND end_date <= until)
    UNION
    SELECT 'promotions' FROM campaign.bank_offers
    WHERE is_active AND (start_date > since AND start_date <= until OR end_date > since AND end_date <= until)));
END $$;
