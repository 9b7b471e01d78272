import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Documents are true of the repository: paths, names and links exist, and the commands of the newcomer's questions find something. */

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => existsSync(file))
const folders = new Set(files.flatMap((file) => parents(file)))

/** 'a/b/c.ts' → 'a', 'a/b' */
function parents(file: string): string[] {
  const parts = file.split('/').slice(0, -1)
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'))
}

const documents = files.filter((file) => /^(README|CONTRIBUTING|docs\/.+)\.md$/.test(file))

const roots = [...folders].filter((folder) => !folder.includes('/') && !folder.startsWith('.'))
const STARTS_WITH_ROOT = new RegExp(`^(${roots.join('|')})/`)
/** Files at the top of the repository, by names that nothing else has: 'middleware.ts', '.dependency-cruiser.js'. */
const IS_TOP_FILE = /^\.?[\w-]+(\.[\w-]+)*\.(ts|js|json|md)$/

interface Mention {
  document: string
  text: string
  path: string
  /** 'getProductPage' of `lib/pages/product-page.ts: getProductPage(id)` */
  name: string | undefined
}

/** The paths that a document names; `a/{b,c}.ts` names two. */
function mentionsIn(document: string): Mention[] {
  return [...readFileSync(document, 'utf8').matchAll(/`([^`\n]+)`/g)].flatMap(([, text = '']) => {
    const [, written = '', name] = /^(\S+?)(?:: (\w+).*)?$/.exec(text) ?? []
    if (!STARTS_WITH_ROOT.test(written)) return []
    return alternatives(written).map((each) => ({ document, text, path: each.replace(/\/$/, ''), name }))
  })
}

function alternatives(text: string): string[] {
  const [whole, before = '', list = '', after = ''] = /^(.*?)\{([^}]*)\}(.*)$/.exec(text) ?? []
  return whole === undefined
    ? [text]
    : list.split(',').flatMap((each) => alternatives(`${before}${each}${after}`))
}

/** `<module>` and `*` stand for one name, `…` for any number of folders. */
function pattern(written: string): RegExp {
  const source = written
    .split(/(<[\w-]+>|\*+|…)/)
    .map((part, index) =>
      index % 2 === 0 ? part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&') : part === '…' ? '.+' : '[^/]*',
    )
    .join('')
  return new RegExp(`^${source}$`)
}

function exists(written: string): boolean {
  if (files.includes(written) || folders.has(written)) return true
  const wanted = pattern(written)
  return files.some((file) => wanted.test(file)) || [...folders].some((folder) => wanted.test(folder))
}

const mentions = documents.flatMap(mentionsIn)

it('reads the documents and the paths in them', () => {
  expect(documents).toEqual(
    expect.arrayContaining([
      'README.md',
      'CONTRIBUTING.md',
      'docs/architecture.md',
      'docs/decisions/0001-derived-columns-in-the-database.md',
    ]),
  )
  expect(mentions.length).toBeGreaterThan(300)
  expect(exists('lib/no-such-file.ts')).toBe(false)
  expect(exists('services/<module>/no-such-file.ts')).toBe(false)
})

it('names paths that exist', () => {
  const missing = mentions.filter((mention) => !exists(mention.path))
  expect(missing.map(({ document, text }) => `${document}: ${text}`)).toEqual([])
})

it('names functions that stand in the file before them', () => {
  const named = mentions.filter(({ path: file, name }) => name !== undefined && files.includes(file))
  expect(named.length).toBeGreaterThan(0)
  const missing = named.filter(
    ({ path: file, name = '' }) => !new RegExp(`\\b${name}\\b`).test(readFileSync(file, 'utf8')),
  )
  expect(missing.map(({ document, text }) => `${document}: ${text}`)).toEqual([])
})

/** `readPricedBag`, `useBag`, `BANK_TRANSFER_ACCOUNTS`. A name of another's code is written with its owner: `process.cpuUsage`. */
const IS_NAME = /^(?:[a-z]+[A-Z]\w*|[A-Z]+(?:_[A-Z\d]+)+)$/

it('names functions, constants and settings that the code has', () => {
  const names = documents.flatMap((document) =>
    [...readFileSync(document, 'utf8').matchAll(/`(\w+)`/g)].flatMap(([, name = '']) =>
      IS_NAME.test(name) ? [{ document, name }] : [],
    ),
  )
  expect(names.length).toBeGreaterThan(200)
  const code = files.filter((file) => /\.([jt]sx?|sql)$|^\.env\.example$/.test(file))
  const words = new Set(code.flatMap((file) => readFileSync(file, 'utf8').match(/[A-Za-z_]\w*/g) ?? []))
  expect(names.filter(({ name }) => !words.has(name))).toEqual([])
})

it('names files at the top of the repository that exist', () => {
  const top = documents.flatMap((document) =>
    [...readFileSync(document, 'utf8').matchAll(/`([^`\s/]+)`/g)].flatMap(([, text = '']) =>
      IS_TOP_FILE.test(text) ? [{ document, text }] : [],
    ),
  )
  // A bare name in a sentence about a folder is a file of that folder; packages have such names, too.
  const names = new Set(files.map((file) => path.basename(file)))
  const packages = readFileSync('package.json', 'utf8')
  expect(top.filter(({ text }) => !names.has(text) && !packages.includes(`"${text}":`))).toEqual([])
})

it('links to files that exist', () => {
  const links = documents.flatMap((document) =>
    [...readFileSync(document, 'utf8').matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].map(([, target = '']) => ({
      document,
      target,
    })),
  )
  const local = links.filter(({ target }) => !/^[a-z]+:/.test(target))
  expect(local.length).toBeGreaterThan(50)
  expect(
    local.filter(({ document, target }) => !existsSync(path.join(path.dirname(document), target))),
  ).toEqual([])
})

describe('questions of a newcomer', () => {
  const [, section = ''] = readFileSync('docs/architecture.md', 'utf8').split(
    '## Ten questions of a newcomer',
  )
  const commands = [...section.matchAll(/`((?:grep|ls) [^`]+)`/g)].map(([, command = '']) => command)

  it('are ten, each with a way to its answer', () => {
    expect(section.match(/^\d+\. /gm)).toHaveLength(10)
    expect(commands.length).toBeGreaterThanOrEqual(10)
  })

  it.each(commands)('%s finds something', (command) => {
    expect(execFileSync('sh', ['-c', command], { encoding: 'utf8' })).not.toBe('')
  })
})
