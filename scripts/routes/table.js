// @ts-check
import { readdirSync } from 'node:fs'
import { pageRewrites } from '../../lib/pages/addresses.js'
import { PAGES } from '../../lib/pages/pages.js'

/** @typedef {{ address: string, file: string, kind: string }} Route */

/** The path of a file of `app/` by its folders, without route groups. @param {string} file */
const pathOf = (file) => {
  const folders = file.split('/').slice(1, -1)
  return `/${folders.filter((folder) => !folder.startsWith('(')).join('/')}`
}

/** @param {string} segment */
const isKey = (segment) => /^[:[]/.test(segment)

/** Whether the page with this path serves a rewrite to this destination. @param {string} destination @param {string} path */
function isServedBy(destination, path) {
  const [wanted, own] = [destination.split('/'), path.split('/')]
  const isOptional = own.at(-1)?.startsWith('[[...') ?? false
  return (
    (wanted.length === own.length || (isOptional && wanted.length === own.length - 1)) &&
    wanted.every((segment, at) => segment === own[at] || isKey(own[at] ?? ''))
  )
}

/** A parameter of a source with its pattern, which may contain groups. */
const PARAMETER = /:(\w+)(?:\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\))?/g

/** A source in readable form: `/:place(\d+-[^/]+)` → `/[id]-[slug]`. @param {string} source */
const readable = (source) =>
  source.replace(PARAMETER, (_, name, pattern = '(?!)') =>
    pattern.startsWith('(?!')
      ? `[${name}]`
      : pattern.replace('\\d+', '[id]').replace(/\[\^\/\][+*]/, '[slug]'),
  )

/** @typedef {import('../../lib/listing/addresses.js').Rewrite} Rewrite */

/** @param {Rewrite} rule @param {string} key of a parameter */
const takes = ({ missing = [] }, key) => missing.every((parameter) => parameter.key !== key)

/**
 * The addresses rewritten to a page, with their query parameters; optional ones in parentheses.
 * @param {string} path @returns {string[]}
 */
function rewrittenTo(path) {
  const rules = pageRewrites.filter(({ destination }) => isServedBy(destination, path))
  const sources = [...new Set(rules.map(({ source }) => source))]
  return sources.map((source) => {
    const all = pageRewrites.filter((rule) => rule.source === source)
    const own = rules.filter((rule) => rule.source === source)
    const named = [...all.flatMap(({ missing = [] }) => missing), ...all.flatMap(({ has = [] }) => has)]
    const params = named.map(({ key }) => key).filter((key) => own.some((rule) => takes(rule, key)))
    const plain = all.find(({ has }) => !has)
    const isPlain = own.some((rule) => rule === plain)
    const [first, ...others] = new Set(params)
    if (first === undefined) return readable(source)
    const query = others.length < 3 ? [first, ...others].join('|') : `${first}|…`
    return `${readable(source)} ${isPlain ? `(?${query})` : `?${query}`}`
  })
}

/** All pages and route handlers with address, file and kind. @returns {Route[]} */
export function routes() {
  const kinds = new Map(PAGES.map(({ path, kind }) => [/** @type {string} */ (path), kind]))
  const files = readdirSync('app', { recursive: true, encoding: 'utf8' }).map((file) => `app/${file}`)
  return files
    .filter((file) => /\/(?:page\.tsx|route\.ts)$/.test(file))
    .flatMap((file) => {
      const path = pathOf(file)
      const rewritten = rewrittenTo(path)
      const kind = kinds.get(path) ?? 'not in lib/pages/pages.js'
      return (rewritten.length > 0 ? rewritten : [path]).map((address) => ({ address, file, kind }))
    })
}
