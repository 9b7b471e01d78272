import type { CategoryDraft, Drafts } from './drafts'
import type { ContentFault } from './fault'

/** Keys that stand more than once, with the files of all but the first. */
function repeated<T>(
  all: readonly T[],
  key: (one: T) => string | number,
): { key: string | number; one: T }[] {
  const seen = new Set<string | number>()
  return all.flatMap((one) => {
    const found = key(one)
    if (seen.has(found)) return [{ key: found, one }]
    seen.add(found)
    return []
  })
}

function categoryFaults(categories: readonly CategoryDraft[]): string[] {
  const subcategories = categories.flatMap((each) => each.subcategories)
  return [
    ...repeated(categories, ({ id }) => id).map(({ key }) => `two categories have the id ${key}`),
    ...repeated(categories, ({ slug }) => slug).map(({ key }) => `two categories have the slug ${key}`),
    ...repeated(subcategories, ({ id }) => id).map(({ key }) => `two subcategories have the id ${key}`),
    ...categories.flatMap(({ slug: category, subcategories: own }) =>
      repeated(own, ({ slug }) => slug).map(
        ({ key }) => `two subcategories of ${category} have the slug ${key}`,
      ),
    ),
  ]
}

/** Faults between files: ids and slugs that stand twice, names of what does not exist. */
export function crossFaults({ categories, articles, pages }: Drafts): ContentFault[] {
  const ids = new Set(articles.map(({ id }) => id))
  return [
    ...categoryFaults(categories).map((text) => ({ file: 'help/categories.yml', text })),
    ...repeated(articles, ({ id }) => id).map(({ key, one }) => ({
      file: one.file,
      text: `another article has the id ${key}`,
    })),
    ...repeated(articles, ({ slug }) => slug).map(({ key, one }) => ({
      file: one.file,
      text: `another article has the slug ${key}`,
    })),
    ...articles.flatMap(({ file, id, category, subcategory, related }) => {
      const own = categories.find(({ slug }) => slug === category)
      return [
        ...(own ? [] : [`there is no category ${category}`]),
        ...(own && Math.trunc(id / 100) !== own.id
          ? [`ids of ${category} are ${own.id}01 to ${own.id}99`]
          : []),
        ...(own && !own.subcategories.some(({ slug }) => slug === subcategory)
          ? [`${category} has no subcategory ${subcategory}`]
          : []),
        ...related.filter((other) => !ids.has(other)).map((other) => `related: there is no article ${other}`),
        ...(related.includes(id) ? ['related: an article is not related to itself'] : []),
      ].map((text) => ({ file, text }))
    }),
    ...repeated(pages, ({ slug, version }) => `${slug} ${version}`).map(({ key, one }) => ({
      file: one.file,
      text: `two files are version ${key}`,
    })),
  ]
}
