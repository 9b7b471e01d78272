import { type Book, brokenRules } from '@/scripts/books/rules'
import { databasePool } from '@/services/database'

/** The rules of these books that the test's database breaks. */
export const brokenOf = (books: readonly Book[]): Promise<string[]> =>
  brokenRules(books, async (sql) => (await databasePool().query<object>(sql)).rows)
