import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { OverlayDeclaration } from '@/components/overlays/declaration'
import { SORT_KEYS } from '@/domain/catalog/listing/sort'
import messages from '@/messages/all'

const isDeclaration = (file: string) => /(\/overlays|\.overlay)\.ts$/.test(file)

/** The file of ours that an import names, or null. */
function resolve(from: string, specifier: string): string | null {
  const base = specifier.startsWith('@/')
    ? specifier.slice(2)
    : specifier.startsWith('.')
      ? path.join(path.dirname(from), specifier)
      : null
  return base === null ? null : ([`${base}.tsx`, `${base}.ts`].find((file) => existsSync(file)) ?? null)
}

/** Namespaces of `useTranslations` in a component and in all it may draw; what opens over it is not part of it. */
function namespacesOf(file: string, seen = new Set<string>()): Set<string> {
  const found = new Set<string>()
  if (seen.has(file) || !file.startsWith('components/') || isDeclaration(file)) return found
  seen.add(file)
  const source = readFileSync(file, 'utf8')
  for (const [, namespace = ''] of source.matchAll(/useTranslations\('(\w+)/g)) found.add(namespace)
  const imports = source.matchAll(/^(?:import|export)\b(?! type)[^;'"]*?from '([^']+)'|import\('([^']+)'\)/gm)
  for (const [, named, later] of imports) {
    const next = resolve(file, named ?? later ?? '')
    if (next) for (const namespace of namespacesOf(next, seen)) found.add(namespace)
  }
  return found
}

/** Name of each declared overlay, its declaration and the file its component is in. */
const overlays = readdirSync('components', { recursive: true, encoding: 'utf8' })
  .map((file) => `components/${file}`)
  .filter(isDeclaration)
  .flatMap((file) => {
    const source = readFileSync(file, 'utf8')
    const code = new Map(
      [...source.matchAll(/name: '([\w-]+)',\n\s+load: \(\) => import\('([^']+)'\)/g)].map(
        ([, name = '', specifier = '']) => [name, resolve(file, specifier)],
      ),
    )
    const declared = Object.values(jest.requireActual<Record<string, OverlayDeclaration<never>>>(`@/${file}`))
    return declared.map((declaration) => ({ ...declaration, component: code.get(declaration.name) ?? '' }))
  })

it('joins the texts of every file, one namespace each', () => {
  expect(Object.keys(messages).map((namespace) => `${namespace}.json`)).toEqual(
    readdirSync('messages/vi').sort(),
  )
})

it.each([...SORT_KEYS, 'sale'])('has a text for the sort %s', (sort) => {
  expect(Object.keys(messages.filters.sort)).toContain(sort)
})

describe('an overlay declares the namespaces of texts that it uses, and no others', () => {
  it('is looked at wherever one is declared', () => {
    expect(overlays.length).toBeGreaterThan(35)
    expect(overlays.filter(({ component }) => !component)).toEqual([])
  })

  it.each(overlays)('$name', ({ component, texts }) => {
    // The frame's own are there before any overlay opens.
    const used = [...namespacesOf(component)].filter((namespace) => namespace !== 'overlay')
    expect([...texts].sort()).toEqual(used.sort())
  })
})
