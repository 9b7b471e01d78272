import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SearchRecorder } from '@/components/search/results/search-recorder'
import { RecentSearches } from '@/components/search/panel/recent-searches'
import { forgetSearches, recentSearches, rememberSearch } from '@/lib/client/recent-searches'
import { signIn, toastText, withMember } from '../as-member'
import { shop, useSearchShop } from './shop'

useSearchShop()

const show = () => render(withMember(<RecentSearches />))
const shown = () => screen.queryAllByRole('link').map((link) => link.textContent)

describe("a visitor's", () => {
  beforeEach(() => signIn(null))

  it('are the last five, each once, kept in the browser (SRC-06)', () => {
    for (const keyword of ['son', 'Sữa rửa mặt', 'toner', 'serum', 'mascara', 'nước hoa', 'sua rua MAT'])
      rememberSearch(keyword)
    show()
    expect(shown()).toEqual(['sua rua MAT', 'nước hoa', 'mascara', 'serum', 'toner'])
    expect(screen.getByRole('link', { name: 'nước hoa' })).toHaveAttribute(
      'href',
      '/search?q=n%C6%B0%E1%BB%9Bc+hoa',
    )
  })

  it('are removed one by one and all at once (SRC-07, SRC-08)', async () => {
    for (const keyword of ['son', 'toner', 'serum']) rememberSearch(keyword)
    show()
    await userEvent.click(screen.getByRole('button', { name: 'Xóa “toner” khỏi tìm kiếm gần đây' }))
    expect(shown()).toEqual(['serum', 'son'])
    await userEvent.click(screen.getByRole('button', { name: 'Xóa tất cả' }))
    expect(shown()).toEqual([])
    expect(recentSearches()).toEqual([])
  })

  it.each(['{', '"text"', '[1,null,{}]', '["","  "]'])('survive corrupt storage: %s', (kept) => {
    window.localStorage.setItem('nang_searches', kept)
    expect(recentSearches()).toEqual([])
    rememberSearch('son')
    expect(recentSearches()).toEqual(['son'])
    forgetSearches()
  })
})

describe("a member's", () => {
  beforeEach(async () => {
    rememberSearch('của khách')
    shop.history = [
      { _id: 'a', keyword: 'serum' },
      { _id: 'b', keyword: 'toner' },
    ]
    await signIn()
  })
  afterEach(async () => {
    cleanup()
    await signIn(null)
  })

  it('are loaded from and removed on the server (SRC-06 to SRC-08)', async () => {
    show()
    await waitFor(() => expect(shown()).toEqual(['serum', 'toner']))
    await userEvent.click(screen.getByRole('button', { name: /Xóa “serum”/ }))
    await waitFor(() => expect(shop.history).toEqual([{ _id: 'b', keyword: 'toner' }]))
    await waitFor(() => expect(shown()).toEqual(['toner']))
    await userEvent.click(screen.getByRole('button', { name: 'Xóa tất cả' }))
    await waitFor(() => expect(shop.history).toEqual([]))
    expect(shown()).toEqual([])
  })

  it('are back when the server could not remove them', async () => {
    shop.isHistoryStuck = true
    show()
    await waitFor(() => expect(shown()).toEqual(['serum', 'toner']))
    await userEvent.click(screen.getByRole('button', { name: /Xóa “serum”/ }))
    await waitFor(() => expect(toastText()).toBe('Chưa xóa được. Bạn thử lại nhé.'))
    await waitFor(() => expect(shown()).toEqual(['serum', 'toner']))
  })
})

describe('a search that was carried out', () => {
  it('is recorded once, and stored for a visitor', async () => {
    await signIn(null)
    const { rerender } = render(<SearchRecorder keyword="Kem chống nắng" hasResults isSearch />)
    await waitFor(() =>
      expect(shop.reported).toEqual([
        { entity_type: 'keyword', keyword: 'Kem chống nắng', has_results: true },
      ]),
    )
    expect(recentSearches()).toEqual(['Kem chống nắng'])
    rerender(<SearchRecorder key="again" keyword="Kem chống nắng" hasResults isSearch />)
    rerender(<SearchRecorder key="other" keyword="xyz" hasResults={false} isSearch />)
    await waitFor(() => expect(shop.reported).toHaveLength(2))
    expect(shop.reported[1]).toMatchObject({ keyword: 'xyz', has_results: false })
  })

  it('of a member is stored on the server alone', async () => {
    await signIn()
    render(<SearchRecorder keyword="toner" hasResults isSearch />)
    await waitFor(() => expect(shop.reported).toHaveLength(1))
    expect(recentSearches()).toEqual([])
    await signIn(null)
  })
})
