// @ts-check
import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import lucideIcons from 'lucide-react/dynamicIconImports'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/**
 * `npm run icons`: writes the shop's icons as one sprite (public/icons.svg), and their names and address for the code
 * (components/ui/icon-names.ts). A new icon is a name of Lucide's in NAMES.
 */

const NAMES = `
  arrow-left arrow-right arrow-up badge-check bell bell-ring building-2 calendar-days calendar-heart camera check chevron-down chevron-left
  chevron-right chevrons-left chevrons-right circle-alert circle-check circle-dot circle-user-round clock coins compass contrast copy
  download droplet droplets eraser external-link eye eye-off feather gem gift grip headset heart history hourglass house image-up info
  key-round layers layout-grid leaf link-2 log-out mail mail-check map-pin megaphone menu message-circle message-square-text minus
  navigation package package-open pencil percent phone plus qr-code rotate-ccw scan-face search settings share share-2 shield-plus shopping-bag
  sliders-horizontal smartphone smile sparkles square-plus store sun sun-dim tags thumbs-up ticket ticket-percent trash-2 trending-up truck
  user-round-pen wallet waves wifi-off wind x zap zoom-in zoom-out
`
  .trim()
  .split(/\s+/)

const absolute = (/** @type {string} */ file) => fileURLToPath(new URL(`../${file}`, import.meta.url))

const lucide = new Map(Object.entries(lucideIcons))

/** The shapes of an icon of Lucide, as markup. */
async function shapesOf(/** @type {string} */ name) {
  const icon = await lucide.get(name)?.()
  const shapes =
    icon && /^<svg[^>]*>(.+)<\/svg>$/.exec(renderToStaticMarkup(createElement(icon.default)))?.[1]
  if (!shapes) throw new Error(`Lucide has no icon ${name}`)
  return shapes.replaceAll(/><\/[a-z]+>/g, '/>')
}

/** The contents of both files. The address changes with the sprite, so that browsers can cache it for a year. */
export async function iconFiles() {
  const symbols = await Promise.all(
    NAMES.map(async (name) => `<symbol id="${name}" viewBox="0 0 24 24">${await shapesOf(name)}</symbol>`),
  )
  const sprite = `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`
  const version = createHash('sha256').update(sprite).digest('hex').slice(0, 6)
  const names = [
    '/** The shop’s icons; `npm run icons` writes this file and the sprite. */',
    `export type IconName =\n${NAMES.map((name) => `  | '${name}'`).join('\n')}`,
    '',
    '/** The sprite’s address; another sprite has another one. */',
    `export const ICON_SPRITE = '/icons.svg?${version}'`,
    '',
  ].join('\n')
  return { 'public/icons.svg': sprite, 'components/ui/icon-names.ts': names }
}

async function write() {
  for (const [file, content] of Object.entries(await iconFiles())) writeFileSync(absolute(file), content)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) void write()
