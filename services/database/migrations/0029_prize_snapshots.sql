-- Redemptions and spins keep what the reward or prize was: the rows that exist get what it is now.
ALTER TABLE "campaign"."redemptions" ADD COLUMN "snapshot" jsonb;--> statement-breakpoint
ALTER TABLE "game"."spins" ADD COLUMN "snapshot" jsonb;--> statement-breakpoint
ALTER TABLE "loyalty"."redemptions" ADD COLUMN "snapshot" jsonb;--> statement-breakpoint
UPDATE "campaign"."redemptions" AS redemption SET "snapshot" = jsonb_build_object(
  'type', prize.type, 'name', prize.name, 'description', prize.description, 'image', prize.image, 'tnc', prize.tnc,
  'per_member', prize.per_member)
FROM "campaign"."prizes" AS prize WHERE prize.id = redemption.prize_id;--> statement-breakpoint
UPDATE "game"."spins" AS spin SET "snapshot" = jsonb_build_object(
  'kind', prize.kind, 'name', prize.name, 'description', prize.description, 'image', prize.image, 'points', prize.points)
FROM "game"."prizes" AS prize WHERE prize.id = spin.prize_id;--> statement-breakpoint
-- The type of a reward may have changed since: what was issued says what it was.
UPDATE "loyalty"."redemptions" AS redemption SET "snapshot" = jsonb_build_object(
  'type', coalesce((
    SELECT CASE WHEN issued.given_for LIKE 'egift:%' THEN 'gift_card' WHEN issued.gift_product_id IS NOT NULL THEN 'gift' ELSE 'voucher' END
    FROM "voucher"."vouchers" AS issued
    WHERE issued.given_for IN ('egift:reward-' || redemption.id, 'reward:' || redemption.id)), reward.type),
  'name', reward.name, 'description', reward.description, 'image', reward.image, 'tnc', reward.tnc,
  'per_member', reward.per_member)
FROM "loyalty"."rewards" AS reward WHERE reward.id = redemption.reward_id;--> statement-breakpoint
ALTER TABLE "campaign"."redemptions" ALTER COLUMN "snapshot" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "game"."spins" ALTER COLUMN "snapshot" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "loyalty"."redemptions" ALTER COLUMN "snapshot" SET NOT NULL;--> statement-breakpoint
-- The stock of a reward was what was left; now it is all there are, as of prizes, and the redeemed ones are counted beside it.
ALTER TABLE "loyalty"."rewards" DROP CONSTRAINT "rewards_stock_check";--> statement-breakpoint
ALTER TABLE "loyalty"."rewards" ADD COLUMN "redeemed" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "loyalty"."rewards" AS reward SET "redeemed" = counted.redeemed, "stock" = reward.stock + counted.redeemed
FROM (SELECT reward_id, count(*)::integer AS redeemed FROM "loyalty"."redemptions" WHERE taken_back_at IS NULL GROUP BY reward_id) AS counted
WHERE counted.reward_id = reward.id;--> statement-breakpoint
ALTER TABLE "loyalty"."rewards" ADD CONSTRAINT "rewards_stock_check" CHECK (redeemed >= 0 AND redeemed <= stock);
