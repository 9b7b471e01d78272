import { randomInt } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { SERIALS } from '@/domain/authenticity/code'
import type { CodeKind } from '@/domain/authenticity/verdict'
import { type Database, insertRows } from '../../database'
import { codes } from '../schema'
import { codeSigner } from '../signature'

/** Codes of one statement. */
const CHUNK = 2_000

/** `count` random serial numbers, each once. */
function randomSerials(count: number): number[] {
  const serials = new Set<number>()
  while (serials.size < count) serials.add(randomInt(SERIALS))
  return [...serials]
}

/** Registers codes with random serial numbers for a batch. Gives them in chunks as they are stored. */
export async function* issueCodes(
  tx: Database,
  { batchId, kind, count }: { batchId: number; kind: CodeKind; count: number },
): AsyncGenerator<string[]> {
  const sign = codeSigner()
  let left = count
  while (left > 0) {
    const rows = randomSerials(Math.min(left, CHUNK)).map((serial) => ({ serial, batch_id: batchId, kind }))
    // A serial number that is taken is replaced by the next turn.
    const stored = await insertRows<{ serial: string }>(
      tx,
      codes,
      rows,
      sql`ON CONFLICT (serial) DO NOTHING RETURNING serial`,
    )
    left -= stored.length
    yield stored.map(({ serial }) => sign(Number(serial)))
  }
}

/** Signed codes that belong to no batch yet: printed first, registered by an import once they are on their boxes. */
export function* blankCodes(count: number): Generator<string[]> {
  const sign = codeSigner()
  for (let left = count; left > 0; left -= CHUNK) yield randomSerials(Math.min(left, CHUNK)).map(sign)
}
