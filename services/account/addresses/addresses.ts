import { and, asc, desc, eq, ne, sql } from 'drizzle-orm'
import type { Address, AddressInput } from '@/domain/account/address'
import { readPhone } from '@/domain/account/read-phone'
import { MAX_ADDRESSES } from '@/domain/constants'
import { invalidFields, notFound } from '@/domain/error'
import { domainError } from '@/domain/error-codes'
import { texts } from '@/domain/forms/texts'
import { type Database, transaction } from '../../database'
import { findWard } from './regions'
import { addresses, users } from '../schema'

/** Delivery addresses of a member: the default one first, then the newest (PAY-08). */
export async function addressesOf(db: Database, userId: number): Promise<Address[]> {
  const rows = await db
    .select()
    .from(addresses)
    .where(eq(addresses.user_id, userId))
    .orderBy(desc(addresses.is_default), desc(addresses.created_at), asc(addresses.id))
  return rows.map(toAddress)
}

/** Stores a new address; a member's first one becomes the default. @throws INVALID_FIELDS, TOO_MANY_ADDRESSES */
export async function addAddress(userId: number, input: AddressInput): Promise<Address> {
  const values = await readInput(input)
  return inMembersTurn(userId, async (tx) => {
    const [known] = await tx
      .select({ count: sql<number>`count(*)::int` })
      .from(addresses)
      .where(eq(addresses.user_id, userId))
    const count = known?.count ?? 0
    if (count >= MAX_ADDRESSES)
      throw domainError('TOO_MANY_ADDRESSES', `no more than ${MAX_ADDRESSES} addresses`, {
        limit: MAX_ADDRESSES,
      })
    const is_default = input.is_default || count === 0
    if (is_default) await clearDefault(tx, userId)
    const [row] = await tx
      .insert(addresses)
      .values({ ...values, user_id: userId, is_default })
      .returning()
    if (!row) throw new Error('an insert gave no row')
    return toAddress(row)
  })
}

/** Changes an address. The default one stays so until another takes its place. @throws NOT_FOUND for another member's, INVALID_FIELDS */
export async function changeAddress(userId: number, id: string, input: AddressInput): Promise<Address> {
  const values = await readInput(input)
  return inMembersTurn(userId, async (tx) => {
    if (input.is_default) await clearDefault(tx, userId, id)
    const [row] = await tx
      .update(addresses)
      .set({ ...values, ...(input.is_default && { is_default: true }), updated_at: sql`now()` })
      .where(isOwn(userId, id))
      .returning()
    // Undoes the cleared default with it.
    if (!row) throw notFound('address')
    return toAddress(row)
  })
}

/** Deletes an address; after the default one the newest takes its place. Gives those that are left. @throws NOT_FOUND */
export async function removeAddress(userId: number, id: string): Promise<Address[]> {
  return inMembersTurn(userId, async (tx) => {
    const [gone] = await tx.delete(addresses).where(isOwn(userId, id)).returning()
    if (!gone) throw notFound('address')
    const [newest] = await addressesOf(tx, userId)
    if (gone.is_default && newest)
      await tx.update(addresses).set({ is_default: true }).where(eq(addresses.id, newest.id))
    return addressesOf(tx, userId)
  })
}

const isOwn = (userId: number, id: string) => and(eq(addresses.user_id, userId), eq(addresses.id, id))

/** One change of a member's addresses at a time: there is always exactly one default, and never more than allowed. */
function inMembersTurn<T>(userId: number, work: (tx: Database) => Promise<T>): Promise<T> {
  return transaction(async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
    return work(tx)
  })
}

async function clearDefault(tx: Database, userId: number, except?: string): Promise<void> {
  await tx
    .update(addresses)
    .set({ is_default: false })
    .where(
      and(
        eq(addresses.user_id, userId),
        addresses.is_default,
        except === undefined ? undefined : ne(addresses.id, except),
      ),
    )
}

/** Address input in the form it is stored: number and places normalised and checked against each other. */
async function readInput(input: AddressInput) {
  const { is_default: _, province_code, ward_code, ...fields } = input
  const phone = readPhone(input.phone_no, input.phone_code)
  const place = await findWard(province_code, ward_code)
  if (!phone || !place) {
    throw invalidFields({
      ...(!phone && { phone_no: texts.phoneInvalid }),
      ...(!place && { ward_code: texts.choose }),
    })
  }
  return {
    ...fields,
    phone_no: phone.phone_no,
    phone_code: phone.phone_code,
    province_code,
    province: place.province.name,
    ward_code,
    ward: place.ward.name,
  }
}

function toAddress(row: typeof addresses.$inferSelect): Address {
  const { user_id: _, created_at: __, updated_at: ___, ...address } = row
  return { ...address, city: row.province }
}
