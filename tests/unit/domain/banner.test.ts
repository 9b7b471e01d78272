import { type Banner, firstOfEachLabel } from '@/domain/catalog/banner'

const picture = { url: '/media/x.webp', width: 480, height: 300 }
const banner = (_id: string, search_label: Banner['more_info']['search_label']): Banner => ({
  _id,
  type: 'search',
  banner_type: 'label',
  title: _id,
  link: '/',
  image: picture,
  image_mobile: picture,
  more_info: { apply: null, search_label },
})
const ids = (banners: Banner[]) => banners.map(({ _id }) => _id)

it('keeps the first search banner of each label, in the order of the list', () => {
  const banners = [
    banner('promo 1', 'promo'),
    banner('new 1', 'new'),
    banner('new 2', 'new'),
    banner('sale 1', 'sale'),
    banner('promo 2', 'promo'),
    banner('campaign 1', 'campaign'),
  ]
  expect(ids(firstOfEachLabel(banners))).toEqual(['promo 1', 'new 1', 'sale 1', 'campaign 1'])
})

it('leaves out banners without a label', () => {
  expect(firstOfEachLabel([banner('none', null)])).toEqual([])
  expect(firstOfEachLabel([])).toEqual([])
})
