import { parseSections } from '@/domain/campaign/sections'
import { sectionProductIds } from '@/domain/campaign/section-products'

const text = { type: 'text', title: 'Chuyện mùa này', body: '<p>Chào</p>', product_ids: [] }

it('reads sections in their order and fills what they leave out', () => {
  const { sections, dropped } = parseSections([
    text,
    { type: 'products', title: 'Son môi', product_ids: [2, 1] },
    {
      type: 'vote',
      key: 'mau-son',
      title: 'Bầu chọn',
      choices: [
        { id: 'a', name: 'Đỏ' },
        { id: 'b', name: 'Hồng' },
      ],
    },
  ])
  expect(dropped).toEqual([])
  expect(sections).toEqual([
    text,
    { type: 'products', title: 'Son môi', body: '', product_ids: [2, 1], link: null },
    {
      type: 'vote',
      key: 'mau-son',
      title: 'Bầu chọn',
      body: '',
      once: 'member',
      is_changeable: false,
      choices: [
        { id: 'a', name: 'Đỏ', description: '', image: null },
        { id: 'b', name: 'Hồng', description: '', image: null },
      ],
    },
  ])
  expect(sectionProductIds(sections)).toEqual([2, 1])
})

it('drops an unknown type and keeps the rest', () => {
  const { sections, dropped } = parseSections([{ type: 'hologram', title: 'x' }, text, null, 'text'])
  expect(sections).toEqual([text])
  expect(dropped.map(({ index, type }) => [index, type])).toEqual([
    [0, 'hologram'],
    [2, 'undefined'],
    [3, 'undefined'],
  ])
})

it.each([
  ['a vote with one choice', { type: 'vote', key: 'a', title: '', choices: [{ id: 'a', name: 'Đỏ' }] }],
  ['a video that is no id of YouTube', { type: 'video', title: '', source: { kind: 'youtube', id: '../x' } }],
  ['a video of another site', { type: 'video', title: '', source: { kind: 'file', id: '//x.vn/a.mp4' } }],
  ['a link with a script', { type: 'hero', title: '', link: { label: 'x', href: 'javascript:alert(1)' } }],
  ['a link to another host', { type: 'hero', title: '', link: { label: 'x', href: '/\\x.vn' } }],
  ['a game that does not exist', { type: 'mission', title: '', game: 'photobooth' }],
  ['a type of every object', { type: 'constructor', title: '' }],
])('drops %s', (_, section) => {
  const { sections, dropped } = parseSections([section])
  expect(sections).toEqual([])
  expect(dropped).toHaveLength(1)
})

it.each([[null], [undefined], [{}], ['text']])('reads %p as no sections', (value) => {
  expect(parseSections(value)).toEqual({ sections: [], dropped: [] })
})
