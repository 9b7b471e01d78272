import { readFileSync } from 'node:fs'
import { HEAD_SCRIPT } from '@/lib/security/head-script.js'

test('the installed Next.js waits by a timer for the empty script that the head script queues', () => {
  expect(HEAD_SCRIPT).toContain("(window.__next_s=window.__next_s||[]).push([0,{children:''}]);")
  const bootstrap = readFileSync('node_modules/next/dist/client/app-bootstrap.js', 'utf8')
  expect(bootstrap).toContain('loadScriptsInSequence(self.__next_s')
  expect(bootstrap).toMatch(/el\.innerHTML = props\.children;\s*setTimeout\(resolve\)/)
})
