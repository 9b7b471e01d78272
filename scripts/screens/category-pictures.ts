import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { parse } from 'yaml'
import { array, object, string } from 'yup'
import { paragraph, text } from '@/demo/art/lettering'
import { document, rect } from '@/demo/art/shapes'
import { HELP_PICTURE, helpPicture } from '@/lib/pages/help/pictures'

/** `npm run help:pictures`: draws the picture of each category of the help centre for links in social networks and chats, into public/. */

const { width: WIDTH, height: HEIGHT } = HELP_PICTURE
const [INK, MUTED, ACCENT, PAPER, BLUSH] = ['#241A1C', '#75666A', '#B3264E', '#FFFCFA', '#FBE9ED']
const CATEGORIES = 'content/vi/help/categories.yml'
/** The shop's own picture: the logo and the petals are taken from it. */
const SOCIAL = 'public/social.png'
const LOGO = { left: 85, top: 190, width: 400, height: 195 }
const LOGO_WIDTH = 190
/** Where its words end and its petals begin. */
const [EDGE, WORDS_END] = [820, 872]
const LEFT = 92

const categories = async () =>
  array(object({ slug: string().required(), name: string().required() }).required())
    .required()
    .validate(parse(await readFile(CATEGORIES, 'utf8')))

function words(name: string): Buffer {
  const style = { x: LEFT, font: 'serif', fill: INK } as const
  const title = paragraph(name, { ...style, y: 350, size: 82, maxWidth: 690, maxLines: 2, leading: 1.2 })
  const centre = { ...style, y: 350 + title.height + 68, size: 34, fill: MUTED }
  const content = [
    rect(0, 0, EDGE, HEIGHT, PAPER),
    rect(EDGE, 390, WORDS_END - EDGE, 70, BLUSH),
    title.svg,
    text('Trung tâm trợ giúp', centre),
    rect(LEFT, 560, 72, 3, ACCENT),
  ]
  return Buffer.from(document(WIDTH, HEIGHT, '', content.join('')))
}

async function draw(name: string): Promise<Buffer> {
  const logo = await sharp(SOCIAL).extract(LOGO).resize(LOGO_WIDTH).toBuffer()
  return sharp(SOCIAL)
    .composite([{ input: words(name) }, { input: logo, left: LEFT - 3, top: 90 }])
    .png({ palette: true, colours: 64 })
    .toBuffer()
}

export async function main(): Promise<number> {
  for (const category of await categories()) {
    const picture = helpPicture(category)
    if (!picture) {
      console.error(`${category.slug} is not in PICTURED_CATEGORIES (lib/pages/help/pictures.ts)`)
      return 1
    }
    const file = path.join('public', picture.url)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, await draw(category.name))
  }
  return 0
}
