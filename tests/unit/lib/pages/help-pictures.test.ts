import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { parse } from 'yaml'
import { array, object, string } from 'yup'
import { HELP_PICTURE, helpPicture, PICTURED_CATEGORIES } from '@/lib/pages/help/pictures'

const categories = array(object({ slug: string().required(), name: string().required() }).required())
  .required()
  .validateSync(parse(readFileSync('content/vi/help/categories.yml', 'utf8')))

it('has a picture for each category of the shop’s own texts', async () => {
  expect(categories.map(({ slug }) => slug)).toEqual(PICTURED_CATEGORIES)
  for (const category of categories) {
    const { width, height } = await sharp(`public${helpPicture(category)?.url}`).metadata()
    expect([category.slug, width, height]).toEqual([category.slug, HELP_PICTURE.width, HELP_PICTURE.height])
  }
})

it('has none for a category that was added in the database', () => {
  expect(helpPicture({ slug: 'khac', name: 'Khác' })).toBeUndefined()
})
