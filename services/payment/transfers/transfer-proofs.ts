import { desc, eq, sql } from 'drizzle-orm'
import { type InferType, object, string } from 'yup'
import { invalidFields } from '@/domain/error'
import { domainError } from '@/domain/error-codes'
import { uploadTexts } from '@/domain/upload'
import { database, type Database, persistentTransaction } from '../../database'
import { deleteUnusedUploads, deleteProof, isProofOf } from '../../media'
import { lockOrder, moveOrder, type OrderFacts } from '../../order'
import { transfer_proofs } from '../schema'

/** A buyer's report of a transfer; the picture was uploaded where `proof-place` said. */
export const proofSchema = object({
  image_url: string().max(300).optional(),
  note: string().trim().max(300, 'Ghi chú tối đa 300 ký tự').default(''),
})

/** While an order is in one of these a proof of its transfer is of use. */
const OPEN: readonly OrderFacts['state'][] = ['awaiting_bank_transfer', 'payment_confirm']

/** Whether the shop waits for the transfer that pays this order, or looks for it. */
export const awaitsTransfer = ({ state, payment_method }: Pick<OrderFacts, 'state' | 'payment_method'>) =>
  payment_method === 'bank_transfer' && OPEN.includes(state)

/** @throws PROOF_REFUSED when the order waits for no transfer */
export function checkProofOpen(order: OrderFacts): void {
  if (!awaitsTransfer(order))
    throw domainError('PROOF_REFUSED', 'no transfer is awaited', { state: order.state })
}

/**
 * Records a buyer's word, with a picture or without, that the transfer was made: the order waits for the staff to look (confirm-payment).
 * While it does another picture may be sent. @throws PROOF_REFUSED (409), INVALID_FIELDS (422)
 */
export async function saveProof(
  orderId: string,
  { image_url, note }: InferType<typeof proofSchema>,
  actor: string,
): Promise<void> {
  if (image_url !== undefined && !(await isProofOf(orderId, image_url)))
    throw invalidFields({ image_url: uploadTexts.type })
  await persistentTransaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    checkProofOpen(order)
    await tx.insert(transfer_proofs).values({ order_id: orderId, image_url: image_url ?? null, note })
    if (order.state === 'awaiting_bank_transfer')
      await moveOrder(tx, { orderId, event: 'confirm-payment', by: 'buyer', actor })
  })
}

/** Whether the buyer sent a proof, with or without a picture. */
export async function hasProof(db: Database, orderId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: transfer_proofs.id })
    .from(transfer_proofs)
    .where(eq(transfer_proofs.order_id, orderId))
    .orderBy(desc(transfer_proofs.created_at))
    .limit(1)
  return row !== undefined
}

/** Which of the pictures at these addresses belong to a proof. */
async function keptPictures(addresses: readonly string[]): Promise<string[]> {
  const rows = await database()
    .select({ image_url: transfer_proofs.image_url })
    .from(transfer_proofs)
    .where(sql`${transfer_proofs.image_url} = ANY(${sql.param([...addresses])}::text[])`)
  return rows.flatMap(({ image_url }) => image_url ?? [])
}

/** Deletes pictures that were put in a place and never sent as a proof. */
export const deleteUnusedProofs = (): Promise<void> => deleteUnusedUploads('proofs', keptPictures)

/** Deletes the picture of a proof that is kept no more. */
export async function deleteProofPicture(address: string): Promise<void> {
  if ((await keptPictures([address])).length === 0) await deleteProof(address)
}
