import { Client } from 'pg'
import { type Book, brokenRules } from '@/scripts/books/rules'
import { databaseUrl } from '@/services/database/client'

/** The rules of these books that the test's database breaks. They are read over a connection of their own: after a file's tests the pool is closed. */
export async function brokenOf(books: readonly Book[]): Promise<string[]> {
  const client = new Client({ connectionString: databaseUrl() })
  await client.connect()
  try {
    return await brokenRules(books, async (sql) => (await client.query<object>(sql)).rows)
  } finally {
    await client.end()
  }
}
