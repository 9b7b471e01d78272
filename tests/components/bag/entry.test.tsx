import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BagEntry } from '@/components/bag/page/bag-entry'
import { HeaderBag } from '@/components/bag/mini/header-bag'
import { noteBag } from '@/lib/client/bag/bag-hint'
import { failure, member, signIn } from '../as-member'
import { afterSignIn, afterSignOut } from '@/lib/client/member/member'
import { answer, cart, renderBagShop, sees, useBagShop } from './bag-shop'
import { sampleBag, sampleLine } from './sample-bag'

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }), usePathname: () => '/' }))

useBagShop('visitor')

const texts = { bag: 'Giỏ hàng', filled: 'Giỏ hàng, {count} sản phẩm' }
const show = () => renderBagShop(<HeaderBag texts={texts} />)
const entry = () => screen.getByRole('link', { name: /^Giỏ hàng/ })
const twoPieces = () => sampleBag({ lines: [sampleLine({ quantity: 2 })] })

const rest = () => act(() => new Promise((resolve) => setTimeout(resolve, 60)))

it('is a plain link to the bag, and asks nobody for a visitor who has none', async () => {
  show()
  expect(entry()).toHaveAttribute('href', '/order')
  expect(entry()).toHaveAccessibleName('Giỏ hàng')
  await userEvent.hover(entry())
  expect(await screen.findByText('Giỏ hàng của bạn đang trống')).toBeInTheDocument()
  await rest()
  expect(cart.calls).toEqual([])
})

it('shows what the browser was last told before it has asked again, and what it is told then', async () => {
  noteBag(5)
  answer('GET', twoPieces)
  show()
  expect(entry()).toHaveAccessibleName('Giỏ hàng, 5 sản phẩm')
  await waitFor(() => expect(entry()).toHaveAccessibleName('Giỏ hàng, 2 sản phẩm'))
  expect(document.cookie).toContain('nang_bag=2')
})

it('asks once, however many entries a page has', async () => {
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

it('says no more than 99', () => {
  noteBag(120)
  renderBagShop(<BagEntry place="bar" texts={texts} />)
  expect(screen.getByText('99+')).toBeInTheDocument()
})

it('fetches the merged bag after a login and forgets it after a logout', async () => {
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

it('asks for a member without any hint', async () => {
  await signIn()
  answer('GET', twoPieces)
  show()
  await waitFor(() => expect(entry()).toHaveAccessibleName('Giỏ hàng, 2 sản phẩm'))
})

describe('the small panel', () => {
  beforeEach(() => {
    noteBag(2)
    answer('GET', twoPieces)
  })

  it('opens under the pointer with lines, total and the way on', async () => {
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

  it('opens for the keyboard, can be walked into, and goes away by Escape with the focus on the entry', async () => {
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

  it('says so when the bag does not come, and tries again', async () => {
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
