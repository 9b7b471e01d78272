-- Versions of static pages, for modules that this one depends on.

CREATE OR REPLACE FUNCTION content.versions_in_force(slugs text[], at timestamptz DEFAULT now())
RETURNS TABLE (slug text, version integer, title text, changes text, in_force date)
LANGUAGE sql STABLE AS $$
  SELECT DISTINCT ON (page.slug) page.slug, page.version, page.shown_title, page.changes, page.in_force
  FROM content.pages AS page
  WHERE page.slug = ANY (slugs) AND page.in_force <= (at AT TIME ZONE 'Asia/Ho_Chi_Minh')::date
  ORDER BY page.slug, page.version DESC
$$;
COMMENT ON FUNCTION content.versions_in_force IS 'The version of each of these pages that is in force: the highest whose day has come in Vietnam.';
