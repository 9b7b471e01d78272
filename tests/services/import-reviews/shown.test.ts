import { reviewApp } from '@/services/review/app'
import { givenProducts } from '../catalog/fixtures'
import { useDatabase } from '../database'
import { call } from '../account/given-member'
import { run, textFile } from './review-file'

useDatabase()

let product = 0
beforeAll(async () => {
  ;[product = 0] = await givenProducts({ name: 'Serum', external_id: '7701', slug: 'serum-xuat' })
})

const shown = async () =>
  (await call(reviewApp, 'GET', `/reviews?filter=${JSON.stringify({ product_id: product })}`)).body.data

/** Headers as the systems export them today, in their order. */
it.each([
  [
    'judgeme',
    `title,body,rating,review_date,source,curated,reviewer_name,reviewer_email,product_id,product_handle,reply,reply_date,picture_urls,ip_address,location,metaobject_handle
"Great serum","Soaks in fast.",5,2025-03-02 10:12:00 UTC,web,ok,Camille R.,c@x.fr,7701,serum-xuat,"Thank you!",2025-03-03 08:00:00 UTC,,10.1.2.3,"Lyon, FR",abc
`,
  ],
  [
    'yotpo',
    `Review Title,Review Content,Review Score,Date,Product ID,Product Name,Display Name,Email,Comment Content,Comment Created At
"Great serum","Soaks in fast.",5,2025-03-02,7701,Serum,Camille R.,c@x.fr,"Thank you!",2025-03-03
`,
  ],
  [
    'shopify',
    `product_handle,state,rating,title,author,email,location,body,reply,created_at,replied_at
serum-xuat,published,5,"Great serum",Camille R.,c@x.fr,Lyon,"Soaks in fast.","Thank you!",2025-03-02T10:00:00-04:00,2025-03-03T10:00:00-04:00
`,
  ],
])('a review from %s is shown with its title and the reply', async (format, content) => {
  expect(await run(textFile(`${format}.csv`, content))).toMatchObject({
    format,
    created: 1,
    rejected: {},
    held: {},
  })
  const found = await shown()
  expect(found).toContainEqual(
    expect.objectContaining({
      title: 'Great serum',
      details: 'Soaks in fast.',
      average_rating: 5,
      is_verified_purchase: false,
      user: expect.objectContaining({ name: 'Camille R.', user_name: '' }),
      created_at: expect.stringMatching(/^2025-03-0[12]T/),
      reply: { text: 'Thank you!', created_at: expect.stringMatching(/^2025-03-0[23]T/) },
    }),
  )
  expect(found).toHaveLength(['judgeme', 'yotpo', 'shopify'].indexOf(format) + 1)
  expect(JSON.stringify(found)).not.toMatch(/c@x\.fr|10\.1\.2\.3|Lyon/)
})

it('a language that the file names is shown', async () => {
  const map = {
    columns: { id: 'id', product: 'product_id', stars: 'rating', text: 'details', language: 'language' },
  }
  await run(textFile('any.csv', 'id,product,stars,text,language\n1,7701,4,Sehr gut,de-AT\n'), {
    map,
    source: 'any',
  })
  expect(await shown()).toContainEqual(expect.objectContaining({ details: 'Sehr gut', language: 'de' }))
})
