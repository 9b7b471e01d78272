-- The log of stale cache tags (docs/decisions/0003-cache-tags-from-the-database.md).

-- Marks pages with these tags stale; the notification reaches the storefront when the transaction commits. More than 800 tags are replaced
-- by 'catalog', the tag of all pages.
CREATE OR REPLACE FUNCTION shop.mark_stale(tags text[]) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  IF coalesce(cardinality(tags), 0) = 0 THEN RETURN; END IF;
  IF cardinality(tags) > 800 THEN tags := ARRAY['catalog']; END IF;
  INSERT INTO shop.stale_tags (tag) SELECT DISTINCT tag FROM unnest(tags) AS tag;
  PERFORM pg_notify('stale_tags', '');
END $$;
