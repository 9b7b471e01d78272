-- Visits by links, counted once a visitor and day.

CREATE OR REPLACE FUNCTION affiliate.count_click() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO affiliate.click_days AS counted (partner_id, day, clicks) VALUES (NEW.partner_id, NEW.day, 1)
  ON CONFLICT (partner_id, day) DO UPDATE SET clicks = counted.clicks + 1;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION affiliate.count_click IS
  'Counts a visitor of a day, who is there once.';
CREATE OR REPLACE TRIGGER clicks_counted AFTER INSERT ON affiliate.clicks
FOR EACH ROW EXECUTE FUNCTION affiliate.count_click();
