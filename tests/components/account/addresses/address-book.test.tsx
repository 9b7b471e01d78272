import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http } from 'msw'
import { AddressBook } from '@/components/account/addresses/address-book'
import { dismissToast } from '@/components/toasts/toast'
import { undoToast } from '@/components/toasts/undo'
import type { Address } from '@/domain/account/address'
import { failure, openNames, signIn, success, toastText, useNetwork, withMember } from '../../as-member'

const address = (id: string, label: string, is_default: boolean): Address => ({
  id,
  label,
  recipient_name: 'Nguyễn Minh An',
  phone_code: '+84',
  phone_no: '912345678',
  address1: '1 Lê Lợi',
  address2: null,
  province_code: '79',
  province: 'Thành phố Hồ Chí Minh',
  ward_code: '26740',
  ward: 'Phường Sài Gòn',
  city: 'Thành phố Hồ Chí Minh',
  district: null,
  zipcode: null,
  country: 'Việt Nam',
  is_default,
})

let kept: Address[] = []
const deleted: unknown[] = []
let isBroken = false
useNetwork(
  http.get('*/api/account/user/me/addresses', () => success(kept)),
  http.delete('*/api/account/user/me/addresses/:id', ({ params }) => {
    deleted.push(params.id)
    if (isBroken) return failure(500, 'INTERNAL_ERROR')
    kept = kept.filter(({ id }) => id !== params.id)
    return success(kept)
  }),
  http.put('*/api/account/user/me/addresses/:id', ({ params }) => {
    kept = kept.map((one) => ({ ...one, is_default: one.id === params.id }))
    return success(kept.find(({ id }) => id === params.id))
  }),
)
beforeAll(() => signIn())
beforeEach(() => {
  kept = [address('a', 'Nhà riêng', true), address('b', 'Văn phòng', false)]
  deleted.splice(0)
  isBroken = false
})

const card = (name: string) => screen.queryByRole('article', { name })

async function remove(label: string) {
  render(withMember(<AddressBook />))
  await userEvent.click(await screen.findByRole('button', { name: `Xóa địa chỉ ${label}` }))
}

it('removes an address at once, and restores it by HOÀN TÁC without a call (PAY-07)', async () => {
  await remove('Văn phòng')
  expect(card('Văn phòng')).toBeNull()
  expect(toastText()).toBe('Đã xóa địa chỉ Văn phòng.')
  expect(card('Nhà riêng')).toHaveFocus()
  act(undoToast)
  expect(card('Văn phòng')).toHaveFocus()
  expect(deleted).toEqual([])
})

it('deletes it for good when undo is over', async () => {
  await remove('Văn phòng')
  expect(deleted).toEqual([])
  act(dismissToast)
  await waitFor(() => expect(deleted).toEqual(['b']))
  expect(card('Văn phòng')).toBeNull()
  expect(card('Nhà riêng')).toBeInTheDocument()
})

it('restores it when the deletion fails', async () => {
  isBroken = true
  await remove('Văn phòng')
  act(dismissToast)
  await waitFor(() => expect(toastText()).toBe('Chưa lưu được sổ địa chỉ. Bạn thử lại nhé.'))
  expect(card('Văn phòng')).toBeInTheDocument()
})

it('shows numbers masked (GEN-09)', async () => {
  render(withMember(<AddressBook />))
  expect(await screen.findByRole('article', { name: 'Nhà riêng' })).toHaveTextContent('+84 *** *** 678')
  expect(document.body).not.toHaveTextContent(/912\D?345/)
})

it('makes another the default', async () => {
  render(withMember(<AddressBook />))
  await userEvent.click(await screen.findByRole('button', { name: 'Đặt Văn phòng làm địa chỉ mặc định' }))
  await waitFor(() => expect(toastText()).toBe('Văn phòng là địa chỉ mặc định của bạn.'))
  expect(card('Văn phòng')).toHaveTextContent('Mặc định')
  expect(card('Văn phòng')).toHaveFocus()
  expect(screen.getAllByText('Mặc định')).toHaveLength(1)
})

it('offers to add one when there is none', async () => {
  kept = []
  render(withMember(<AddressBook />))
  await userEvent.click(await screen.findByRole('button', { name: 'Thêm địa chỉ đầu tiên' }))
  expect(openNames()).toEqual(['address-form'])
})

it('moves the focus to the add button when the last is deleted', async () => {
  kept = [address('a', 'Nhà riêng', true)]
  await remove('Nhà riêng')
  expect(screen.getByRole('button', { name: 'Thêm địa chỉ đầu tiên' })).toHaveFocus()
})
