import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { parsed, Refused, runProgram, type Terminal } from '@/scripts/program/program'
import { readSettings } from '@/scripts/start/settings.js'
import { answeredPage, openBrowser, settle } from './browser'
import { SCREENS, stageOf } from './table'

/** `npm run content:screens`: takes the pictures of the shop's own screens that the help articles show. */

const USAGE = `usage: npm run content:screens                    all pictures, from the running shop of this copy
       npm run content:screens -- bag-page my-orders   some; --shop http://localhost:3000 names another shop

Writes content/vi/screens/<name>.webp. The shop must be the demo shop, run with RATE_LIMIT_FACTOR=100: a member is registered and orders are placed.`

const FOLDER = 'content/vi/screens'
/** A phone, as wide as the articles' pictures stand for. */
const PHONE = { width: 390, height: 780 }
/** Twice the width at which articles show them. */
const WIDTH = 640
const MOST_BYTES = 40 * 1024
const QUALITIES = [72, 60, 48, 36]

/** The picture in WebP, in the best quality that is light enough. */
async function compress(png: Buffer): Promise<Buffer> {
  for (const quality of QUALITIES) {
    const webp = await sharp(png).resize({ width: WIDTH }).webp({ quality, effort: 6 }).toBuffer()
    if (webp.length <= MOST_BYTES) return webp
  }
  throw new Error(`no quality of ${QUALITIES.join(', ')} makes it lighter than ${MOST_BYTES} bytes`)
}

async function phone(shop: string) {
  const browser = await openBrowser()
  const page = () =>
    answeredPage(browser, {
      baseURL: shop,
      viewport: PHONE,
      deviceScaleFactor: 2,
      isMobile: true,
      hasTouch: true,
    })
  return { visitor: await page(), member: await page(), close: () => browser.close() }
}

/** Runs the program with these arguments; gives its exit code. */
export function main(args: string[], terminal: Terminal = console): Promise<number> {
  return runProgram({ name: 'content:screens', usage: USAGE, args, terminal }, async () => {
    const { values, positionals } = parsed(() =>
      parseArgs({ args, allowPositionals: true, options: { shop: { type: 'string' } } }),
    )
    const shop = values.shop ?? `http://localhost:${readSettings().port}`
    const { visitor, member, close } = await phone(shop)
    const failures: string[] = []
    try {
      await mkdir(FOLDER, { recursive: true })
      const stage = await stageOf(visitor, member)
      for (const { name, open } of SCREENS) {
        try {
          const page = await open(stage)
          if (positionals.length > 0 && !positionals.includes(name)) continue
          await settle(page)
          const webp = await compress(await page.screenshot())
          await writeFile(path.join(FOLDER, `${name}.webp`), webp)
          terminal.log(`${name.padEnd(20)} ${(webp.length / 1024).toFixed(1)} KB`)
        } catch (error) {
          failures.push(`${name}: ${error instanceof Error ? error.message : String(error)}`)
        }
      }
    } finally {
      await close()
    }
    if (failures.length > 0) throw new Refused(failures.join('\n'))
  })
}
