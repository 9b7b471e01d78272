-- Back in stock: queues the mails of subscribers.

CREATE OR REPLACE FUNCTION alert.on_combinations_back() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM graphile_worker.add_job(
    'send-availability-alerts',
    payload => json_build_object('combination_id', back.id),
    job_key => 'availability-alerts:' || back.id
  )
  FROM (
    -- A full join in a separate statement, so that it is planned as one: see services/catalog/sql/combinations.sql.
    WITH pair AS MATERIALIZED (
      SELECT id, after.is_available AND NOT before.is_available AS is_back FROM after FULL JOIN before USING (id)
    )
    SELECT id FROM pair
    WHERE is_back
      AND EXISTS (
        SELECT FROM alert.availability_alerts waiting
        WHERE waiting.combination_id = pair.id AND waiting.sent_at IS NULL
      )
    ORDER BY id
  ) back;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION alert.on_combinations_back IS
  'Queues the back-in-stock mails of combinations that became available, in the transaction of the change. Several changes before the job runs make one job.';
CREATE OR REPLACE TRIGGER combinations_back AFTER UPDATE ON catalog.combinations
  REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION alert.on_combinations_back();
