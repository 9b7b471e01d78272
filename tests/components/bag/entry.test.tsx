import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BagEntry } from '@/components/bag/page/bag-entry'
import { HeaderBag } from '@/components/bag/mini/header-bag'
import { noteBag } from '@/lib/client/bag/bag-hint'
import { failure, member, signIn } from '../as-member'
import { afterSignIn, afterSignOut } from '@/lib/client/member/change-member'
import { answer, cart, renderBagShop, sees, useBagShop } from './bag-shop'
import { sampleBag, sampleLine } from './sample-bag'

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }), usePathname: () => '/' }))

useBagShop('visitor')

const texts = { bag: 'Giỏ hàng', filled: 'Giỏ hàng, {count} sản phẩm' }
const show = () => renderBagShop(<HeaderBag texts={texts} />)
const entry = () => screen.getByRole('link', { name: /^Giỏ hàng/ })
const twoPieces = () => sampleBag({ lines: [sampleLine({ quantity: 2 })] })

const rest = () => act(() => new Promise((resolve) => setTimeout(resolve, 60)))

it('is a plain link to the bag, and makes no call for a visitor without one', async () => {
  show()
  expect(entry()).toHaveAttribute('href', '/order')
  expect(entry()).toHaveAccessibleName('Giỏ hàng')
  await userEvent.hover(entry())
  expect(await screen.findByText('Giỏ hàng của bạn đang trống')).toBeInTheDocument()
  await rest()
  expect(cart.calls).toEqual([])
})

it('shows the last known count first, and the loaded one then (CRT-02)', async () => {
  noteBag(5)
  answer('GET', twoPieces)
  show()
  expect(entry()).toHaveAccessibleName('Giỏ hàng, 5 sản phẩm')
  await waitFor(() => expect(entry()).toHaveAccessibleName('Giỏ hàng, 2 sản phẩm'))
  expect(document.cookie).toContain('nang_bag=2')
})

it('loads once, however many entries a page has', async () => {
  noteBag(1)
  renderBagShop(
    <>
      <HeaderBag texts={texts} />
      <BagEntry place="bar" texts={texts} />
      <BagEntry place="menu" texts={texts} />
    </>,
  )
  await rest()
  expect(cart.calls).toHaveLength(1)
})

it('shows 99 at most', () => {
  noteBag(120)
  renderBagShop(<BagEntry place="bar" texts={texts} />)
  expect(screen.getByText('99+')).toBeInTheDocument()
})

it('loads the merged bag after a login and clears it after a logout (CRT-13)', async () => {
  show()
  answer('GET', twoPieces)
  await act(() => afterSignIn(member))
  document.cookie = 'nang_member=1'
  await waitFor(() => expect(entry()).toHaveAccessibleName('Giỏ hàng, 2 sản phẩm'))
  document.cookie = 'nang_member=; max-age=0'
  await act(afterSignOut)
  expect(entry()).toHaveAccessibleName('Giỏ hàng')
  expect(document.cookie).not.toContain('nang_bag')
})

it('loads for a member without a hint', async () => {
  await signIn()
  answer('GET', twoPieces)
  show()
  await waitFor(() => expect(entry()).toHaveAccessibleName('Giỏ hàng, 2 sản phẩm'))
})

describe('the mini bag', () => {
  beforeEach(() => {
    noteBag(2)
    answer('GET', twoPieces)
  })

  it('opens on hover with lines, total and links', async () => {
    show()
    await userEvent.hover(entry())
    expect(await screen.findByRole('region', { name: 'Giỏ hàng của bạn' })).toBeInTheDocument()
    await sees('200.000 ₫')
    expect(screen.getByRole('link', { name: 'Son lì mịn môi Sương Hồng' })).toHaveAttribute(
      'href',
      '/son-moi/12-son-li?combination=40',
    )
    expect(screen.getByRole('link', { name: 'Xem giỏ hàng' })).toHaveAttribute('href', '/order')
    await userEvent.unhover(entry())
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Giỏ hàng của bạn' })).toBeNull())
  })

  it('opens by keyboard, can be tabbed into, and closes by Escape with the focus on the entry', async () => {
    show()
    await userEvent.tab()
    expect(entry()).toHaveFocus()
    await screen.findByRole('link', { name: 'Xem giỏ hàng' })
    await userEvent.tab()
    expect(screen.getByRole('link', { name: 'Son lì mịn môi Sương Hồng' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    expect(entry()).toHaveFocus()
    expect(screen.queryByRole('region', { name: 'Giỏ hàng của bạn' })).toBeNull()
  })

  it('stays closed when the focus has moved on before its code came', async () => {
    show()
    act(() => {
      entry().focus()
      entry().blur()
    })
    await rest()
    expect(screen.queryByRole('region', { name: 'Giỏ hàng của bạn' })).toBeNull()
    await userEvent.tab()
    expect(await screen.findByRole('region', { name: 'Giỏ hàng của bạn' })).toBeInTheDocument()
  })

  it('shows that the bag could not be loaded, and retries', async () => {
    let isDown = true
    answer('GET', () => (isDown ? failure(500, 'INTERNAL_ERROR') : twoPieces()))
    show()
    await userEvent.hover(entry())
    const again = await screen.findByRole('button', { name: 'Thử lại' })
    isDown = false
    await userEvent.click(again)
    expect(await screen.findByRole('link', { name: 'Xem giỏ hàng' })).toBeInTheDocument()
  })
})
