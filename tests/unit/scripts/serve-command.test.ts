import { readFileSync } from 'node:fs'
import { SERVE } from '@/scripts/start/serve-command.js'

it('is what npm start runs', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { start: string } }
  expect(scripts.start).toBe(['node', ...SERVE].join(' '))
})
