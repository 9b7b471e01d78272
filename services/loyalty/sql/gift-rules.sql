-- Pages that say what invitations and birthdays bring.

CREATE OR REPLACE FUNCTION loyalty.on_gift_rules_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM shop.mark_stale(ARRAY['rewards']);
  RETURN NULL;
END $$;
COMMENT ON FUNCTION loyalty.on_gift_rules_changed IS
  'Marks the pages stale that say how points are earned.';
CREATE OR REPLACE TRIGGER gift_rules_changed AFTER INSERT OR UPDATE OR DELETE ON loyalty.gift_rules
FOR EACH STATEMENT EXECUTE FUNCTION loyalty.on_gift_rules_changed();
