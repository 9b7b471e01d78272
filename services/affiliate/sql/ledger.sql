-- The ledger of affiliates (docs/decisions/0081-affiliates.md): entries are only added, sum up to the balance, and agree with commissions
-- and payouts when a transaction ends.

CREATE OR REPLACE FUNCTION affiliate.keep_entries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '%.% is append-only', TG_TABLE_SCHEMA, TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
COMMENT ON FUNCTION affiliate.keep_entries IS
  'Refuses changes of entries and of what staff did.';
CREATE OR REPLACE TRIGGER entries_append_only BEFORE UPDATE OR DELETE ON affiliate.entries
FOR EACH ROW EXECUTE FUNCTION affiliate.keep_entries();
CREATE OR REPLACE TRIGGER partner_actions_append_only BEFORE UPDATE OR DELETE ON affiliate.partner_actions
FOR EACH ROW EXECUTE FUNCTION affiliate.keep_entries();

CREATE OR REPLACE FUNCTION affiliate.book_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO affiliate.balances AS balance (partner_id, amount) VALUES (NEW.partner_id, NEW.amount)
  ON CONFLICT (partner_id) DO UPDATE SET amount = balance.amount + NEW.amount
  RETURNING amount INTO NEW.balance_after;
  IF NEW.amount < 0 AND NEW.balance_after < 0 AND NEW.reason <> 'taken-back' THEN
    RAISE EXCEPTION 'a payout of more than partner % is owed', NEW.partner_id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION affiliate.book_entry IS
  'Adds an entry to the balance of its partner, which only a commission that is taken back may bring below zero.';
CREATE OR REPLACE TRIGGER entries_booked BEFORE INSERT ON affiliate.entries
FOR EACH ROW EXECUTE FUNCTION affiliate.book_entry();

CREATE OR REPLACE FUNCTION affiliate.refuse_change_of_balance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Depth 1 is a statement of a client, depth 2 the trigger of the entries.
  IF pg_trigger_depth() < 2 AND NEW.amount IS DISTINCT FROM (CASE TG_OP WHEN 'INSERT' THEN 0 ELSE OLD.amount END) THEN
    RAISE EXCEPTION 'a balance of a partner changes by an entry alone' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION affiliate.refuse_change_of_balance IS
  'Lets only entries change the balance of a partner.';
CREATE OR REPLACE TRIGGER balances_kept BEFORE INSERT OR UPDATE ON affiliate.balances
FOR EACH ROW EXECUTE FUNCTION affiliate.refuse_change_of_balance();

CREATE OR REPLACE FUNCTION affiliate.require_commission_entries() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  asked uuid := NEW.order_id;
  owed bigint;
  booked bigint;
  is_foreign boolean;
BEGIN
  SELECT CASE state WHEN 'earned' THEN amount ELSE 0 END INTO owed FROM affiliate.commissions WHERE order_id = asked;
  SELECT coalesce(sum(entry.amount), 0), coalesce(bool_or(entry.partner_id <> own.partner_id), false) INTO booked, is_foreign
  FROM affiliate.entries entry JOIN affiliate.commissions own USING (order_id) WHERE entry.order_id = asked;
  IF booked <> owed OR is_foreign THEN
    RAISE EXCEPTION 'the commission of order % is %, its entries are %', asked, owed, booked USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION affiliate.require_commission_entries IS
  'Refuses, at commit, a commission whose entries do not sum up to what is earned.';
DROP TRIGGER IF EXISTS commissions_booked ON affiliate.commissions;
CREATE CONSTRAINT TRIGGER commissions_booked AFTER INSERT OR UPDATE ON affiliate.commissions
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION affiliate.require_commission_entries();
DROP TRIGGER IF EXISTS entries_of_commission ON affiliate.entries;
CREATE CONSTRAINT TRIGGER entries_of_commission AFTER INSERT ON affiliate.entries
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.order_id IS NOT NULL) EXECUTE FUNCTION affiliate.require_commission_entries();

CREATE OR REPLACE FUNCTION affiliate.require_payout_entries() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  asked uuid := CASE TG_TABLE_NAME WHEN 'payouts' THEN (to_jsonb(NEW) ->> 'id')::uuid ELSE (to_jsonb(NEW) ->> 'payout_id')::uuid END;
  paid bigint;
  booked bigint;
  is_foreign boolean;
BEGIN
  SELECT CASE state WHEN 'sent' THEN -amount ELSE 0 END INTO paid FROM affiliate.payouts WHERE id = asked;
  SELECT coalesce(sum(entry.amount), 0), coalesce(bool_or(entry.partner_id <> own.partner_id), false) INTO booked, is_foreign
  FROM affiliate.entries entry JOIN affiliate.payouts own ON own.id = entry.payout_id WHERE entry.payout_id = asked;
  IF booked <> paid OR is_foreign THEN
    RAISE EXCEPTION 'payout % is %, its entries are %', asked, paid, booked USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION affiliate.require_payout_entries IS
  'Refuses, at commit, a payout whose entries do not sum up to what was sent.';
DROP TRIGGER IF EXISTS payouts_booked ON affiliate.payouts;
CREATE CONSTRAINT TRIGGER payouts_booked AFTER INSERT OR UPDATE ON affiliate.payouts
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION affiliate.require_payout_entries();
DROP TRIGGER IF EXISTS entries_of_payout ON affiliate.entries;
CREATE CONSTRAINT TRIGGER entries_of_payout AFTER INSERT ON affiliate.entries
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.payout_id IS NOT NULL) EXECUTE FUNCTION affiliate.require_payout_entries();
