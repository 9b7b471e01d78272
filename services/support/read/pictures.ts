import { eq } from 'drizzle-orm'
import type { Database } from '../../database'
import { thread_images } from '../schema'

/** Whether a message shows the photo at this address. */
export async function isPictureOfThread(db: Database, address: string): Promise<boolean> {
  const [row] = await db
    .select({ url: thread_images.url })
    .from(thread_images)
    .where(eq(thread_images.url, address))
  return row !== undefined
}
