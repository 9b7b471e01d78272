-- Balances of tokens: derived from the entries, never below zero (check of token_accounts).

CREATE OR REPLACE FUNCTION campaign.on_token_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE campaign.token_accounts SET balance = balance + NEW.tokens
  WHERE campaign_id = NEW.campaign_id AND user_id = NEW.user_id;
  IF NOT FOUND THEN
    INSERT INTO campaign.token_accounts (campaign_id, user_id, balance) VALUES (NEW.campaign_id, NEW.user_id, NEW.tokens);
  END IF;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION campaign.on_token_entry IS 'Adds an entry to the balance of its member in its campaign.';
CREATE OR REPLACE TRIGGER token_entries_inserted AFTER INSERT ON campaign.token_entries
  FOR EACH ROW EXECUTE FUNCTION campaign.on_token_entry();

CREATE OR REPLACE FUNCTION campaign.refuse_change_of_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'entries of tokens are only added';
END $$;
COMMENT ON FUNCTION campaign.refuse_change_of_entry IS 'Keeps entries of tokens as they were written.';
CREATE OR REPLACE TRIGGER token_entries_kept BEFORE UPDATE OR DELETE ON campaign.token_entries
  FOR EACH ROW EXECUTE FUNCTION campaign.refuse_change_of_entry();

CREATE OR REPLACE FUNCTION campaign.refuse_change_of_balance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Depth 1 is a statement of a client, depth 2 the trigger of the entries.
  IF pg_trigger_depth() < 2 AND NEW.balance IS DISTINCT FROM (CASE TG_OP WHEN 'INSERT' THEN 0 ELSE OLD.balance END) THEN
    RAISE EXCEPTION 'a balance of tokens changes by an entry alone';
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION campaign.refuse_change_of_balance IS 'Lets only entries change a balance of tokens.';
CREATE OR REPLACE TRIGGER token_accounts_kept BEFORE INSERT OR UPDATE ON campaign.token_accounts
  FOR EACH ROW EXECUTE FUNCTION campaign.refuse_change_of_balance();
