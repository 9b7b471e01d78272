-- Normalization of texts for the search.

-- Lower case without diacritics, either Unicode form, đ as d.
CREATE OR REPLACE FUNCTION catalog.searchable(words text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  SELECT lower(public.unaccent('public.unaccent'::regdictionary, normalize(words, NFC)))
$$;

-- The words of a text, normalized the same way for products and keywords: lower case, without diacritics in either Unicode form,
-- 'đ' as 'd', a number with its unit as one word ('100 ml' → '100ml', 'SPF 50+' → 'spf50', '0,5' → '0p5'), "l'oréal" → 'loreal'.
CREATE OR REPLACE FUNCTION catalog.words_of(of text) RETURNS text[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  SELECT coalesce(array_agg(found[1]), '{}') FROM regexp_matches(
    regexp_replace(regexp_replace(regexp_replace(regexp_replace(
      translate(catalog.searchable(of), E'\'`´’‘', ''),
      '(\d)[.,](\d)', '\1p\2', 'g'),
      '(\d)\s*(?:gram|gr)\M', '\1g', 'g'),
      '(\d)\s+(ml|mg|kg|g|l|oz|cm|mm)\M', '\1\2', 'g'),
      '\mspf\s+(\d)', 'spf\1', 'g'),
    '[^[:space:][:punct:]®™©°·–—“”…]+', 'g') AS found
$$;

-- The colour families of shade names, by words with diacritics or in English: 'Đỏ Gạch' → {do}. Families are named by their
-- Vietnamese word without diacritics.
CREATE OR REPLACE FUNCTION catalog.colour_families(names text) RETURNS text[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  SELECT coalesce(array_agg(DISTINCT colour.family), '{}')
  FROM (VALUES
    ('do', 'đỏ'), ('do', 'do'), ('do', 'red'), ('do', 'rouge'), ('do', 'cherry'), ('do', 'ruby'), ('do', 'scarlet'), ('do', 'dâu'), ('do', 'berry'),
    ('hong', 'hồng'), ('hong', 'hong'), ('hong', 'pink'), ('hong', 'rose'), ('hong', 'rosy'), ('hong', 'dâu'), ('hong', 'fuchsia'),
    ('cam', 'cam'), ('cam', 'orange'), ('cam', 'coral'), ('cam', 'san hô'), ('cam', 'mơ'), ('cam', 'peach'), ('cam', 'apricot'),
    ('nau', 'nâu'), ('nau', 'nau'), ('nau', 'brown'), ('nau', 'cacao'), ('nau', 'ca cao'), ('nau', 'cocoa'), ('nau', 'chocolate'), ('nau', 'cà phê'),
    ('nau', 'coffee'), ('nau', 'mocha'), ('nau', 'caramel'), ('nau', 'hạt dẻ'), ('nau', 'chestnut'),
    ('tim', 'tím'), ('tim', 'tim'), ('tim', 'purple'), ('tim', 'violet'), ('tim', 'plum'), ('tim', 'mauve'), ('tim', 'lavender'), ('tim', 'mận'),
    ('den', 'đen'), ('den', 'den'), ('den', 'black'),
    ('xanh', 'xanh'), ('xanh', 'blue'), ('xanh', 'green'), ('xanh', 'navy'), ('xanh', 'mint'), ('xanh', 'rêu'), ('xanh', 'olive'),
    ('vang', 'vàng'), ('vang', 'yellow'), ('vang', 'gold'), ('vang', 'golden'),
    ('trang', 'trắng'), ('trang', 'white'),
    ('be', 'be'), ('be', 'nude'), ('be', 'beige'),
    ('xam', 'xám'), ('xam', 'xam'), ('xam', 'grey'), ('xam', 'gray'),
    ('bac', 'bạc'), ('bac', 'silver')
  ) AS colour(family, word)
  WHERE ' ' || regexp_replace(lower(normalize(names, NFC) COLLATE "vi-x-icu"), '[[:space:][:punct:][:digit:]]+', ' ', 'g') || ' '
    LIKE '% ' || colour.word || ' %'
$$;
