import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import SearchOverlay from '@/components/search/box/search-overlay'
import { showOverlay, signIn } from '../as-member'
import { shop, useSearchShop } from './shop'

const go = jest.fn()
let address = { pathname: '/', query: '' }
jest.mock('next/navigation', () => ({
  usePathname: () => address.pathname,
  useSearchParams: () => new URLSearchParams(address.query),
}))
jest.mock('@/components/overlays/use-navigate', () => ({ useNavigate: () => go }))

useSearchShop()
beforeEach(async () => {
  go.mockReset()
  address = { pathname: '/', query: '' }
  await signIn(null)
})

const show = () => showOverlay('search', <SearchOverlay />)

it('opens with the focus in the box and discovery below', async () => {
  show()
  expect(screen.getByRole('combobox', { name: 'Tìm sản phẩm, thương hiệu' })).toHaveFocus()
  expect(await screen.findByRole('link', { name: 'Kem chống nắng' })).toHaveAttribute(
    'href',
    '/search?q=kem+ch%E1%BB%91ng+n%E1%BA%AFng',
  )
  expect(await screen.findByRole('link', { name: 'Da dầu' })).toHaveAttribute('href', '/tag/da-dau')
})

it('goes to a suggestion and records it', async () => {
  show()
  await userEvent.type(screen.getByRole('combobox'), 'serum')
  await userEvent.click(await screen.findByRole('option', { name: /Serum rau má/ }))
  expect(go).toHaveBeenCalledWith('/serum/12-serum-rau-ma')
  expect(shop.reported).toHaveLength(1)
})

it('starts from the keyword of the open results', async () => {
  address = { pathname: '/search', query: 'q=son%20l%C3%AC' }
  show()
  const box = screen.getByRole('combobox')
  expect(box).toHaveValue('son lì')
  await userEvent.type(box, ' mịn{Enter}')
  expect(go).toHaveBeenCalledWith('/search?q=son+l%C3%AC+m%E1%BB%8Bn')
})
