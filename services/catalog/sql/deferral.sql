-- A bulk writer defers the triggers of products and combinations and refreshes a whole batch once (docs/decisions/0001-derived-columns-in-the-database.md). The switch is the
-- transaction-local setting nang.defer_refresh, which a rollback restores; only this file writes and reads it.
-- Written by: upsertProducts (services/catalog/write/upsert-products.ts), catalog.refresh_products (its own updates fire the triggers again).
-- Read by: on_products_inserted, on_products_updated, on_combinations_changed, on_combination_facts_changed, on_pack_items_changed.

CREATE OR REPLACE FUNCTION catalog.defer_refresh(deferred boolean) RETURNS void
LANGUAGE sql AS $$ SELECT set_config('nang.defer_refresh', CASE WHEN deferred THEN 'on' ELSE 'off' END, true) $$;

CREATE OR REPLACE FUNCTION catalog.is_deferred() RETURNS boolean
LANGUAGE sql STABLE AS $$ SELECT coalesce(current_setting('nang.defer_refresh', true), '') = 'on' $$;
