import { campaigns, campaignTools } from '@/demo/data/campaigns/campaigns'
import { categories } from '@/demo/data/categories'
import { products } from '@/demo/data/products'
import { makeVouchers } from '@/demo/data/promotions/vouchers'
import { parseSections, type SectionType } from '@/domain/campaign/sections'

const categoryKeys = new Set(categories.map(({ key }) => key))
const picture = { url: '/media/demo/banner/a.webp', width: 1200, height: 800 }
const tools = campaignTools({
  products,
  draw: () => picture,
  drawProduct: () => picture,
  idOf: ({ key }) => products.findIndex((product) => product.key === key) + 1,
  categoryLink: (key) => {
    if (!categoryKeys.has(key)) throw new Error(`there is no category ${key}`)
    return '/12-x'
  },
})
const vouchers = makeVouchers(products)

it.each(campaigns)('shows all sections of $slug', ({ sections }) => {
  const written = sections(tools)
  const { sections: read, dropped } = parseSections(JSON.parse(JSON.stringify(written)))
  expect(dropped).toEqual([])
  expect(read).toEqual(written)
  for (const section of read)
    if (section.type === 'vouchers')
      for (const slug of section.slugs) expect(vouchers.map((voucher) => voucher.slug)).toContain(slug)
})

it('has one that runs with every type of section, one to come and one that is over', () => {
  const [running] = campaigns.filter(
    ({ starts_in_days, ends_in_days }) => starts_in_days < 0 && ends_in_days > 0,
  )
  expect(new Set(running?.sections(tools).map(({ type }) => type))).toEqual(
    new Set<SectionType>([
      'hero',
      'text',
      'products',
      'countdown',
      'vouchers',
      'video',
      'gallery',
      'leaderboard',
      'vote',
      'mission',
      'tokens',
      'questions',
      'banks',
    ]),
  )
  expect(campaigns.some(({ starts_in_days }) => starts_in_days > 0)).toBe(true)
  expect(campaigns.some(({ ends_in_days }) => ends_in_days < 0)).toBe(true)
})

it('names the discount that a voucher among the prizes really gives', () => {
  const prizes = campaigns.flatMap((campaign) => campaign.prizes).filter(({ voucher }) => voucher)
  expect(prizes.length).toBeGreaterThan(0)
  for (const { name, description, voucher } of prizes) {
    const amounts = [...`${name} ${description}`.matchAll(/([\d.]+)\u00A0₫/g)].map(([, digits = '']) =>
      Number(digits.replaceAll('.', '')),
    )
    expect(amounts).toEqual([voucher?.amount, voucher?.min_amount])
  }
})
