import { readdirSync } from 'node:fs'
import {
  brandPath,
  categoryPath,
  productPath,
  readKey,
  readPageNumber,
  readProductKey,
} from '@/lib/pages/routes'
import { isReservedSegment } from '@/lib/pages/reserved-segments'

describe('keys in addresses', () => {
  it.each([
    ['12-son-moi', '-', { id: 12, slug: 'son-moi' }],
    ['12_nang', '_', { id: 12, slug: 'nang' }],
    ['12_nang', '-', null],
    ['12-nang', '_', null],
    ['12-a_b', '-', { id: 12, slug: 'a_b' }],
    ['12-', '-', { id: 12, slug: '' }],
    ['012-x', '-', null],
    ['0-x', '-', null],
    ['x-12', '-', null],
    ['9999999999-x', '-', null],
  ] as const)('%s by %s', (segment, separator, key) => {
    expect(readKey(segment, separator)).toEqual(key)
  })

  it.each([
    ['7-serum.html', { id: 7, slug: 'serum' }],
    ['7-serum.HTML', { id: 7, slug: 'serum' }],
    ['7-serum', { id: 7, slug: 'serum' }],
    ['serum', null],
  ])('product %s (RTE-35, RTE-36)', (segment, key) => {
    expect(readProductKey(segment)).toEqual(key)
  })

  it.each([
    ['1', 1],
    ['12', 12],
    ['0', null],
    ['-1', null],
    ['1.5', null],
    ['abc', null],
    ['9999999', null],
  ])('page %s (DEC-02, RTE-33, RTE-34)', (segment, page) => {
    expect(readPageNumber(segment)).toBe(page)
  })
})

describe('addresses', () => {
  const category = { id: 3, slug: 'son-moi' }
  it.each([
    [categoryPath(category), '/3-son-moi'],
    [categoryPath(category, 2), '/3-son-moi?page=2'],
    [brandPath({ id: 5, slug: 'nang' }), '/brand/5_nang'],
    [brandPath({ id: 5, slug: 'nang' }, 4), '/brand/5_nang?page=4'],
    [productPath({ id: 9, slug: 'son', default_category: category }), '/son-moi/9-son'],
  ])('%s', (path, expected) => {
    expect(path).toBe(expected)
  })
})

describe('reserved first segments', () => {
  it.each([
    'content',
    'promo',
    'page',
    'brand',
    'order',
    'api',
    'media',
    'listing',
    'product',
    'register',
    'photobooth',
  ])('%s (DEC-12)', (segment) => {
    expect(isReservedSegment(segment)).toBe(true)
  })
  it('leaves category slugs alone', () => expect(isReservedSegment('son-moi')).toBe(false))
  it('holds every folder of app/ that stands first in an address', () => {
    const folders = ['app', 'app/(shop)', 'app/(blank)', 'app/(game)'].flatMap((folder) => {
      try {
        return readdirSync(folder, { withFileTypes: true })
      } catch {
        return []
      }
    })
    const segments = folders
      .filter((entry) => entry.isDirectory() && /^[a-z][a-z-]*$/.test(entry.name))
      .map((entry) => entry.name)
    expect(segments.filter((segment) => !isReservedSegment(segment))).toEqual([])
  })
})
