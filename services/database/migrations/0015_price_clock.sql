CREATE TABLE "catalog"."price_clock" (
	"ran_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
INSERT INTO catalog.price_clock (ran_at) VALUES (now());--> statement-breakpoint
-- Now combinations_on_cards (services/catalog/sql/combinations.sql).
DROP TRIGGER combinations_few_left ON catalog.combinations;--> statement-breakpoint
DROP FUNCTION catalog.on_few_left_changed();
