import { inArray } from 'drizzle-orm'
import type { PersonalDataProvider } from '../personal-data'
import { addJob } from '../jobs'
import { ordersOfMember } from '../order'
import { payments, transfer_proofs } from './schema'

/**
 * A member's payments are exported with the proofs they sent. The books stay when the member leaves, without personal data; proofs go, with their
 * pictures, which show names and account numbers.
 */
export const paymentPersonalData: PersonalDataProvider = {
  name: 'payments',

  async copyOf(db, userId) {
    const own = await ordersOfMember(db, userId)
    const { order_id, method, reference, amount, state, created_at, paid_at } = payments
    const paid = await db
      .select({ order_id, method, reference, amount, state, created_at, paid_at })
      .from(payments)
      .where(inArray(order_id, own))
      .orderBy(created_at)
    const proofs = await db.select().from(transfer_proofs).where(inArray(transfer_proofs.order_id, own))
    return { payments: paid, transfer_proofs: proofs }
  },

  async erase(tx, userId) {
    const own = await ordersOfMember(tx, userId)
    const gone = await tx
      .delete(transfer_proofs)
      .where(inArray(transfer_proofs.order_id, own))
      .returning({ image_url: transfer_proofs.image_url })
    for (const { image_url } of gone) if (image_url !== null) await addJob(tx, 'forget-proof', { image_url })
  },
}
