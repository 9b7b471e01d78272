// @ts-check
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

/**
 * `npm run fonts`: writes the files of the faces in lib/fonts.ts. Each has the letters of its range there, in the weights that the shop's
 * styles use, without alternate letters. Hints stay: without them Linux draws the same text in other widths.
 */

/** Of Fontsource, by face. @type {Record<string, { family: string, weight: number | { min: number, max: number } }>} */
const FACES = {
  text: { family: 'plus-jakarta-sans', weight: { min: 400, max: 600 } },
  display: { family: 'lora', weight: 400 },
}

/** Kerning, marks of Vietnamese letters, letters drawn as one, digits of one width. */
const OPTIONS = {
  targetFormat: /** @type {const} */ ('woff2'),
  keepFeatures: ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'liga', 'tnum'],
}

const absolute = (/** @type {string} */ file) => fileURLToPath(new URL(`../${file}`, import.meta.url))
const { resolve } = createRequire(import.meta.url)

/** The letters of a `unicode-range` in CSS, such as `U+0000-00FF, U+0131`. @param {string} range */
export function lettersOf(range) {
  const codes = range.split(',').flatMap((part) => {
    const [first = 0, last = first] = part
      .trim()
      .slice(2)
      .split('-')
      .map((code) => Number.parseInt(code, 16))
    return Array.from({ length: last - first + 1 }, (_, index) => first + index)
  })
  return String.fromCodePoint(...codes)
}

/** The files that lib/fonts.ts names, with the letters they are for. */
export function fontRanges() {
  const code = readFileSync(absolute('lib/fonts.ts'), 'utf8')
  const calls = code.matchAll(/'\.\/fonts\/([a-z]+)-([a-z]+)\.woff2'.*?'(U\+[^']+)'/gs)
  return [...calls].map(([, face = '', script = '', range = '']) => ({ face, script, range }))
}

const inPackage = (/** @type {string} */ family, /** @type {string} */ file) =>
  resolve(`@fontsource-variable/${family}/${file}`)

/** The contents of the files, by name. @returns {Promise<Record<string, Buffer>>} */
export async function fontFiles() {
  const files = fontRanges().map(async ({ face, script, range }) => {
    const { family = '', weight } = FACES[face] ?? {}
    const source = inPackage(family, `files/${family}-${script}-wght-normal.woff2`)
    const options = { ...OPTIONS, ...(weight && { variationAxes: { wght: weight } }) }
    const file = await subsetFont(readFileSync(source), lettersOf(range), options)
    return /** @type {const} */ ([`lib/fonts/${face}-${script}.woff2`, file])
  })
  return Object.fromEntries(await Promise.all(files))
}

async function write() {
  for (const [file, content] of Object.entries(await fontFiles())) writeFileSync(absolute(file), content)
  // It goes with each copy of a face.
  for (const [face, { family }] of Object.entries(FACES))
    copyFileSync(inPackage(family, 'LICENSE'), absolute(`lib/fonts/${face}.LICENSE`))
}

if (process.argv[1] === fileURLToPath(import.meta.url)) void write()
