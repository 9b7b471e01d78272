import { screen, within } from '@testing-library/react'
import { TableOfContents } from '@/components/help/article/table-of-contents'
import { HelpResults } from '@/components/help/search/help-results'
import type { HelpSearchCount } from '@/domain/content/post'
import { renderWithTexts } from '../with-texts'
import { post } from './posts'

const heading = (id: string, level: 2 | 3 = 2) => ({ id, text: `Mục ${id}`, level })

it('lists the sections of an article as links to their anchors', () => {
  renderWithTexts(<TableOfContents headings={[heading('a'), heading('a1', 3), heading('b'), heading('c')]} />)
  const contents = screen.getByRole('navigation', { name: 'Trong bài này' })
  expect(
    within(contents)
      .getAllByRole('link', { hidden: true })
      .map((link) => link.getAttribute('href')),
  ).toEqual(['#a', '#b', '#c'])
})

it('leaves the contents out of a short article', () => {
  renderWithTexts(<TableOfContents headings={[heading('a'), heading('a1', 3), heading('b')]} />)
  expect(screen.queryByRole('navigation')).toBeNull()
})

const delivery = { id: 3, name: 'Giao nhận', slug: 'giao-nhan', count: 11 }
const count: HelpSearchCount = {
  total: 12,
  categories: [delivery, { id: 2, name: 'Thanh toán', slug: 'thanh-toan', count: 1 }],
  corrected: null,
  match: 'all',
}
const found = { ...post(), highlight: 'Phí <mark>ship</mark> theo nơi nhận' }

const show = (given: Partial<Parameters<typeof HelpResults>[0]>) =>
  renderWithTexts(
    <HelpResults
      keyword="phí ship"
      results={null}
      isFailed={false}
      categories={[]}
      mostRead={[]}
      {...given}
    />,
  )

it('counts the results by category, and marks what matched', () => {
  show({ results: { keyword: 'phí ship', count, category: null, articles: [found], page: 1 } })
  const filters = within(screen.getByRole('navigation', { name: 'Lọc theo chủ đề' }))
  expect(filters.getByRole('link', { name: 'Tất cả (12)' }).getAttribute('aria-current')).toBe('true')
  expect(filters.getByRole('link', { name: 'Giao nhận (11)' }).getAttribute('href')).toBe(
    '/page/help/search?keyword=ph%C3%AD+ship&category=giao-nhan',
  )
  expect(screen.getByText('12 bài viết phù hợp')).toBeTruthy()
  expect(screen.getByText('ship').tagName).toBe('MARK')
})

it('turns the pages of the chosen category', () => {
  show({ results: { keyword: 'phí ship', count, category: delivery, articles: [found], page: 2 } })
  expect(screen.getByText('11 bài viết phù hợp')).toBeTruthy()
  const pages = within(screen.getByRole('navigation', { name: 'Các trang kết quả' }))
  expect(pages.getByRole('link', { name: /Trang 1/ }).getAttribute('href')).toBe(
    '/page/help/search?keyword=ph%C3%AD+ship&category=giao-nhan',
  )
})

it('helps when nothing has all the words: near articles, topics, contact', () => {
  show({
    results: {
      keyword: 'phí ship',
      count: { ...count, match: 'near' },
      category: null,
      articles: [found],
      page: 1,
    },
    mostRead: [post({ id: 101, title: 'Đặt hàng thế nào?' })],
  })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Chưa có bài viết nào về “phí ship”')
  expect(screen.getByRole('heading', { name: 'Có thể bạn đang tìm' })).toBeTruthy()
  expect(screen.getByRole('link', { name: /Đặt hàng thế nào/ })).toBeTruthy()
  expect(screen.getByRole('link', { name: /Gửi yêu cầu hỗ trợ/ }).getAttribute('href')).toBe(
    '/page/help/contact-us',
  )
})

it('says that the search failed, and keeps the keyword', () => {
  show({ isFailed: true })
  expect(screen.getByText(/Chưa tìm được lúc này/)).toBeTruthy()
  expect(screen.getByRole('searchbox').getAttribute('value')).toBe('phí ship')
})
