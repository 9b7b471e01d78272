-- The vocabulary of the search.

-- Recounts the products of each word, deletes words without products, and merges the pending list of the GIN index. Called after an import
-- and every night.
CREATE OR REPLACE FUNCTION catalog.refresh_vocabulary() RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  CREATE TEMPORARY TABLE counted_words ON COMMIT DROP AS
    SELECT word COLLATE "C" AS word, ndoc FROM ts_stat('SELECT words FROM catalog.search_texts') WHERE word NOT LIKE '=%';
  DELETE FROM catalog.search_words known WHERE NOT EXISTS (SELECT FROM counted_words counted WHERE counted.word = known.word);
  INSERT INTO catalog.search_words AS known (word, products) SELECT word, ndoc FROM counted_words ORDER BY word
  ON CONFLICT (word) DO UPDATE SET products = excluded.products WHERE known.products <> excluded.products;
  DROP TABLE counted_words;
  PERFORM gin_clean_pending_list(index::regclass) FROM unnest(ARRAY[
    'catalog.search_texts_words_idx', 'catalog.search_rows_category_ids_idx', 'catalog.search_rows_tag_ids_idx']) AS index;
END $$;

-- Known words that are similar to this one, the most similar first.
CREATE OR REPLACE FUNCTION catalog.words_like(looked_for text) RETURNS TABLE (word text, products integer)
LANGUAGE sql STABLE SET pg_trgm.similarity_threshold = 0.19 AS $$
  SELECT known.word, known.products FROM catalog.search_words known
  WHERE known.word % looked_for AND abs(length(known.word) - length(looked_for)) <= 2
  ORDER BY similarity(known.word, looked_for) DESC, known.products DESC LIMIT 60
$$;
