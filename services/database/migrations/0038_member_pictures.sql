-- Whether a member shows a picture is looked up before it is deleted.
CREATE INDEX "users_image_idx" ON "account"."users" USING btree ("image") WHERE "account"."users"."image" IS NOT NULL;
