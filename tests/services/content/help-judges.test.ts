import { judgePath } from '@/lib/cache/guard/page-guard'
import { importContent } from '@/services/content'
import { useDatabase } from '../database'
import { givenFiles, removeFiles } from './given-content'

useDatabase()
beforeAll(async () => {
  const { folder } = await givenFiles()
  await importContent({ folder })
})
afterAll(removeFiles)

const missing = (as: string) => ({ is: 'missing', as })

it.each([
  '/help/article/dat-hang/101-dat-hang-the-nao',
  '/help/category/1-dat-hang/1',
  '/khong-co/help',
  '/khong-co/help-1',
  '/page/help',
])('lets %s be made (RTE-20, RTE-21)', async (path) => {
  expect(await judgePath(path)).toEqual({ is: 'open' })
})

it.each([
  ['another slug', '/help/article/dat-hang/101-ten-cu', '/page/help/dat-hang/101-dat-hang-the-nao'],
  ['another category', '/help/article/x/101-dat-hang-the-nao', '/page/help/dat-hang/101-dat-hang-the-nao'],
  ['another slug of a category', '/help/category/1-ten-cu/1', '/page/help/1-dat-hang'],
])('leads an article or category with %s to its address', async (_, path, to) => {
  expect(await judgePath(path)).toEqual({ is: 'moved', to })
})

it.each([
  ['an article of a known category', '/help/article/dat-hang/999-x', missing('help-1')],
  ['an article of no category', '/help/article/khong-co/999-x', missing('help')],
  ['an id beyond the database’s integers', '/help/article/khong-co/9999999999-x', missing('help')],
  ['a category', '/help/category/99-x/1', missing('help')],
  ['a page beyond the last', '/help/category/1-dat-hang/2', missing('help-1')],
  ['a not-found page of no category', '/khong-co/help-99', missing('page')],
])('shows near articles in place of %s that is not there', async (_, path, verdict) => {
  expect(await judgePath(path)).toEqual(verdict)
})
