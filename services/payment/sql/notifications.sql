-- Stored webhook messages of providers cannot be changed.

CREATE OR REPLACE TRIGGER notifications_append_only BEFORE UPDATE OR DELETE ON payment.notifications
FOR EACH ROW EXECUTE FUNCTION sales.keep_history();
