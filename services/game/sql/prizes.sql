-- Stock and daily caps of prizes.

CREATE OR REPLACE FUNCTION game.take_prize(wanted integer, on_day date)
RETURNS TABLE (taken boolean, unit integer, unit_of_day integer, reason text) LANGUAGE plpgsql AS $$
DECLARE
  prize game.prizes;
  won_on_day integer;
BEGIN
  -- First without a lock: once a prize is gone, spins no longer wait for each other.
  FOR attempt IN 1..2 LOOP
    IF attempt = 1 THEN
      SELECT * INTO STRICT prize FROM game.prizes WHERE id = wanted;
      IF prize.stock IS NULL AND prize.daily_cap IS NULL THEN
        RETURN QUERY SELECT true, NULL::integer, NULL::integer, NULL::text;
        RETURN;
      END IF;
    ELSE
      SELECT * INTO STRICT prize FROM game.prizes WHERE id = wanted FOR UPDATE;
    END IF;
    IF prize.won >= prize.stock THEN
      RETURN QUERY SELECT false, NULL::integer, NULL::integer, 'stock';
      RETURN;
    END IF;
    won_on_day := coalesce((SELECT won FROM game.prize_days WHERE prize_id = wanted AND day = on_day), 0);
    IF won_on_day >= prize.daily_cap THEN
      RETURN QUERY SELECT false, NULL::integer, NULL::integer, 'daily-cap';
      RETURN;
    END IF;
  END LOOP;
  UPDATE game.prizes SET won = won + 1 WHERE id = wanted;
  INSERT INTO game.prize_days (prize_id, day, won) VALUES (wanted, on_day, 1)
    ON CONFLICT (prize_id, day) DO UPDATE SET won = prize_days.won + 1;
  RETURN QUERY SELECT true, prize.won + 1, won_on_day + 1, NULL::text;
END $$;
COMMENT ON FUNCTION game.take_prize IS
  'Takes one piece of a prize: its number and that within the day, both null without a limit; or why none is left.';
