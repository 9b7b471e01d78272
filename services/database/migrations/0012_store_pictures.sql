ALTER TABLE "store"."stores" ADD COLUMN "image" jsonb;
