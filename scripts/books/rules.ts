/** One rule of the books: its name, and the query whose rows break it. */
export type Book = readonly [name: string, sql: string]

/** The rules that the database breaks: of each its name, how many rows break it, and the first of them. */
export async function brokenRules(
  books: readonly Book[],
  query: (sql: string) => Promise<readonly unknown[]>,
): Promise<string[]> {
  const broken: string[] = []
  for (const [name, sql] of books) {
    const rows = await query(sql)
    if (rows.length > 0) broken.push(`${name}: ${rows.length} × not, such as ${JSON.stringify(rows[0])}`)
  }
  return broken
}
