import { lt, sql } from 'drizzle-orm'
import { THREAD_MONTHS } from '@/domain/contact/thread'
import { database, type Database } from '../database'
import { deleteUnusedUploads } from '../media'
import { picturesOfThreads } from './read/pictures'
import { threads } from './schema'

/** Deletes conversations whose last message is too old; their photos follow as uploads that nothing shows. */
export async function deleteOldThreads(db: Database): Promise<void> {
  await db
    .delete(threads)
    .where(lt(threads.updated_at, sql`now() - make_interval(months => ${THREAD_MONTHS})`))
}

/** Deletes photos that were uploaded and never sent, and those of deleted conversations. */
export const deleteUnusedPhotos = (): Promise<void> =>
  deleteUnusedUploads('contact', (addresses) => picturesOfThreads(database(), addresses))
