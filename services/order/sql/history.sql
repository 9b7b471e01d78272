-- The history of orders is append-only, and a state never changes without it. A note can be erased, with the person who wrote it.

CREATE OR REPLACE FUNCTION sales.keep_history() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND to_jsonb(OLD) ->> 'note' IS NOT NULL AND to_jsonb(NEW) = to_jsonb(OLD) || '{"note": null}' THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
COMMENT ON FUNCTION sales.keep_history IS
  'Refuses UPDATE and DELETE: the table is append-only. A note may become NULL.';
CREATE OR REPLACE TRIGGER order_events_append_only BEFORE UPDATE OR DELETE ON sales.order_events
FOR EACH ROW EXECUTE FUNCTION sales.keep_history();

CREATE OR REPLACE FUNCTION sales.state_has_history() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (
    SELECT FROM sales.order_events event
    WHERE event.order_id = NEW.id AND event.to_state = NEW.state
      AND event.id = (SELECT max(id) FROM sales.order_events WHERE order_id = NEW.id)
  ) THEN
    RAISE EXCEPTION 'order % is % without a cause', NEW.id, NEW.state USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION sales.state_has_history IS
  'Refuses, at commit, an order whose state is not that of its latest event.';
DROP TRIGGER IF EXISTS orders_state_has_history ON sales.orders;
CREATE CONSTRAINT TRIGGER orders_state_has_history AFTER INSERT OR UPDATE OF state ON sales.orders
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION sales.state_has_history();
