-- Votes of each choice.

CREATE OR REPLACE FUNCTION campaign.on_vote() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  change record;
BEGIN
  -- In the order of the choices, so that two members who change their votes cross-wise wait for each other and do not block.
  FOR change IN
    SELECT voted.campaign_id, voted.section, voted.choice, sum(voted.count)::integer AS count FROM (
      SELECT OLD.campaign_id, OLD.section, OLD.choice, -1 AS count WHERE TG_OP <> 'INSERT'
      UNION ALL
      SELECT NEW.campaign_id, NEW.section, NEW.choice, 1 WHERE TG_OP <> 'DELETE'
    ) voted GROUP BY 1, 2, 3 HAVING sum(voted.count) <> 0 ORDER BY 3
  LOOP
    INSERT INTO campaign.vote_counts (campaign_id, section, choice)
    VALUES (change.campaign_id, change.section, change.choice) ON CONFLICT DO NOTHING;
    UPDATE campaign.vote_counts SET votes = votes + change.count
    WHERE campaign_id = change.campaign_id AND section = change.section AND choice = change.choice;
  END LOOP;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION campaign.on_vote IS 'Keeps the number of votes of each choice.';
CREATE OR REPLACE TRIGGER votes_counted AFTER INSERT OR DELETE OR UPDATE OF choice ON campaign.votes
  FOR EACH ROW EXECUTE FUNCTION campaign.on_vote();
