CREATE TABLE "catalog"."bought_together" (
	"product_id" integer NOT NULL,
	"other_id" integer NOT NULL,
	"orders" integer NOT NULL,
	CONSTRAINT "bought_together_product_id_other_id_pk" PRIMARY KEY("product_id","other_id")
);
--> statement-breakpoint
ALTER TABLE "catalog"."bought_together" ADD CONSTRAINT "bought_together_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "catalog"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalog"."bought_together" ADD CONSTRAINT "bought_together_other_id_products_id_fk" FOREIGN KEY ("other_id") REFERENCES "catalog"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bought_together_other_idx" ON "catalog"."bought_together" USING btree ("other_id");
