// @ts-check
import { readFileSync } from 'node:fs'
import sharp from 'sharp'

/**
 * Part of `npm run icons`: draws the pictures of the installed app from app/icon.svg. A maskable icon fills its square, and systems cut it
 * to their own shape within the middle 80 %; a badge is one colour, of which systems use the shape alone.
 */

const icon = readFileSync(new URL('../../app/icon.svg', import.meta.url), 'utf8')
const background = /<rect[^>]+fill="([^"]+)"/.exec(icon)?.[1] ?? '#b3264e'
const mark = icon.replace(/<rect[^>]+\/>/, '')

/** @param {string} svg @param {number} size @param {string} file */
async function draw(svg, size, file) {
  await sharp(Buffer.from(svg), { density: (72 * size) / 64 })
    .resize(size, size)
    .png({ palette: true, compressionLevel: 9 })
    .toFile(new URL(`../../public/${file}`, import.meta.url).pathname)
}

/** The mark of the shop, scaled about the middle of the square of 64. @param {number} scale */
const scaled = (scale) =>
  `<g transform="translate(32 32) scale(${scale}) translate(-32 -32)">${mark.replace(/<\/?svg[^>]*>/g, '')}</g>`

/** @param {string} content */
const square = (content) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">${content}</svg>`

await draw(
  square(`<rect width="64" height="64" fill="${background}"/>${scaled(0.84)}`),
  512,
  'icon-maskable-512.png',
)
await draw(square(scaled(1.15).replace(/fill="#\w+"/g, 'fill="#ffffff"')), 96, 'badge-96.png')
