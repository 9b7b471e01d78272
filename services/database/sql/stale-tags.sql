-- The log of stale cache tags (docs/decisions/0003-cache-tags-from-the-database.md).

-- Remembers that pages with these tags are out of date; the storefront is woken when the transaction commits.
-- More than 800 at once mean the catalogue as a whole.
CREATE OR REPLACE FUNCTION shop.mark_stale(tags text[]) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  IF coalesce(cardinality(tags), 0) = 0 THEN RETURN; END IF;
  IF cardinality(tags) > 800 THEN tags := ARRAY['catalog']; END IF;
  INSERT INTO shop.stale_tags (tag) SELECT DISTINCT tag FROM unnest(tags) AS tag;
  PERFORM pg_notify('stale_tags', '');
END $$;
