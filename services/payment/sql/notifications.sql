-- The webhook messages of providers stay as they were received.

CREATE OR REPLACE TRIGGER notifications_append_only BEFORE UPDATE OR DELETE ON payment.notifications
FOR EACH ROW EXECUTE FUNCTION sales.keep_history();
