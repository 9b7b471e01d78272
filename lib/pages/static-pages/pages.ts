import 'server-only'
import type { StaticPage } from '@/domain/content/page'
import type { FullPosition, Position } from '@/domain/content/position'
import { cached, tags } from '@/lib/cache-manifest'
import * as content from '@/lib/reads/content/static-page-reads'
import type { Policy } from './policies.js'

/** Data of the static pages. A version comes into force, and a position closes, by the clock: they are asked for again after minutes. */

/** A static page in this version, or (null) in the one that is in force; null for an unknown one. */
export async function getStaticPage(slug: string, version: number | null): Promise<StaticPage | null> {
  'use cache'
  cached('minutes', tags.page(slug))
  return content.readStaticPage(slug, version)
}

/** A policy in this version, or (null) in the one that is in force, and the number of the latter; null for what does not exist. */
export async function getPolicy(
  slug: Policy,
  version: number | null,
): Promise<{ page: StaticPage; current: number } | null> {
  const inForce = await getStaticPage(slug, null)
  const page = version === null ? inForce : await getStaticPage(slug, version)
  return page && inForce && { page, current: inForce.version }
}

/** A page that the shop cannot be without. @throws when its file was not imported */
export async function getShopPage(slug: string): Promise<StaticPage> {
  const page = await getStaticPage(slug, null)
  if (!page) throw new Error(`the static page ${slug} is missing: npm run content -- import`)
  return page
}

export async function getOpenPositions(): Promise<Position[]> {
  'use cache'
  cached('minutes', tags.page('careers'))
  return content.readPositions()
}

export async function getOpenPosition(slug: string): Promise<FullPosition | null> {
  'use cache'
  cached('minutes', tags.page('careers'))
  return content.readPosition(slug)
}
