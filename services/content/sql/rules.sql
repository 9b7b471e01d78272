-- Texts that name a rule are rendered again when the rule is a row that changes.

CREATE OR REPLACE FUNCTION content.on_rules_written() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM graphile_worker.add_job('render-content', payload => '{}', job_key => 'render-content');
  RETURN NULL;
END $$;
COMMENT ON FUNCTION content.on_rules_written IS 'Queues the rendering of texts that name facts.';
CREATE OR REPLACE TRIGGER stores_named AFTER INSERT OR UPDATE OR DELETE ON store.stores
  FOR EACH STATEMENT EXECUTE FUNCTION content.on_rules_written();
CREATE OR REPLACE TRIGGER toggles_named AFTER INSERT OR UPDATE OR DELETE ON account.feature_toggles
  FOR EACH STATEMENT EXECUTE FUNCTION content.on_rules_written();
CREATE OR REPLACE TRIGGER levels_named AFTER INSERT OR UPDATE OR DELETE ON loyalty.levels
  FOR EACH STATEMENT EXECUTE FUNCTION content.on_rules_written();
CREATE OR REPLACE TRIGGER early_sales_named AFTER INSERT OR UPDATE OF early_stage, early_hours, is_active OR DELETE ON catalog.promotions
  FOR EACH STATEMENT EXECUTE FUNCTION content.on_rules_written();
