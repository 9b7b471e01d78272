import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * No circle of imports leads from a feature through others back to it, types included: a reader of one feature need not read the others. What
 * is loaded by `import()` is no part of a circle, even where the same file is named in an import of types.
 */

type Graph = ReadonlyMap<string, readonly string[]>

const IMPORT = /(?:^|\n)(?:import|export)\s[^;'"]*?from\s+'([^']+)'/g

function graphOf(sources: ReadonlyMap<string, string>): Graph {
  const target = (from: string, name: string) => {
    const base = name.startsWith('@/') ? name.slice(2) : path.join(path.dirname(from), name)
    return [base, `${base}.ts`, `${base}.tsx`].find((file) => sources.has(file)) ?? null
  }
  const imports = (file: string, source: string) =>
    [...source.matchAll(IMPORT)].flatMap(([, name = '']) => target(file, name) ?? [])
  return new Map([...sources].map(([file, source]) => [file, imports(file, source)]))
}

/** Files that reach each other, by Tarjan's algorithm: each circle once, with all its files. */
function circles(graph: Graph): string[][] {
  const order = new Map<string, number>()
  const stack: string[] = []
  const found: string[][] = []
  const visit = (file: string): number => {
    let low = order.size
    order.set(file, low)
    stack.push(file)
    for (const next of graph.get(file) ?? []) {
      if (!order.has(next)) low = Math.min(low, visit(next))
      else if (stack.includes(next)) low = Math.min(low, order.get(next) ?? low)
    }
    if (low === order.get(file)) {
      const circle = stack.splice(stack.indexOf(file))
      if (circle.length > 1) found.push(circle)
    }
    return low
  }
  for (const file of graph.keys()) if (!order.has(file)) visit(file)
  return found
}

const featureOf = (file: string) => file.split('/')[1]
const acrossFeatures = (graph: Graph) =>
  circles(graph).filter((circle) => new Set(circle.map(featureOf)).size > 1)

it('has no circle of imports between features', () => {
  const files = globSync('components/**/*.{ts,tsx}')
  expect(files.length).toBeGreaterThan(400)
  const sources = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]))
  expect(acrossFeatures(graphOf(sources))).toEqual([])
})

it('finds a circle of types whose file is loaded by import() too', () => {
  const sources = new Map([
    [
      'components/bag/overlays.ts',
      "import type { Goods } from './mini'\nexport const load = () => import('./mini')",
    ],
    ['components/bag/mini.ts', "import { card } from '../catalog/card'"],
    ['components/catalog/card.ts', "import { load } from '@/components/bag/overlays'"],
  ])
  expect(acrossFeatures(graphOf(sources))).toEqual([
    ['components/bag/overlays.ts', 'components/bag/mini.ts', 'components/catalog/card.ts'],
  ])
})

it('allows what is loaded by import() alone, and circles within a feature', () => {
  const sources = new Map([
    ['components/bag/overlays.ts', "export const load = () => import('./mini')"],
    ['components/bag/mini.ts', "import { card } from '../catalog/card'\nimport type { Part } from './part'"],
    ['components/bag/part.ts', "import { mini } from './mini'"],
    ['components/catalog/card.ts', "import { load } from '@/components/bag/overlays'"],
  ])
  expect(acrossFeatures(graphOf(sources))).toEqual([])
})
