ALTER TABLE "game"."missions" ADD COLUMN "registration_voucher_id" integer;
