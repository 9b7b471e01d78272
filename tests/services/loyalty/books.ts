import { databasePool } from '@/services/database'
import { POINTS_BOOKS } from '@/scripts/bench/checkout/points-books'

/** The rules of the books of points that the database breaks, each with its first row. */
export async function brokenBooks(): Promise<string[]> {
  const broken: string[] = []
  for (const [name, sql] of POINTS_BOOKS) {
    const { rows } = await databasePool().query(sql)
    if (rows.length > 0) broken.push(`${name}: ${JSON.stringify(rows[0])}`)
  }
  return broken
}
