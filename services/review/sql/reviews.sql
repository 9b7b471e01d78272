-- Triggers of reviews, their pictures, votes, replies and writers.

CREATE OR REPLACE FUNCTION review.rate() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.average_rating := (SELECT coalesce(round(avg(stars::numeric), 1), 0) FROM jsonb_each_text(NEW.ratings) AS rating(type, stars));
  RETURN NEW;
END $$;
COMMENT ON FUNCTION review.rate IS 'Derives the average of a review from its ratings.';
CREATE OR REPLACE TRIGGER reviews_rated BEFORE INSERT OR UPDATE OF ratings, average_rating ON review.reviews
  FOR EACH ROW EXECUTE FUNCTION review.rate();

CREATE OR REPLACE FUNCTION review.mark_profiles_stale(user_ids integer[]) RETURNS void LANGUAGE sql AS $$
  SELECT shop.mark_stale(ARRAY(
    SELECT DISTINCT 'profile:' || md5(account.fold(user_name)) FROM account.users WHERE id = ANY (user_ids)
  ))
$$;
COMMENT ON FUNCTION review.mark_profiles_stale IS
  'Marks the cached public profiles stale that count the reviews and votes of these members.';

CREATE OR REPLACE FUNCTION review.may_be_on_home(entry review.reviews) RETURNS boolean LANGUAGE sql STABLE AS $$
  -- As the call GET /reviews/with-photos chooses, of which one has at most 24.
  SELECT entry.is_published AND entry.total_images > 0 AND entry.average_rating > 4
    AND entry.total_likes >= coalesce((
      SELECT total_likes FROM review.reviews WHERE is_published AND total_images > 0 AND average_rating > 4
      ORDER BY total_likes DESC, id OFFSET 23 LIMIT 1
    ), 0)
$$;
COMMENT ON FUNCTION review.may_be_on_home IS
  'Whether a review is among the most liked ones with photos, of which the home page shows some.';

CREATE OR REPLACE FUNCTION review.on_reviews_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM catalog.apply_review_stats(ARRAY(SELECT DISTINCT product_id FROM changed));
  PERFORM review.mark_profiles_stale(ARRAY(SELECT DISTINCT user_id FROM changed WHERE is_published));
  PERFORM shop.mark_stale(ARRAY['home'])
  WHERE EXISTS (SELECT FROM changed WHERE total_images > 0 AND review.may_be_on_home(changed));
  RETURN NULL;
END $$;
COMMENT ON FUNCTION review.on_reviews_changed IS
  'Derives the rating and the number of reviews of the products that were reviewed; marks the home page stale that shows one of them.';
CREATE OR REPLACE TRIGGER reviews_inserted AFTER INSERT ON review.reviews
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION review.on_reviews_changed();
CREATE OR REPLACE TRIGGER reviews_deleted AFTER DELETE ON review.reviews
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION review.on_reviews_changed();

CREATE OR REPLACE FUNCTION review.on_reviews_updated() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  rated integer[];
BEGIN
  SELECT ARRAY(
    SELECT DISTINCT product_id FROM (
      SELECT unnest(ARRAY[before.product_id, after.product_id]) AS product_id
      FROM after FULL JOIN before ON before.id = after.id
      WHERE (after.product_id, after.is_published, after.average_rating)
        IS DISTINCT FROM (before.product_id, before.is_published, before.average_rating)
    ) concerned WHERE product_id IS NOT NULL
  ) INTO rated;
  IF rated <> '{}' THEN PERFORM catalog.apply_review_stats(rated); END IF;
  PERFORM shop.mark_stale(ARRAY(
    SELECT DISTINCT 'reviews:' || after.product_id
    FROM after FULL JOIN before ON before.id = after.id
    WHERE (after.is_published OR before.is_published) AND after IS DISTINCT FROM before
      AND NOT after.product_id = ANY (rated)
  ));
  PERFORM review.mark_profiles_stale(ARRAY(
    SELECT DISTINCT after.user_id
    FROM after FULL JOIN before ON before.id = after.id
    WHERE (after.is_published OR before.is_published)
      AND (after.is_published, after.total_likes) IS DISTINCT FROM (before.is_published, before.total_likes)
  ));
  -- Votes alone change nothing that the home page shows; it follows their order within minutes by its lifetime.
  PERFORM shop.mark_stale(ARRAY['home'])
  WHERE EXISTS (
    SELECT FROM after FULL JOIN before ON before.id = after.id
    WHERE (before.total_images > 0 OR after.total_images > 0)
      AND to_jsonb(after) - 'total_likes' IS DISTINCT FROM to_jsonb(before) - 'total_likes'
      AND (review.may_be_on_home(before) OR review.may_be_on_home(after))
  );
  RETURN NULL;
END $$;
COMMENT ON FUNCTION review.on_reviews_updated IS
  'Derives ratings of products again where a review''s stars or its publication changed; marks the pages stale that show a changed review.';
CREATE OR REPLACE TRIGGER reviews_updated AFTER UPDATE ON review.reviews
  REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION review.on_reviews_updated();

CREATE OR REPLACE FUNCTION review.on_review_images_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    PERFORM shop.mark_stale(ARRAY(SELECT DISTINCT 'reviews:' || product_id FROM review.reviews
      WHERE is_published AND id IN (SELECT review_id FROM changed)));
    PERFORM shop.mark_stale(ARRAY['home']) WHERE EXISTS (
      SELECT FROM review.reviews entry WHERE id IN (SELECT review_id FROM changed) AND review.may_be_on_home(entry));
    RETURN NULL;
  END IF;
  UPDATE review.reviews entry SET total_images = (SELECT count(*) FROM review.review_images image WHERE image.review_id = entry.id)
  WHERE entry.id IN (SELECT review_id FROM changed);
  RETURN NULL;
END $$;
COMMENT ON FUNCTION review.on_review_images_changed IS
  'Counts the pictures of a review on its row, so that "with photos" can use an index; marks the pages stale that show a changed picture.';
CREATE OR REPLACE TRIGGER review_images_inserted AFTER INSERT ON review.review_images
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION review.on_review_images_changed();
CREATE OR REPLACE TRIGGER review_images_updated AFTER UPDATE ON review.review_images
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION review.on_review_images_changed();
CREATE OR REPLACE TRIGGER review_images_deleted AFTER DELETE ON review.review_images
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION review.on_review_images_changed();

CREATE OR REPLACE FUNCTION review.on_review_likes_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE review.reviews entry
  SET total_likes = greatest(0, entry.total_likes + CASE WHEN TG_OP = 'INSERT' THEN votes.number ELSE -votes.number END)
  FROM (SELECT review_id, count(*)::integer AS number FROM changed GROUP BY review_id) votes
  WHERE entry.id = votes.review_id;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION review.on_review_likes_changed IS
  'Counts votes on the row of their review, on top of those it was imported with.';
CREATE OR REPLACE TRIGGER review_likes_inserted AFTER INSERT ON review.review_likes
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION review.on_review_likes_changed();
CREATE OR REPLACE TRIGGER review_likes_deleted AFTER DELETE ON review.review_likes
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION review.on_review_likes_changed();

CREATE OR REPLACE FUNCTION review.on_review_reply_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM shop.mark_stale(array_agg('reviews:' || product_id))
  FROM review.reviews WHERE id = coalesce(NEW.review_id, OLD.review_id) AND is_published
  HAVING count(*) > 0;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION review.on_review_reply_changed IS 'Marks the page stale that shows the shop''s reply.';
CREATE OR REPLACE TRIGGER review_replies_changed AFTER INSERT OR UPDATE OR DELETE ON review.review_replies
  FOR EACH ROW EXECUTE FUNCTION review.on_review_reply_changed();

CREATE OR REPLACE FUNCTION review.on_moderation_rule_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.changed_at := clock_timestamp();
  RETURN NEW;
END $$;
COMMENT ON FUNCTION review.on_moderation_rule_changed IS
  'Dates a change of a rule: processes that keep the rules read them again.';
CREATE OR REPLACE TRIGGER moderation_rules_changed BEFORE INSERT OR UPDATE ON review.moderation_rules
  FOR EACH ROW EXECUTE FUNCTION review.on_moderation_rule_changed();

CREATE OR REPLACE FUNCTION review.mark_reviewer_stale(reviewer integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM shop.mark_stale(array_agg(DISTINCT 'reviews:' || product_id))
  FROM review.reviews WHERE user_id = reviewer AND is_published
  HAVING count(*) > 0;
  PERFORM shop.mark_stale(ARRAY['home']) WHERE EXISTS (
    SELECT FROM review.reviews entry WHERE user_id = reviewer AND total_images > 0 AND review.may_be_on_home(entry));
END $$;
COMMENT ON FUNCTION review.mark_reviewer_stale IS
  'Marks the reviews stale, also on the home page, that show the name, picture or level of their writer.';

CREATE OR REPLACE FUNCTION review.reviewer_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM review.mark_reviewer_stale(NEW.id);
  RETURN NULL;
END $$;
COMMENT ON FUNCTION review.reviewer_changed IS 'Marks the reviews stale that show a changed name or picture of their writer.';
CREATE OR REPLACE TRIGGER users_reviewer_changed
AFTER UPDATE OF name, user_name, image, skin_types, hair_types, is_expert_reviewer ON account.users
FOR EACH ROW WHEN (
  (OLD.name, OLD.user_name, OLD.image, OLD.skin_types, OLD.hair_types, OLD.is_expert_reviewer)
  IS DISTINCT FROM
  (NEW.name, NEW.user_name, NEW.image, NEW.skin_types, NEW.hair_types, NEW.is_expert_reviewer)
) EXECUTE FUNCTION review.reviewer_changed();

CREATE OR REPLACE FUNCTION review.reviewer_level_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM review.mark_reviewer_stale(NEW.user_id);
  RETURN NULL;
END $$;
COMMENT ON FUNCTION review.reviewer_level_changed IS 'Marks the reviews stale that show the changed level of their writer.';
CREATE OR REPLACE TRIGGER member_levels_reviewer_inserted AFTER INSERT ON loyalty.member_levels
FOR EACH ROW EXECUTE FUNCTION review.reviewer_level_changed();
CREATE OR REPLACE TRIGGER member_levels_reviewer_changed AFTER UPDATE OF stage ON loyalty.member_levels
FOR EACH ROW WHEN (OLD.stage IS DISTINCT FROM NEW.stage) EXECUTE FUNCTION review.reviewer_level_changed();
