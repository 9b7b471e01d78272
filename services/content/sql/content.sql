-- Words of articles for the search, and the pages that a changed text makes stale.

-- The words of a text in HTML, as positions for a vector: normalized as the keywords are.
CREATE OR REPLACE FUNCTION content.vector_of(html text) RETURNS tsvector
LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  WITH listed AS (
    SELECT catalog.words_of(regexp_replace(regexp_replace(html, '<[^>]*>', ' ', 'g'), '&(amp|lt|gt|quot|nbsp|#39);', ' ', 'g')) AS words
  ), lexemes AS (
    SELECT word, place FROM listed CROSS JOIN unnest(words) WITH ORDINALITY AS each(word, place)
    -- A '0' between two parts, so that the last word of one and the first of the next are not adjacent.
    UNION ALL SELECT words[place] || '_' || words[place + 1], place
      FROM listed CROSS JOIN generate_series(1, cardinality(words) - 1) AS place WHERE '0' NOT IN (words[place], words[place + 1])
  )
  SELECT coalesce(string_agg(quote_literal(word) || ':' || least(place, 16000), ' '), '')::tsvector
  FROM lexemes WHERE length(word) <= 60 AND word NOT LIKE '%\\%'
$$;
COMMENT ON FUNCTION content.vector_of IS 'The searchable words of a text in HTML, and its adjacent words.';

CREATE OR REPLACE FUNCTION content.refresh_words(post_ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO content.post_counts (post_id) SELECT unnest(post_ids) ON CONFLICT DO NOTHING;
  INSERT INTO content.post_words AS kept (post_id, category_id, words)
  SELECT id, category_id,
    setweight(content.vector_of(shown_title), 'A')
    || setweight(content.vector_of(array_to_string(keywords, ' 0 ')), 'B')
    -- Whole keywords, each marked: '=dang ky'.
    || setweight((
      SELECT coalesce(string_agg(DISTINCT quote_literal(left('=' || array_to_string(catalog.words_of(keyword), ' '), 80)) || ':1', ' '), '')
      FROM unnest(keywords) AS keyword WHERE keyword NOT LIKE '%\\%'
    )::tsvector, 'B')
    || setweight(content.vector_of(shown_summary || ' 0 ' || coalesce(
      (SELECT string_agg(heading ->> 'text', ' 0 ') FROM jsonb_array_elements(headings) AS heading), '')), 'C')
    || setweight(content.vector_of(body), 'D')
  FROM content.posts WHERE id = ANY (post_ids)
  ON CONFLICT (post_id) DO UPDATE SET category_id = excluded.category_id, words = excluded.words
  WHERE (kept.category_id, kept.words) IS DISTINCT FROM (excluded.category_id, excluded.words);
END $$;
COMMENT ON FUNCTION content.refresh_words IS 'Derives the words and the counters of these articles.';

-- Counts the changes of what searches keep in memory: words of articles, names of categories.
CREATE OR REPLACE FUNCTION content.count_search_change() RETURNS void LANGUAGE sql AS $$
  INSERT INTO content.words AS kept (word, posts) VALUES ('', 1) ON CONFLICT (word) DO UPDATE SET posts = kept.posts + 1
$$;
COMMENT ON FUNCTION content.count_search_change IS 'Counts the changes of what searches of the help centre keep in memory.';

CREATE OR REPLACE FUNCTION content.refresh_vocabulary() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- One at a time: two would both insert a new word.
  PERFORM pg_advisory_xact_lock(8151979);
  CREATE TEMPORARY TABLE IF NOT EXISTS fresh_words (word text, posts integer) ON COMMIT DROP;
  DELETE FROM fresh_words;
  INSERT INTO fresh_words SELECT word, ndoc FROM ts_stat('SELECT words FROM content.post_words') WHERE word !~ '[_=]';
  DELETE FROM content.words kept WHERE word <> '' AND NOT EXISTS (SELECT FROM fresh_words fresh WHERE fresh.word = kept.word);
  INSERT INTO content.words AS kept (word, posts) SELECT word, posts FROM fresh_words
  ON CONFLICT (word) DO UPDATE SET posts = excluded.posts WHERE kept.posts <> excluded.posts;
  PERFORM content.count_search_change();
END $$;
COMMENT ON FUNCTION content.refresh_vocabulary IS 'Counts the articles of every word, for the correction of slips.';

CREATE OR REPLACE FUNCTION content.on_posts_written() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids integer[] := ARRAY(SELECT id FROM changed);
BEGIN
  IF ids = '{}' THEN RETURN NULL; END IF;
  IF TG_OP <> 'DELETE' THEN PERFORM content.refresh_words(ids); END IF;
  PERFORM content.refresh_vocabulary();
  PERFORM shop.mark_stale(ARRAY(SELECT 'post:' || id FROM unnest(ids) AS id) || 'help'::text);
  RETURN NULL;
END $$;
COMMENT ON FUNCTION content.on_posts_written IS
  'Derives the words of written articles and marks the pages stale that show them.';
CREATE OR REPLACE TRIGGER posts_inserted AFTER INSERT ON content.posts
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION content.on_posts_written();
CREATE OR REPLACE TRIGGER posts_updated AFTER UPDATE ON content.posts
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION content.on_posts_written();
CREATE OR REPLACE TRIGGER posts_deleted AFTER DELETE ON content.posts
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION content.on_posts_written();

CREATE OR REPLACE FUNCTION content.on_categories_written() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM changed) THEN RETURN NULL; END IF;
  PERFORM content.count_search_change();
  PERFORM shop.mark_stale(ARRAY['help']);
  RETURN NULL;
END $$;
COMMENT ON FUNCTION content.on_categories_written IS 'Marks the pages of the help centre stale that name its categories.';
CREATE OR REPLACE TRIGGER help_categories_inserted AFTER INSERT ON content.categories
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION content.on_categories_written();
CREATE OR REPLACE TRIGGER help_categories_updated AFTER UPDATE ON content.categories
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION content.on_categories_written();
CREATE OR REPLACE TRIGGER help_categories_deleted AFTER DELETE ON content.categories
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION content.on_categories_written();
CREATE OR REPLACE TRIGGER help_subcategories_inserted AFTER INSERT ON content.subcategories
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION content.on_categories_written();
CREATE OR REPLACE TRIGGER help_subcategories_updated AFTER UPDATE ON content.subcategories
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION content.on_categories_written();
CREATE OR REPLACE TRIGGER help_subcategories_deleted AFTER DELETE ON content.subcategories
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION content.on_categories_written();

CREATE OR REPLACE FUNCTION content.on_pages_written() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM shop.mark_stale(ARRAY(SELECT DISTINCT 'page:' || slug FROM changed));
  RETURN NULL;
END $$;
COMMENT ON FUNCTION content.on_pages_written IS 'Marks static pages stale whose texts were written.';
CREATE OR REPLACE TRIGGER pages_inserted AFTER INSERT ON content.pages
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION content.on_pages_written();
CREATE OR REPLACE TRIGGER pages_updated AFTER UPDATE ON content.pages
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION content.on_pages_written();
CREATE OR REPLACE TRIGGER pages_deleted AFTER DELETE ON content.pages
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION content.on_pages_written();

CREATE OR REPLACE FUNCTION content.on_positions_written() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM shop.mark_stale(ARRAY['page:careers']) WHERE EXISTS (SELECT FROM changed);
  RETURN NULL;
END $$;
COMMENT ON FUNCTION content.on_positions_written IS 'Marks the list of open positions and their pages stale.';
CREATE OR REPLACE TRIGGER positions_inserted AFTER INSERT ON content.positions
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION content.on_positions_written();
CREATE OR REPLACE TRIGGER positions_updated AFTER UPDATE ON content.positions
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION content.on_positions_written();
CREATE OR REPLACE TRIGGER positions_deleted AFTER DELETE ON content.positions
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION content.on_positions_written();

-- What the functions above derive is derived again when they change.
SELECT content.refresh_words(ARRAY(SELECT id FROM content.posts));
SELECT content.refresh_vocabulary();
