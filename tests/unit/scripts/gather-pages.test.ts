import { mkdirSync, mkdtempSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { gatherPages } from '@/scripts/bench/large-shop'

it('gives one process the pages that several made, and leaves each journal where it is', async () => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'pages-'))
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), text)
  }
  write('b-1/aa/aa1', 'one')
  write('b-1/tags.jsonl', 'first')
  write('b-2/aa/aa2', 'two')
  write('b-2/bb/bb1', 'three')
  write('b-2/tags.jsonl', 'second')
  expect(await gatherPages(root, path.join(root, 'b-1'))).toBe(2)
  const files = readdirSync(path.join(root, 'b-1'), { recursive: true }).map(String).sort()
  expect(files).toEqual(['aa', 'aa/aa1', 'aa/aa2', 'bb', 'bb/bb1', 'tags.jsonl'])
  expect(readFileSync(path.join(root, 'b-1/tags.jsonl'), 'utf8')).toBe('first')
})
