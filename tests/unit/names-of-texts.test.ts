import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Every text is read by some code, and there is one for every name that code reads. Names of texts are looked for in the files that name their namespace: as they stand, as the end of a
 * longer name, and as what a template such as `where.${kind}` can name.
 */

const FOLDER = 'messages/vi'

const files = ['app', 'components', 'lib', 'domain']
  .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
  .map((entry) => path.join(entry.parentPath, entry.name))
const textOf = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]))
const sources = [...textOf.values()]

const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name)

/** Names in quotes, of properties, and of what is taken out of an object. */
const namesIn = (text: string): string[] => [
  ...matches(text, /['"]([\w.-]+)['"]/g),
  ...matches(text, /\.(\w+)\b/g),
  ...matches(text, /(?:^|[\s,{])(\w+)(?=:)/g),
  ...[...text.matchAll(/\{([^{}]*)\} = /g)].flatMap(([, list = '']) => matches(list, /(\w+)/g)),
]

/** What stands before, between and after the values of a template; only of those that look like names. */
const templatesIn = (text: string): string[][] =>
  matches(text, /`((?:[\w.-]|\$\{[^`]*?\})+)`/g)
    .map((template) => template.split(/\$\{.*?\}/))
    .filter((parts) => parts.length > 1 && parts.some((part) => /\w/.test(part)))

/** Files that are given the translator of their caller, or have one by another name. */
const TAKES_ANY = /\b(?:Translate|pushText)\b/

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

const everyName = new Set(sources.flatMap(namesIn))

function leavesOf(value: unknown, place: readonly string[] = []): string[][] {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, inner]) => leavesOf(inner, [...place, name]))
    : [[...place]]
}

/** Texts of a namespace that no code reads. */
function unusedIn(namespace: string): string[] {
  const mention = new RegExp(String.raw`['"\`/]${namespace}(?:\.json|[.'"\`])`)
  const readers = sources.filter((text) => mention.test(text) || TAKES_ANY.test(text))
  const names = new Set(readers.flatMap(namesIn))
  const templates = readers
    .flatMap(templatesIn)
    .map((parts) => new RegExp(`^${parts.map(escaped).join(String.raw`[\w-]+`)}$`))
  const isRead = (place: readonly string[]): boolean => {
    const ends = place.map((_, index) => place.slice(index).join('.'))
    if (ends.some((end) => names.has(end)) || everyName.has([namespace, ...place].join('.'))) return true
    if (ends.some((end) => templates.some((template) => template.test(end)))) return true
    // `t(code)` of a translator for the group: the codes are named elsewhere.
    const group = [namespace, ...place.slice(0, -1)].join('.')
    return names.has(group) && everyName.has(place.at(-1) ?? '')
  }
  const tree: unknown = JSON.parse(readFileSync(path.join(FOLDER, `${namespace}.json`), 'utf8'))
  return leavesOf(tree).flatMap((place) => (isRead(place) ? [] : [place.join('.')]))
}

const namespaces = readdirSync(FOLDER).map((file) => path.basename(file, '.json'))

it.each(namespaces)('%s has no text that no code reads', (namespace) => {
  expect(unusedIn(namespace)).toEqual([])
})

/** What stands before the names of a file's translators: their namespaces, empty for that of all texts; none where one is computed. */
const namespacesOf = (source: string) => {
  const made = matches(source, /(?:useTranslations|getTranslations)\(([^()]*)\)/g)
  return made.some((namespace) => /`|^\w+$/.test(namespace))
    ? []
    : made.flatMap((namespace) =>
        namespace === '' ? [''] : matches(namespace, /'([\w.]+)'/g).map((name) => `${name}.`),
      )
}

/** Names of translators that a file makes; those that some function of it is given are left out. */
const translatorsOf = (source: string) =>
  [...new Set(['t', ...matches(source, /(\w+) = (?:await )?(?:useTranslations|getTranslations)\(/g)])].filter(
    (name) => !new RegExp(`[(,]\\s*${name}: |[{,]\\s*${name}\\b[^={]*\\}: `).test(source),
  )

const allTexts: unknown = Object.fromEntries(
  namespaces.map((namespace) => [
    namespace,
    JSON.parse(readFileSync(path.join(FOLDER, `${namespace}.json`), 'utf8')),
  ]),
)
const isText = (name: string) =>
  name
    .split('.')
    .reduce<unknown>(
      (tree, part) =>
        typeof tree === 'object' && tree !== null
          ? Object.getOwnPropertyDescriptor(tree, part)?.value
          : undefined,
      allTexts,
    ) !== undefined

it('has a text for every name that a translator of the same file is asked for', () => {
  let calls = 0
  const missing: string[] = []
  for (const [file, source] of textOf) {
    const own = namespacesOf(source)
    for (const translator of own.length > 0 ? translatorsOf(source) : [])
      for (const [, name = ''] of source.matchAll(
        new RegExp(`\\b${translator}(?:\\.(?:raw|rich|markup|has))?\\('([\\w.-]+)'`, 'g'),
      )) {
        calls++
        if (!own.some((namespace) => isText(`${namespace}${name}`)))
          missing.push(`${file}: ${translator}('${name}')`)
      }
  }
  expect(missing).toEqual([])
  expect(calls).toBeGreaterThan(1_500)
})
