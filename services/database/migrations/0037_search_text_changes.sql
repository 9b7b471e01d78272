-- Moves on when the words of a product change, which few changes of the search rows do: what is derived from words alone is read again only then.
CREATE SEQUENCE "catalog"."search_text_changes";
