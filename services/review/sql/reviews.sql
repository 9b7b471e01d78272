-- Triggers of reviews, their pictures and their authors.

CREATE OR REPLACE FUNCTION review.on_reviews_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM catalog.apply_review_stats(ARRAY(SELECT DISTINCT product_id FROM changed));
  RETURN NULL;
END $$;
COMMENT ON FUNCTION review.on_reviews_changed IS
  'Derives the rating and the number of reviews of the products that were reviewed.';
CREATE OR REPLACE TRIGGER reviews_inserted AFTER INSERT ON review.reviews
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION review.on_reviews_changed();
CREATE OR REPLACE TRIGGER reviews_updated AFTER UPDATE ON review.reviews
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION review.on_reviews_changed();
CREATE OR REPLACE TRIGGER reviews_deleted AFTER DELETE ON review.reviews
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION review.on_reviews_changed();

CREATE OR REPLACE FUNCTION review.on_review_images_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE review.reviews entry SET total_images = (SELECT count(*) FROM review.review_images image WHERE image.review_id = entry.id)
  WHERE entry.id IN (SELECT review_id FROM changed);
  RETURN NULL;
END $$;
COMMENT ON FUNCTION review.on_review_images_changed IS
  'Counts the pictures of a review on its row, so that "with photos" can use an index.';
CREATE OR REPLACE TRIGGER review_images_inserted AFTER INSERT ON review.review_images
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION review.on_review_images_changed();
CREATE OR REPLACE TRIGGER review_images_deleted AFTER DELETE ON review.review_images
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION review.on_review_images_changed();

CREATE OR REPLACE FUNCTION review.reviewer_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM shop.mark_stale(array_agg(DISTINCT 'reviews:' || product_id))
  FROM review.reviews WHERE user_id = NEW.id AND is_published
  HAVING count(*) > 0;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION review.reviewer_changed IS
  'Marks the reviews stale that show the changed name, picture or level of their writer.';
CREATE OR REPLACE TRIGGER users_reviewer_changed
AFTER UPDATE OF name, user_name, image, level, skin_types, hair_types, is_expert_reviewer ON account.users
FOR EACH ROW WHEN (
  (OLD.name, OLD.user_name, OLD.image, OLD.level, OLD.skin_types, OLD.hair_types, OLD.is_expert_reviewer)
  IS DISTINCT FROM
  (NEW.name, NEW.user_name, NEW.image, NEW.level, NEW.skin_types, NEW.hair_types, NEW.is_expert_reviewer)
) EXECUTE FUNCTION review.reviewer_changed();
