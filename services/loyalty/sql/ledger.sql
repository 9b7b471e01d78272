-- The ledger of points (docs/decisions/0070-ledger-of-points.md): the only code that writes its tables.

-- Proofs ------------------------------------------------------------------------------------------------------------

CREATE OR REPLACE FUNCTION loyalty.keep_ledger() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '%.% is append-only', TG_TABLE_SCHEMA, TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
COMMENT ON FUNCTION loyalty.keep_ledger IS
  'Refuses changes of movements of points; a note may be erased.';
CREATE OR REPLACE TRIGGER transactions_append_only
BEFORE DELETE OR UPDATE OF id, user_id, reason, reference, may_owe, reverses, actor, created_at ON loyalty.transactions
FOR EACH ROW EXECUTE FUNCTION loyalty.keep_ledger();
CREATE OR REPLACE TRIGGER postings_append_only BEFORE DELETE OR UPDATE ON loyalty.postings
FOR EACH ROW EXECUTE FUNCTION loyalty.keep_ledger();

CREATE OR REPLACE FUNCTION loyalty.book_posting() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  movement record;
BEGIN
  SELECT user_id, may_owe INTO movement FROM loyalty.transactions WHERE id = NEW.transaction_id;
  INSERT INTO loyalty.balances AS balance (user_id, points) VALUES (movement.user_id, NEW.points)
  ON CONFLICT (user_id) DO UPDATE SET points = balance.points + NEW.points
  RETURNING points INTO NEW.balance_after;
  IF NEW.points < 0 AND NEW.balance_after < 0 AND NOT movement.may_owe THEN
    RAISE EXCEPTION 'points of member % below zero', movement.user_id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION loyalty.book_posting IS
  'Adds a posting to the balance of its member, which only a movement that takes something back may bring below zero.';
CREATE OR REPLACE TRIGGER postings_booked BEFORE INSERT ON loyalty.postings
FOR EACH ROW WHEN (NEW.account = 'member') EXECUTE FUNCTION loyalty.book_posting();

CREATE OR REPLACE FUNCTION loyalty.require_sum() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  movement bigint := CASE TG_TABLE_NAME WHEN 'transactions' THEN to_jsonb(NEW) ->> 'id' ELSE to_jsonb(NEW) ->> 'transaction_id' END;
BEGIN
  IF NOT EXISTS (
    SELECT FROM loyalty.postings WHERE transaction_id = movement HAVING sum(points) = 0 AND bool_or(account = 'member')
  ) THEN
    RAISE EXCEPTION 'the postings of movement % do not sum to zero', movement USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION loyalty.require_sum IS
  'Refuses, at commit, a movement of points whose postings do not sum to zero.';
DROP TRIGGER IF EXISTS transactions_sum ON loyalty.transactions;
CREATE CONSTRAINT TRIGGER transactions_sum AFTER INSERT ON loyalty.transactions
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION loyalty.require_sum();
DROP TRIGGER IF EXISTS postings_sum ON loyalty.postings;
CREATE CONSTRAINT TRIGGER postings_sum AFTER INSERT ON loyalty.postings
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION loyalty.require_sum();

CREATE OR REPLACE FUNCTION loyalty.require_lots() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  balance integer;
  held bigint;
BEGIN
  SELECT points INTO balance FROM loyalty.balances WHERE user_id = NEW.user_id;
  SELECT coalesce(sum(remaining), 0) INTO held FROM loyalty.lots WHERE user_id = NEW.user_id AND remaining > 0;
  IF held <> greatest(coalesce(balance, 0), 0) THEN
    RAISE EXCEPTION 'member % has a balance of % and % in lots', NEW.user_id, balance, held
      USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION loyalty.require_lots IS
  'Refuses, at commit, a balance that is not what the member''s lots hold; one below zero goes with empty lots.';
DROP TRIGGER IF EXISTS balances_lots ON loyalty.balances;
CREATE CONSTRAINT TRIGGER balances_lots AFTER INSERT OR UPDATE ON loyalty.balances
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION loyalty.require_lots();
DROP TRIGGER IF EXISTS lots_balance ON loyalty.lots;
CREATE CONSTRAINT TRIGGER lots_balance AFTER INSERT OR UPDATE ON loyalty.lots
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION loyalty.require_lots();

-- Movements ---------------------------------------------------------------------------------------------------------

CREATE OR REPLACE FUNCTION loyalty.end_of_day(p_at timestamptz) RETURNS timestamptz LANGUAGE sql STABLE
RETURN (date_trunc('day', p_at AT TIME ZONE 'Asia/Ho_Chi_Minh') + interval '1 day - 1 second') AT TIME ZONE 'Asia/Ho_Chi_Minh';
COMMENT ON FUNCTION loyalty.end_of_day IS
  'The last second of a moment''s day in Vietnam.';

CREATE OR REPLACE FUNCTION loyalty.end_of_month(p_at timestamptz, p_months integer) RETURNS timestamptz LANGUAGE sql STABLE
RETURN (date_trunc('month', p_at AT TIME ZONE 'Asia/Ho_Chi_Minh') + make_interval(months => p_months + 1) - interval '1 second')
  AT TIME ZONE 'Asia/Ho_Chi_Minh';
COMMENT ON FUNCTION loyalty.end_of_month IS
  'The last second, in Vietnam, of the month that comes so many months after a moment''s.';

CREATE OR REPLACE FUNCTION loyalty.record_movement(
  p_user integer, p_points integer, p_reason text, p_reference text, p_account text,
  p_may_owe boolean, p_reverses bigint, p_note text, p_actor text
) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  movement bigint;
BEGIN
  INSERT INTO loyalty.transactions (user_id, reason, reference, may_owe, reverses, note, actor)
  VALUES (p_user, p_reason, p_reference, p_may_owe, p_reverses, p_note, p_actor)
  ON CONFLICT (reason, reference) DO NOTHING
  RETURNING id INTO movement;
  IF movement IS NULL THEN RETURN NULL; END IF;
  INSERT INTO loyalty.postings (transaction_id, account, points)
  VALUES (movement, 'member', p_points), (movement, p_account, -p_points);
  RETURN movement;
END $$;
COMMENT ON FUNCTION loyalty.record_movement IS
  'Writes a movement with both postings; null when its reason and reference are there already.';

CREATE OR REPLACE FUNCTION loyalty.use_lots(
  p_movement bigint, p_user integer, p_points integer, p_takes_back text DEFAULT NULL, p_reference text DEFAULT NULL
) RETURNS void LANGUAGE sql AS $$
  WITH live AS (
    SELECT lot.transaction_id AS lot_id, lot.remaining,
      sum(lot.remaining) OVER (
        ORDER BY (p_takes_back IS NOT NULL AND cause.reason = p_takes_back
          AND split_part(cause.reference, '/', 1) = split_part(p_reference, '/', 1)) DESC,
          lot.expires_at, lot.transaction_id
      ) AS upto
    FROM loyalty.lots lot JOIN loyalty.transactions cause ON cause.id = lot.transaction_id
    WHERE lot.user_id = p_user AND lot.remaining > 0
  ), used AS (
    SELECT lot_id, least(remaining, p_points - (upto - remaining)) AS points FROM live WHERE upto - remaining < p_points
  ), kept AS (
    INSERT INTO loyalty.lot_uses (transaction_id, lot_id, points) SELECT p_movement, lot_id, points FROM used
    ON CONFLICT (transaction_id, lot_id) DO UPDATE SET points = lot_uses.points + excluded.points
  )
  UPDATE loyalty.lots SET remaining = lots.remaining - used.points FROM used WHERE lots.transaction_id = used.lot_id
$$;
COMMENT ON FUNCTION loyalty.use_lots IS
  'Takes points from a member''s lots: first the lot that a movement takes back, then what expires first; no more than there is.';

CREATE OR REPLACE FUNCTION loyalty.settle_member(p_user integer) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  ended record;
  day text;
  again integer;
  movement bigint;
  balance integer;
BEGIN
  INSERT INTO loyalty.balances (user_id) VALUES (p_user) ON CONFLICT DO NOTHING;
  PERFORM FROM loyalty.balances WHERE user_id = p_user FOR UPDATE;
  FOR ended IN
    SELECT expires_at, sum(remaining)::integer AS points FROM loyalty.lots
    WHERE user_id = p_user AND remaining > 0 AND expires_at <= now() GROUP BY expires_at ORDER BY expires_at
  LOOP
    day := p_user || '/' || to_char(ended.expires_at AT TIME ZONE 'Asia/Ho_Chi_Minh', 'YYYY-MM-DD');
    SELECT count(*) INTO again FROM loyalty.transactions
    WHERE user_id = p_user AND reason = 'expired' AND (reference = day OR reference LIKE day || '/%');
    movement := loyalty.record_movement(
      p_user, -ended.points, 'expired', CASE again WHEN 0 THEN day ELSE day || '/' || again END, 'expired', false, NULL, NULL, NULL
    );
    INSERT INTO loyalty.lot_uses (transaction_id, lot_id, points)
    SELECT movement, transaction_id, remaining FROM loyalty.lots
    WHERE user_id = p_user AND remaining > 0 AND expires_at = ended.expires_at;
    UPDATE loyalty.lots SET remaining = 0 WHERE user_id = p_user AND remaining > 0 AND expires_at = ended.expires_at;
  END LOOP;
  SELECT points INTO balance FROM loyalty.balances WHERE user_id = p_user;
  RETURN balance;
END $$;
COMMENT ON FUNCTION loyalty.settle_member IS
  'Locks a member''s points until the transaction ends, lets expire what has ended, and gives the balance.';

CREATE OR REPLACE FUNCTION loyalty.move_points(
  p_user integer, p_points integer, p_reason text, p_reference text, p_account text,
  p_may_owe boolean DEFAULT false, p_months integer DEFAULT 12, p_takes_back text DEFAULT NULL,
  p_note text DEFAULT NULL, p_actor text DEFAULT NULL
) RETURNS TABLE (outcome text, balance integer) LANGUAGE plpgsql AS $$
DECLARE
  before integer := loyalty.settle_member(p_user);
  known integer;
  movement bigint;
  debt integer;
BEGIN
  SELECT user_id INTO known FROM loyalty.transactions WHERE reason = p_reason AND reference = p_reference;
  IF known IS NULL AND p_points < 0 AND NOT p_may_owe AND before + p_points < 0 THEN
    RETURN QUERY SELECT 'short', before;
    RETURN;
  END IF;
  IF known IS NULL THEN
    movement := loyalty.record_movement(p_user, p_points, p_reason, p_reference, p_account, p_may_owe, NULL, p_note, p_actor);
  END IF;
  IF movement IS NULL THEN
    RETURN QUERY SELECT CASE WHEN known = p_user THEN 'known' ELSE 'taken' END, before;
    RETURN;
  END IF;
  IF p_points > 0 THEN
    debt := least(p_points, greatest(0, -before));
    INSERT INTO loyalty.lots (transaction_id, user_id, points, remaining, expires_at)
    VALUES (movement, p_user, p_points, p_points - debt, loyalty.end_of_month(now(), p_months));
    IF debt > 0 THEN
      INSERT INTO loyalty.lot_uses (transaction_id, lot_id, points) VALUES (movement, movement, debt);
    END IF;
  ELSE
    PERFORM loyalty.use_lots(movement, p_user, -p_points, p_takes_back, p_reference);
  END IF;
  RETURN QUERY SELECT 'moved', before + p_points;
END $$;
COMMENT ON FUNCTION loyalty.move_points IS
  'Moves points once for a reason and reference: moved; known when this member''s movement is there; taken when it is another member''s; short when points are missing. What is granted pays a debt first.';

CREATE OR REPLACE FUNCTION loyalty.return_points(
  p_user integer, p_spent text, p_reference text, p_reason text, p_account text, p_days integer
) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  before integer := loyalty.settle_member(p_user);
  least_end timestamptz := loyalty.end_of_day(now() + make_interval(days => p_days));
  spent record;
  movement bigint;
  extended integer;
  covered integer;
  debt integer;
BEGIN
  SELECT movement_of.id, -posting.points AS points INTO spent
  FROM loyalty.transactions movement_of
  JOIN loyalty.postings posting ON posting.transaction_id = movement_of.id AND posting.account = 'member'
  WHERE movement_of.reason = p_spent AND movement_of.reference = p_reference AND movement_of.user_id = p_user;
  IF spent IS NULL THEN RETURN 0; END IF;
  movement := loyalty.record_movement(p_user, spent.points, p_reason, p_reference, p_account, false, spent.id, NULL, NULL);
  IF movement IS NULL THEN RETURN 0; END IF;
  SELECT coalesce(sum(use.points) FILTER (WHERE lot.expires_at < least_end AND NOT lot.is_extension), 0), coalesce(sum(use.points), 0)
  INTO extended, covered
  FROM loyalty.lot_uses use JOIN loyalty.lots lot ON lot.transaction_id = use.lot_id WHERE use.transaction_id = spent.id;
  -- Points of before the ledger whose spending names no lots get a lot as well.
  extended := extended + spent.points - covered;
  UPDATE loyalty.lots SET remaining = remaining + use.points FROM loyalty.lot_uses use
  WHERE use.transaction_id = spent.id AND use.lot_id = lots.transaction_id
    AND (lots.expires_at >= least_end OR lots.is_extension);
  UPDATE loyalty.lot_uses use SET returned = use.points FROM loyalty.lots lot
  WHERE use.transaction_id = spent.id AND lot.transaction_id = use.lot_id
    AND (lot.expires_at >= least_end OR lot.is_extension);
  IF extended > 0 THEN
    INSERT INTO loyalty.lots (transaction_id, user_id, points, remaining, expires_at, is_extension)
    VALUES (movement, p_user, extended, extended, least_end, true);
  END IF;
  debt := least(spent.points, greatest(0, -before));
  IF debt > 0 THEN PERFORM loyalty.use_lots(movement, p_user, debt); END IF;
  RETURN spent.points;
END $$;
COMMENT ON FUNCTION loyalty.return_points IS
  'Gives spent points back, once: to the lots they came from, or into a lot of their own with more time where these end within the given days, which happens to the same points once.';
