import { articlePath, staticPagePath } from '@/domain/content/addresses'
import type { Heading } from '@/domain/content/post'
import type { Facts } from '../facts/fact'
import { SUMMARY_LIMIT } from './drafts'
import type { Report } from './fault'
import { fillMarkdown, fillText } from './fill-facts'
import { renderMarkdown, type Screen } from './markdown'
import type { PageSource, PostSource } from './sources'

/** Everything that texts link to or name. */
export interface Library {
  posts: readonly PostSource[]
  pages: readonly PageSource[]
  /** slugs of categories by id */
  categorySlugs: ReadonlyMap<number, string>
  facts: Facts
  screens: ReadonlyMap<string, Screen>
  /** whether the shop has a page at a path; by default every path is taken */
  isPath: (path: string) => boolean
}

export interface Shown {
  shown_title: string
  shown_summary: string
  body: string
  headings: Heading[]
}

type Written = Pick<PostSource, 'title' | 'summary' | 'markdown'>

const anchorsIn = (markdown: string): Set<string> =>
  new Set([...markdown.matchAll(/^#{2,3}\s.*\{#([^}]*)\}\s*$/gm)].map(([, anchor = '']) => anchor))

/** Makes the function that renders a text of this library. */
export function rendererOf(library: Library): (text: Written, report: Report) => Shown {
  const { posts, pages, facts, screens, categorySlugs, isPath } = library
  const articles = new Map(
    posts.map((post) => [
      String(post.id),
      {
        path: articlePath({ ...post, category: { slug: categorySlugs.get(post.category_id) ?? '' } }),
        anchors: anchorsIn(post.markdown),
      },
    ]),
  )
  const newest = new Map<string, PageSource>()
  for (const page of pages) {
    const known = newest.get(page.slug)
    if (!known || known.version < page.version) newest.set(page.slug, page)
  }
  const statics = new Map(
    [...newest].map(([slug, page]) => [
      slug,
      { path: staticPagePath(slug), anchors: anchorsIn(page.markdown) },
    ]),
  )

  function link(target: string, own: ReadonlySet<string>): string | null {
    const [, scheme, name = '', anchor] = /^(?:(help|page):)?([^#]*)(?:#(.+))?$/.exec(target) ?? []
    if (scheme === undefined) {
      if (name === '') return anchor !== undefined && own.has(anchor) ? target : null
      return name.startsWith('/') && !name.startsWith('//') && isPath(name.replace(/\?.*$/, ''))
        ? target
        : null
    }
    const found = (scheme === 'help' ? articles : statics).get(name)
    if (!found || (anchor !== undefined && !found.anchors.has(anchor))) return null
    return anchor === undefined ? found.path : `${found.path}#${anchor}`
  }

  return ({ title, summary, markdown }, report) => {
    const own = anchorsIn(markdown)
    const { html, headings } = renderMarkdown(fillMarkdown(markdown, facts, report), {
      link: (target) => link(target, own),
      screen: (name) => screens.get(name) ?? null,
      report,
    })
    const shown_summary = fillText(summary, facts, report)
    if (shown_summary.length > SUMMARY_LIMIT)
      report(`the summary has ${shown_summary.length} characters, at most ${SUMMARY_LIMIT} are shown`)
    return { shown_title: fillText(title, facts, report), shown_summary, body: html, headings }
  }
}
