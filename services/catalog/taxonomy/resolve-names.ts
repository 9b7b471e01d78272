import { createHash } from 'node:crypto'
import { inArray } from 'drizzle-orm'
import { slugify, stripDiacritics } from '@/domain/text'
import type { Database } from '../../database'
import { brands } from '../schema'
import { findCategory, upsertCategories } from './write-taxonomy'

/** Slug of a name; a digest for names whose letters give no slug, such as '資生堂'. */
function slugOf(name: string): string {
  if (/[a-z0-9]/i.test(stripDiacritics(name))) return slugify(name)
  return `ten-${createHash('sha256').update(name.normalize('NFC')).digest('hex').slice(0, 10)}`
}

/** Ids of brands by name; unknown ones are created with only a name. Names with the same slug are one brand. */
export async function resolveBrands(tx: Database, names: readonly string[]): Promise<Map<string, number>> {
  const bySlug = new Map<string, string>()
  for (const name of names) if (!bySlug.has(slugOf(name))) bySlug.set(slugOf(name), name)
  if (bySlug.size === 0) return new Map()
  const wanted = [...bySlug].map(([slug, name]) => ({ slug, name }))
  await tx.insert(brands).values(wanted).onConflictDoNothing({ target: brands.slug })
  const found = await tx
    .select({ id: brands.id, slug: brands.slug })
    .from(brands)
    .where(inArray(brands.slug, [...bySlug.keys()]))
  const ids = new Map(found.map((row) => [row.slug, row.id]))
  const pairs = names.flatMap((name) => {
    const id = ids.get(slugOf(name))
    return id === undefined ? [] : [[name, id] as const]
  })
  return new Map(pairs)
}

const folded = (name: string) => name.normalize('NFC').toLowerCase()

/** Whether two names are the same: 'Son môi' and 'son moi' are; 'Mắt' and 'Mặt' only share a slug. */
function isSameName(one: string, other: string): boolean {
  const [a, b] = [folded(one), folded(other)]
  return a === b || a === folded(stripDiacritics(one)) || b === folded(stripDiacritics(other))
}

/**
 * Ids of categories by a path of names such as ['Chăm sóc da', 'Serum']; missing ones are created below their parent.
 * A name matches a category of the same name anywhere in the tree, so that feeds use the shop's own tree.
 */
export async function resolveCategories(
  tx: Database,
  paths: readonly (readonly string[])[],
): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  for (const path of paths) {
    let parentSlug: string | null = null
    for (const [depth, name] of path.entries()) {
      const { id, slug } = await resolveCategory(tx, name, parentSlug)
      parentSlug = slug
      if (depth === path.length - 1) ids.set(path.join(' > '), id)
    }
  }
  return ids
}

async function resolveCategory(
  tx: Database,
  name: string,
  parentSlug: string | null,
): Promise<{ id: number; slug: string }> {
  const own = slugOf(name)
  for (const slug of [own, `${parentSlug ?? 'danh-muc'}-${own}`]) {
    const found = await findCategory(tx, slug)
    if (found && !isSameName(found.name, name)) continue
    if (found) return { id: found.id, slug }
    const created = await upsertCategories(tx, [
      { name, slug, description: '', image: null, parent_slug: parentSlug },
    ])
    const id = created.get(slug)
    if (id !== undefined) return { id, slug }
  }
  // Both slugs belong to other names: use the category of the nearest one rather than rejecting the product.
  const nearest = await findCategory(tx, own)
  if (!nearest) throw new Error(`category ${name} was not written`)
  return { id: nearest.id, slug: own }
}
