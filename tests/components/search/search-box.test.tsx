import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SearchField } from '@/components/search/box/search-field'
import { recentSearches } from '@/lib/client/recent-searches'
import { signIn, withMember } from '../as-member'
import { rest, serum, shop, useSearchShop } from './shop'

const push = jest.fn()
let query = ''
jest.mock('next/navigation', () => ({
  useRouter: () => ({ push }),
  usePathname: () => '/',
  useSearchParams: () => new URLSearchParams(query),
}))

useSearchShop()
beforeEach(async () => {
  query = ''
  push.mockReset()
  await signIn(null)
})

const show = () =>
  render(
    withMember(
      <SearchField texts={{ label: 'Tìm sản phẩm', placeholder: 'Tìm…', submit: 'Tìm' }}>
        <span />
      </SearchField>,
    ),
  )

/** The box with its code, and nothing typed yet. */
async function open() {
  show()
  await userEvent.click(screen.getByRole('searchbox'))
  return screen.findByRole('combobox', { name: 'Tìm sản phẩm' })
}
const options = () => screen.getAllByRole('option')
const activeOf = (box: HTMLElement) =>
  document.getElementById(box.getAttribute('aria-activedescendant') ?? '')

async function typed(text: string) {
  const box = await open()
  await userEvent.type(box, text)
  return box
}

it('is a plain form before its code is there', () => {
  show()
  const box = screen.getByRole('searchbox', { name: 'Tìm sản phẩm' })
  expect(box).toHaveAttribute('name', 'q')
  const form = screen.getByRole('search')
  expect(form).toHaveAttribute('action', '/search')
  expect(form.getAttribute('method') ?? 'get').toBe('get')
})

it('keeps what was typed before its code was there', async () => {
  show()
  const box = screen.getByRole('searchbox')
  fireEvent.focus(box)
  fireEvent.input(box, { target: { value: 'serum' } })
  box.focus()
  expect(await screen.findByRole('option', { name: /Serum rau má/ })).toBeInTheDocument()
  expect(box).toHaveValue('serum')
})

it('offers suggestions in groups and says how many there are (SRC-01)', async () => {
  const box = await typed('serum')
  expect(await screen.findByRole('listbox', { name: 'Gợi ý tìm kiếm' })).toHaveAttribute(
    'id',
    box.getAttribute('aria-controls'),
  )
  expect(box).toHaveAttribute('aria-expanded', 'true')
  expect(screen.getByRole('group', { name: 'Thương hiệu' })).toHaveTextContent('Serum Lab')
  expect(screen.getByRole('group', { name: 'Danh mục' })).toHaveTextContent('Serum')
  expect(screen.getByRole('group', { name: 'Sản phẩm' })).toHaveTextContent('150.000')
  expect(screen.getByRole('status')).toHaveTextContent('3 gợi ý')
})

it('shows the prices of a product as its card does (CRD-02)', async () => {
  const [product] = serum.products
  shop.suggestions.set('serum', {
    ...serum,
    products: [{ ...product!, price_after_discount_range: { min: 84_000, max: 116_000 } }],
  })
  await typed('serum')
  expect(await screen.findByRole('option', { name: /Serum rau má/ })).toHaveTextContent(
    /84\.000\s– 116\.000\s₫/,
  )
})

it('loads once for a quickly typed word, without diacritics, and keeps them in the box (SRC-15)', async () => {
  shop.suggestions.set('dau goi', serum)
  const box = await typed('Dầu gội')
  await screen.findByRole('listbox')
  expect(shop.asked).toEqual(['dau goi'])
  expect(box).toHaveValue('Dầu gội')
})

it('drops an answer that comes after a newer one (SRC-22)', async () => {
  shop.suggestions.set('ser', {
    ...serum,
    products: [],
    brands: [],
    categories: [{ id: 1, name: 'Cũ', slug: 'cu' }],
  })
  shop.delays.set('ser', 700)
  const box = await typed('ser')
  await waitFor(() => expect(shop.asked).toEqual(['ser']))
  await userEvent.type(box, 'um')
  await screen.findByRole('option', { name: /Serum rau má/ })
  await rest(700)
  expect(screen.queryByText('Cũ')).toBeNull()
  expect(screen.getByRole('option', { name: /Serum rau má/ })).toBeInTheDocument()
})

it('shows an empty list when suggestions fail (SRC-22)', async () => {
  shop.isDown = true
  await typed('serum')
  expect(await screen.findByText(/Chưa có gợi ý nào khớp/)).toBeInTheDocument()
  expect(screen.queryByRole('option')).toBeNull()
  expect(screen.getByRole('link', { name: 'Tìm “serum”' })).toHaveAttribute('href', '/search?q=serum')
})

it('offers members products to review, after all other suggestions (REV-29)', async () => {
  await signIn()
  await typed('serum')
  const group = await screen.findByRole('group', { name: 'Viết đánh giá (100+ sản phẩm)' })
  expect(options().at(-1)).toBe(within(group).getByRole('option', { name: 'Serum rau má' }))
  expect(shop.searched).toEqual([{ keyword: 'serum' }])
  await userEvent.keyboard('{ArrowUp}{Enter}')
  expect(push).toHaveBeenCalledWith('/serum/12-serum-rau-ma?review=1')
})

it('asks for nothing to review for visitors', async () => {
  await typed('serum')
  await screen.findByRole('listbox')
  await rest(700)
  expect(shop.searched).toEqual([])
})

describe('by the keyboard', () => {
  it('is navigated by arrows, Home and End, wrapping around, with the focus in the box', async () => {
    const box = await typed('serum')
    await screen.findByRole('listbox')
    expect(activeOf(box)).toBeNull()
    await userEvent.keyboard('{ArrowDown}')
    expect(activeOf(box)).toBe(options()[0])
    expect(options()[0]).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{End}')
    expect(activeOf(box)).toBe(options()[2])
    await userEvent.keyboard('{ArrowDown}')
    expect(activeOf(box)).toBe(options()[0])
    await userEvent.keyboard('{ArrowUp}')
    expect(activeOf(box)).toBe(options()[2])
    await userEvent.keyboard('{Home}')
    expect(activeOf(box)).toBe(options()[0])
    expect(box).toHaveFocus()
    await userEvent.type(box, 's')
    expect(activeOf(box)).toBeNull()
  })

  it('goes to the option chosen by Enter, and records it', async () => {
    await typed('serum')
    await screen.findByRole('listbox')
    await userEvent.keyboard('{ArrowUp}{Enter}')
    expect(push).toHaveBeenCalledWith('/serum/12-serum-rau-ma')
    await waitFor(() =>
      expect(shop.reported).toEqual([{ entity_type: 'product', entity_id: '12', keyword: 'serum' }]),
    )
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  it('searches for the typed text by Enter, and not for an empty one', async () => {
    const box = await open()
    await userEvent.keyboard('{Enter}')
    expect(push).not.toHaveBeenCalled()
    await userEvent.type(box, '  Son lì  {Enter}')
    expect(push).toHaveBeenCalledWith('/search?q=Son+l%C3%AC')
  })

  it('closes the panel by Escape and keeps the input', async () => {
    const box = await typed('serum')
    await screen.findByRole('listbox')
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(box).toHaveAttribute('aria-expanded', 'false')
    expect(box).toHaveValue('serum')
    expect(box).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    expect(screen.getByRole('listbox')).toBeInTheDocument()
  })

  it('moves into discovery before anything is typed', async () => {
    await open()
    const trend = await screen.findByRole('link', { name: 'Kem chống nắng' })
    await userEvent.keyboard('{ArrowDown}')
    expect(trend).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    expect(screen.getByRole('combobox')).toHaveFocus()
    expect(screen.queryByRole('link', { name: 'Kem chống nắng' })).toBeNull()
  })
})

describe('while a word is being composed', () => {
  async function composing() {
    const box = await open()
    fireEvent.compositionStart(box)
    fireEvent.input(box, { target: { value: 'serum' } })
    return box
  }

  it('loads nothing, and loads for the word once it is composed', async () => {
    const box = await composing()
    await rest(500)
    expect(shop.asked).toEqual([])
    fireEvent.compositionEnd(box)
    await screen.findByRole('listbox')
    expect(shop.asked).toEqual(['serum'])
  })

  it('loads after a pause in it, as phone keyboards compose every word', async () => {
    await composing()
    expect(await screen.findByRole('option', { name: /Serum rau má/ })).toBeInTheDocument()
  })

  it('leaves Enter and the arrows to the input method', async () => {
    const box = await composing()
    for (const key of ['Enter', 'ArrowDown', 'Escape']) fireEvent.keyDown(box, { key, isComposing: true })
    fireEvent.submit(screen.getByRole('search'))
    expect(push).not.toHaveBeenCalled()
    expect(activeOf(box)).toBeNull()
    fireEvent.compositionEnd(box)
    expect(fireEvent.keyDown(box, { key: 'Enter', keyCode: 229 })).toBe(false)
    fireEvent.submit(screen.getByRole('search'))
    expect(push).toHaveBeenCalledWith('/search?q=serum')
  })
})

it('closes on blur', async () => {
  await typed('serum')
  await screen.findByRole('listbox')
  await userEvent.click(document.body)
  expect(screen.queryByRole('listbox')).toBeNull()
})

it('goes to a suggestion under the pointer; another key opens it beside this page', async () => {
  const beside = jest.spyOn(window, 'open').mockReturnValue(null)
  await typed('serum')
  const brand = await screen.findByRole('option', { name: 'Serum Lab' })
  fireEvent.click(brand, { ctrlKey: true })
  expect(beside).toHaveBeenCalledWith('/brand/3_serum-lab', '_blank')
  expect(push).not.toHaveBeenCalled()
  await userEvent.click(brand)
  expect(push).toHaveBeenCalledWith('/brand/3_serum-lab')
  expect(recentSearches()).toEqual(['serum'])
  beside.mockRestore()
})

it('puts a corrected keyword first, and into the box', async () => {
  shop.suggestions.set('sreum', { ...serum, corrected: 'serum' })
  const box = await typed('sreum')
  await screen.findByRole('listbox')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(push).toHaveBeenCalledWith('/search?q=serum')
  expect(box).toHaveValue('serum')
  await act(async () => undefined)
  expect(shop.reported).toEqual([])
})
