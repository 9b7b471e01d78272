import { pageCount, pagerItems } from '@/domain/pager'

describe('page count', () => {
  it.each([
    [0, 16, 1],
    [1, 16, 1],
    [16, 16, 1],
    [17, 16, 2],
    [160, 16, 10],
  ])('%i products at %i a page make %i pages (LST-29)', (total, limit, pages) => {
    expect(pageCount(total, limit)).toBe(pages)
  })
})

describe('pager window', () => {
  it.each([
    [1, 1, [1]],
    [1, 2, [1, 2]],
    [2, 2, [1, 2]],
    [1, 3, [1, 2, 3]],
    [1, 4, [1, 2, 3, 4]],
    [1, 10, [1, 2, 3, 'gap', 10]],
    [2, 10, [1, 2, 3, 4, 'gap', 10]],
    [3, 10, [1, 2, 3, 4, 5, 'gap', 10]],
    [4, 10, [1, 2, 3, 4, 5, 6, 'gap', 10]],
    [5, 10, [1, 2, 3, 4, 5, 6, 7, 'gap', 10]],
    [6, 12, [1, 'gap', 4, 5, 6, 7, 8, 'gap', 12]],
    [8, 10, [1, 'gap', 6, 7, 8, 9, 10]],
    [9, 10, [1, 'gap', 7, 8, 9, 10]],
    [10, 10, [1, 'gap', 8, 9, 10]],
  ])('on page %i of %i (LST-28, REV-05)', (page, pages, items) => {
    expect(pagerItems(page, pages)).toEqual(items)
  })

  it('always shows the page it is on, the first and the last, in order and once', () => {
    for (let pages = 1; pages <= 40; pages++) {
      for (let page = 1; page <= pages; page++) {
        const numbers = pagerItems(page, pages).filter((item) => item !== 'gap')
        expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b))
        expect(numbers).toEqual(expect.arrayContaining([1, page, pages]))
        expect(numbers.length).toBeLessThanOrEqual(9)
      }
    }
  })
})
