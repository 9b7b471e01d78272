import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { articlePath } from '@/domain/content/addresses'
import * as topics from '@/lib/pages/help/topics'

/** The articles by id, with the address that their file gives them: content/vi/help/<category>/<id>-<slug>.md */
const articles = new Map(
  globSync('content/vi/help/*/*.md').map((file) => {
    const [, id = '', slug = ''] = /^(\d+)-(.+)\.md$/.exec(path.basename(file)) ?? []
    const category = { slug: path.basename(path.dirname(file)) }
    return [Number(id), { file, path: articlePath({ id: Number(id), slug, category }) }] as const
  }),
)

const paths = Object.entries(topics).flatMap(([name, path]) =>
  typeof path === 'string' ? [[name, path]] : [],
)

it.each(paths)('%s is the address of an article', (_, path) => {
  expect([...articles.values()].map((article) => article.path)).toContain(path)
})

it('shows the latest order on articles that ask for it', () => {
  const asking = [...articles].filter(([id]) => topics.asksForOrder(id))
  expect(asking.length).toBeGreaterThan(1)
  for (const [, { file }] of asking) expect(readFileSync(file, 'utf8')).toContain('/my-orders')
})
