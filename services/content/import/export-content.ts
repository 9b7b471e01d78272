import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { and, eq } from 'drizzle-orm'
import { stringify } from 'yaml'
import { transaction } from '../../database'
import { categories, pages, positions, posts, subcategories } from '../schema'
import { CONTENT_FOLDER } from './import-content'
import { digestOf, pageOfRow, positionOfRow, postOfRow } from './sources'

/** A text as its file: front matter without what is empty, then Markdown. */
function fileText(matter: Readonly<Record<string, unknown>>, markdown: string): string {
  const filled = Object.entries(matter).filter(
    ([, value]) => value !== null && value !== '' && !(Array.isArray(value) && value.length === 0),
  )
  return `---\n${stringify(Object.fromEntries(filled), { lineWidth: 0 })}---\n\n${markdown}\n`
}

interface ExportedFile {
  file: string
  text: string
}

/**
 * Writes rows that were edited in the database back to their files, and notes that they are the same now; with `all`, every row. Gives the files
 * that were written.
 */
export async function exportContent({ folder = CONTENT_FOLDER, all = false } = {}): Promise<string[]> {
  return transaction(async (tx) => {
    const files: ExportedFile[] = []
    const isWanted = (source: object, imported: string) => all || digestOf(source) !== imported

    const rows = await tx
      .select({ post: posts, category: categories.slug, subcategory: subcategories.slug })
      .from(posts)
      .innerJoin(categories, eq(categories.id, posts.category_id))
      .innerJoin(subcategories, eq(subcategories.id, posts.subcategory_id))
    for (const { post, category, subcategory } of rows) {
      const source = postOfRow(post)
      if (!isWanted(source, post.imported_digest)) continue
      const { id, slug, title, summary, position_vn, updated, keywords, related_ids, kind, markdown } = source
      const isPlain = kind === 'article'
      files.push({
        file: `help/${category}/${id}-${slug}.md`,
        text: fileText(
          {
            ...{ id, title, summary, subcategory, position: position_vn, updated, keywords },
            ...{ related: related_ids, kind: isPlain ? '' : kind },
          },
          markdown,
        ),
      })
      await tx
        .update(posts)
        .set({ imported_digest: digestOf(source) })
        .where(eq(posts.id, id))
    }

    for (const page of await tx.select().from(pages)) {
      const source = pageOfRow(page)
      if (!isWanted(source, page.imported_digest)) continue
      const { slug, title, summary, version, in_force, updated, changes, markdown } = source
      files.push({
        file: `pages/${slug}/${in_force}.md`,
        text: fileText({ title, summary, version, in_force, updated, changes }, markdown),
      })
      await tx
        .update(pages)
        .set({ imported_digest: digestOf(source) })
        .where(and(eq(pages.slug, slug), eq(pages.version, version)))
    }

    for (const position of await tx.select().from(positions)) {
      const source = positionOfRow(position)
      if (!isWanted(source, position.imported_digest)) continue
      const { slug, posted_on: posted, closes_on: closes, title, summary, markdown, ...rest } = source
      const { team, location, employment, salary_min, salary_max, updated } = rest
      files.push({
        file: `positions/${slug}.md`,
        text: fileText(
          {
            ...{ title, summary, team, location, employment, salary_min, salary_max },
            ...{ posted, closes, updated },
          },
          markdown,
        ),
      })
      await tx
        .update(positions)
        .set({ imported_digest: digestOf(source) })
        .where(eq(positions.slug, slug))
    }

    for (const { file, text } of files) {
      const target = path.join(/* turbopackIgnore: true */ folder, file)
      await mkdir(path.dirname(target), { recursive: true })
      await writeFile(target, text)
    }
    return files.map(({ file }) => file).sort()
  })
}
