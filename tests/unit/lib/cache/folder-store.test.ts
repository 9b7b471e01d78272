import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { FolderStore } from '@/lib/cache/folder-store.js'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'folder-store-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

it('keeps files again after someone has emptied its folder: one is refused, the next is kept', async () => {
  const store = new FolderStore(folder, 1_000_000)
  await store.open()
  await store.set('a', Buffer.from('son'))
  await rm(folder, { recursive: true })
  await expect(store.get('a')).resolves.toBeNull()
  await expect(store.set('a', Buffer.from('son'))).rejects.toMatchObject({ code: 'ENOENT' })
  await store.set('a', Buffer.from('phấn'))
  expect(String(await store.get('a'))).toBe('phấn')
})
