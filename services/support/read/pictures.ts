import { sql } from 'drizzle-orm'
import type { Database } from '../../database'
import { thread_images } from '../schema'

/** Which of the photos at these addresses a message shows. */
export async function picturesOfThreads(db: Database, addresses: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ url: thread_images.url })
    .from(thread_images)
    .where(sql`${thread_images.url} = ANY(${sql.param([...addresses])}::text[])`)
  return rows.map(({ url }) => url)
}
