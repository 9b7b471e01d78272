import { factsOf, SAMPLE_RULES } from '../facts/facts'
import { crossFaults } from './check'
import type { ContentFault } from './fault'
import { CONTENT_FOLDER } from './import-content'
import { readDrafts } from './read-drafts'
import { rendererOf } from './render'
import { readScreens } from './screens'
import { pageOfDraft, positionOfDraft, postOfDraft } from './sources'

interface CheckReport {
  faults: ContentFault[]
  articles: number
  pages: number
  positions: number
}

/**
 * Reads and renders all files of content as an import would, without a database: facts that are rows have sample values.
 * @param isPath whether the shop has a page at a path
 */
export async function checkContent({
  folder = CONTENT_FOLDER,
  isPath = () => true,
}: { folder?: string; isPath?: (path: string) => boolean } = {}): Promise<CheckReport> {
  const { drafts, faults: unreadable } = await readDrafts(folder)
  const faults = [...unreadable, ...crossFaults(drafts)]
  const articles = drafts.articles.flatMap((draft) => {
    const source = postOfDraft(draft, drafts.categories)
    return source ? [{ source, file: draft.file }] : []
  })
  const pages = drafts.pages.map((draft) => ({ source: pageOfDraft(draft), file: draft.file }))
  const positions = drafts.positions.map((draft) => ({ source: positionOfDraft(draft), file: draft.file }))
  const render = rendererOf({
    posts: articles.map(({ source }) => source),
    pages: pages.map(({ source }) => source),
    categorySlugs: new Map(drafts.categories.map(({ id, slug }) => [id, slug])),
    facts: factsOf(SAMPLE_RULES),
    screens: await readScreens(drafts.screens),
    isPath,
  })
  for (const { source, file } of [...articles, ...pages, ...positions])
    render(source, (text) => faults.push({ file, text }))
  return { faults, articles: articles.length, pages: pages.length, positions: positions.length }
}
