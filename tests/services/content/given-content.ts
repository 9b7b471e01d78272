import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** Folders of content for tests: copies of files/vi that a test may change. */

const FILES = path.join('tests', 'services', 'content', 'files', 'vi')
const made: string[] = []

export async function givenFiles() {
  const folder = await mkdtemp(path.join(tmpdir(), 'nang-content-'))
  made.push(folder)
  await cp(FILES, folder, { recursive: true })
  const at = (file: string) => path.join(folder, file)
  return {
    folder,
    read: (file: string) => readFile(at(file), 'utf8'),
    write: (file: string, text: string) => writeFile(at(file), text),
    remove: (file: string) => rm(at(file)),
    change: async (file: string, from: string | RegExp, to: string) => {
      const before = await readFile(at(file), 'utf8')
      const after = before.replace(from, to)
      if (after === before) throw new Error(`${file} holds no ${String(from)}`)
      await writeFile(at(file), after)
    },
  }
}

export const removeFiles = () =>
  Promise.all(made.splice(0).map((folder) => rm(folder, { recursive: true, force: true })))
