ALTER TABLE "affiliate"."partners" ADD COLUMN "approved_at" timestamp with time zone;--> statement-breakpoint
-- The first approval since staff last decided otherwise; a later one changed the terms only.
UPDATE "affiliate"."partners" AS partner SET "approved_at" = coalesce(
  (SELECT min(act.created_at) FROM affiliate.partner_actions act
   WHERE act.partner_id = partner.id AND act.action = 'approve' AND act.created_at > coalesce(
     (SELECT max(other.created_at) FROM affiliate.partner_actions other
      WHERE other.partner_id = partner.id AND other.action IN ('reject', 'close')), '-infinity')),
  partner.decided_at, partner.applied_at)
WHERE partner.state = 'approved';--> statement-breakpoint
ALTER TABLE "affiliate"."partners" ADD CONSTRAINT "partners_approved_check" CHECK (state <> 'approved' OR approved_at IS NOT NULL);
