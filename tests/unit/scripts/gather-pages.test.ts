import { mkdirSync, mkdtempSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { gatherPages } from '@/scripts/bench/large-shop'

it('gives one process the pages and answers that several made, and leaves each journal where it is', async () => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'pages-'))
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), text)
  }
  write('b-1/pages/aa/aa1', 'one')
  write('b-1/tags.jsonl', 'first')
  write('b-2/pages/aa/aa2', 'two')
  write('b-2/pages/bb/bb1', 'three')
  write('b-2/answers/aa/aa2', 'answer of two')
  write('b-2/tags.jsonl', 'second')
  expect(await gatherPages(root, path.join(root, 'b-1'))).toBe(2)
  const entries = readdirSync(path.join(root, 'b-1'), { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  expect(
    files
      .map(({ name, parentPath }) => path.relative(path.join(root, 'b-1'), path.join(parentPath, name)))
      .sort(),
  ).toEqual(['answers/aa/aa2', 'pages/aa/aa1', 'pages/aa/aa2', 'pages/bb/bb1', 'tags.jsonl'])
  expect(readFileSync(path.join(root, 'b-1/tags.jsonl'), 'utf8')).toBe('first')
})
