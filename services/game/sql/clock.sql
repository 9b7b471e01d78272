-- The clock of games: everything that happens once a day asks it. Tests replace this one function.

CREATE OR REPLACE FUNCTION game.clock() RETURNS timestamptz LANGUAGE sql VOLATILE AS $$
  SELECT clock_timestamp()
$$;
COMMENT ON FUNCTION game.clock IS 'The present instant for check-ins, shares and spins, whatever the clock of a device says.';

CREATE OR REPLACE FUNCTION game.day_of(instant timestamptz) RETURNS date LANGUAGE sql IMMUTABLE AS $$
  SELECT (instant AT TIME ZONE 'Asia/Ho_Chi_Minh')::date
$$;
COMMENT ON FUNCTION game.day_of IS 'The Vietnamese day of an instant.';
