import type { Banner } from '@/domain/catalog/banner'
import { firstOfEachLabel } from '@/domain/search/label-banners'

const banner = (_id: string, search_label: Banner['more_info']['search_label']) =>
  ({ _id, more_info: { apply: null, search_label, copy: null } }) as Banner

it('keeps the first banner of each search label, and none without (HOM-03)', () => {
  const kept = firstOfEachLabel([
    banner('1', 'sale'),
    banner('2', null),
    banner('3', 'new'),
    banner('4', 'sale'),
    banner('5', 'campaign'),
    banner('6', 'new'),
  ])
  expect(kept.map(({ _id }) => _id)).toEqual(['1', '3', '5'])
})
