ALTER TABLE "review"."reviews" ADD COLUMN "idempotency_key" uuid;--> statement-breakpoint
CREATE INDEX "reviews_newest_idx" ON "review"."reviews" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE is_published;--> statement-breakpoint
CREATE INDEX "reviews_liked_idx" ON "review"."reviews" USING btree ("total_likes" DESC NULLS FIRST,"created_at" DESC NULLS FIRST,"id") WHERE is_published;--> statement-breakpoint
CREATE INDEX "reviews_rated_idx" ON "review"."reviews" USING btree ("average_rating","created_at" DESC NULLS FIRST,"id","total_images","is_verified_purchase","is_expert_reviewer") WHERE is_published;--> statement-breakpoint
CREATE INDEX "reviews_home_idx" ON "review"."reviews" USING btree ("total_likes" DESC NULLS FIRST,"id") WHERE is_published AND total_images > 0 AND average_rating > 4;--> statement-breakpoint
UPDATE "review"."reviews" SET "reason" = NULL WHERE "reason" IS NOT NULL AND "state" NOT IN ('held', 'rejected');--> statement-breakpoint
ALTER TABLE "review"."reviews" ADD CONSTRAINT "reviews_reason_check" CHECK (reason IS NULL OR state IN ('held', 'rejected'));