import 'server-only'
import { array } from 'yup'
import { type StaticPage, staticPageSchema } from '@/domain/content/page'
import {
  type FullPosition,
  fullPositionSchema,
  type Position,
  positionSchema,
} from '@/domain/content/position'
import { cleanArticle } from '@/lib/clean-article'
import { contentClient } from '@/lib/services/clients'
import { readData, readDataOrNull } from '@/lib/services/read'

/** Reads of static pages and open positions, uncached: lib/pages/static-pages/pages.ts caches what pages are made of. */

/** A static page in this version, or in the one that is in force; null for an unknown one. */
export async function readStaticPage(slug: string, version: number | null): Promise<StaticPage | null> {
  const at = contentClient.pages[':slug']
  const answer =
    version === null
      ? at.$get({ param: { slug } })
      : at.versions[':version'].$get({ param: { slug, version: String(version) } })
  const page = await readDataOrNull(answer, staticPageSchema)
  return page && { ...page, body: cleanArticle(page.body) }
}

/** Open positions, the newest first. */
export const readPositions = (): Promise<Position[]> =>
  readData(contentClient.positions.$get(), array(positionSchema.required()).required())

/** An open position with its text; null for an unknown or closed one. */
export async function readPosition(slug: string): Promise<FullPosition | null> {
  const answer = contentClient.positions[':slug'].$get({ param: { slug } })
  const position = await readDataOrNull(answer, fullPositionSchema)
  return position && { ...position, body: cleanArticle(position.body) }
}
