import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http } from 'msw'
import AddressForm from '@/components/account/addresses/address-form'
import { failure, showOverlay, signIn, success, toastText, useNetwork } from '../../as-member'

const sent: unknown[] = []
let answer = () => success({ id: '1' })
useNetwork(
  http.get('*/api/account/regions/provinces', () =>
    success([
      { code: '01', name: 'Thành phố Hà Nội' },
      { code: '79', name: 'Thành phố Hồ Chí Minh' },
      { code: '66', name: 'Đắk Lắk' },
    ]),
  ),
  http.get('*/api/account/regions/provinces/:code/wards', ({ params }) =>
    success(
      params.code === '79'
        ? [
            { code: '26740', name: 'Phường Sài Gòn' },
            { code: '27094', name: 'Phường An Khánh' },
          ]
        : [{ code: '00004', name: 'Phường Ba Đình' }],
    ),
  ),
  http.get('*/api/account/regions/search-old', ({ request }) => {
    const query = new URL(request.url).searchParams
    return success(
      query.get('ward') === 'Thảo Điền'
        ? [
            {
              old: {
                ward: 'Phường Thảo Điền',
                district: 'Thành phố Thủ Đức',
                province: 'Thành phố Hồ Chí Minh',
              },
              province: { code: '79', name: 'Thành phố Hồ Chí Minh' },
              ward: { code: '27094', name: 'Phường An Khánh' },
            },
          ]
        : [],
    )
  }),
  http.post('*/api/account/user/me/addresses', async ({ request }) => {
    sent.push(await request.json())
    return answer()
  }),
)
beforeAll(() => signIn())
beforeEach(() => sent.splice(0))

const province = () => screen.getByRole('combobox', { name: 'Tỉnh, thành phố' })
const ward = () => screen.getByRole('combobox', { name: 'Phường, xã' })
const options = () =>
  within(screen.getByRole('listbox'))
    .getAllByRole('option')
    .map((option) => option.textContent)

async function open() {
  const onSaved = jest.fn()
  showOverlay('address-form', <AddressForm onSaved={onSaved} />)
  await screen.findByLabelText('Người nhận')
  return onSaved
}

it('finds places by typing without diacritics, the ward within its province, by keyboard alone', async () => {
  await open()
  expect(ward()).toBeDisabled()
  await userEvent.type(province(), 'dak')
  await waitFor(() => expect(options()).toEqual(['Đắk Lắk']))
  await userEvent.clear(province())
  await userEvent.type(province(), 'ho chi minh{Enter}')
  expect(province()).toHaveValue('Thành phố Hồ Chí Minh')
  await userEvent.click(ward())
  await waitFor(() => expect(options()).toEqual(['Phường Sài Gòn', 'Phường An Khánh']))
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(ward()).toHaveValue('Phường An Khánh')
  await userEvent.type(screen.getByLabelText(/^Số nhà/), '1 Lê Lợi')
  await userEvent.click(screen.getByRole('button', { name: 'Văn phòng' }))
  await userEvent.click(screen.getByRole('button', { name: 'Lưu địa chỉ' }))
  await waitFor(() => expect(toastText()).toBe('Đã thêm địa chỉ.'))
  expect(sent).toMatchObject([
    { label: 'Văn phòng', province_code: '79', ward_code: '27094', district: null, zipcode: null },
  ])
})

it('starts with the number of the member as people write it, with its 0', async () => {
  await open()
  expect(screen.getByLabelText('Số điện thoại người nhận')).toHaveValue('0912345678')
})

it('clears the ward with its province', async () => {
  await open()
  await userEvent.type(province(), 'ho chi{Enter}')
  await userEvent.click(ward())
  await userEvent.click(await screen.findByRole('option', { name: 'Phường Sài Gòn' }))
  await userEvent.clear(province())
  await userEvent.type(province(), 'ha noi{Enter}')
  expect(ward()).toHaveValue('')
  await userEvent.click(screen.getByRole('button', { name: 'Lưu địa chỉ' }))
  expect(ward()).toHaveAccessibleDescription('Dữ liệu chưa được điền')
  expect(sent).toEqual([])
})

it('maps an old district and ward to today’s', async () => {
  await open()
  await userEvent.click(screen.getByRole('button', { name: /địa chỉ cũ/ }))
  await userEvent.type(screen.getByLabelText('Phường, xã cũ'), 'Thảo Điền')
  await userEvent.click(await screen.findByRole('button', { name: /Nay là Phường An Khánh/ }))
  expect(province()).toHaveValue('Thành phố Hồ Chí Minh')
  await waitFor(() => expect(ward()).toHaveValue('Phường An Khánh'))
  await userEvent.type(screen.getByLabelText(/^Số nhà/), '1 Xuân Thuỷ')
  await userEvent.click(screen.getByRole('button', { name: 'Lưu địa chỉ' }))
  await waitFor(() => expect(sent).toMatchObject([{ ward_code: '27094', district: 'Thành phố Thủ Đức' }]))
})

it('keeps what was typed when it cannot be saved', async () => {
  answer = () => failure(409, 'TOO_MANY_ADDRESSES')
  const onSaved = await open()
  await userEvent.type(province(), 'ho chi{Enter}')
  await userEvent.click(ward())
  await userEvent.click(await screen.findByRole('option', { name: 'Phường Sài Gòn' }))
  await userEvent.type(screen.getByLabelText(/^Số nhà/), '1 Lê Lợi')
  await userEvent.click(screen.getByRole('button', { name: 'Lưu địa chỉ' }))
  expect(await screen.findByText(/đã lưu đủ 20 địa chỉ/)).toBeInTheDocument()
  expect(screen.getByLabelText(/^Số nhà/)).toHaveValue('1 Lê Lợi')
  expect(onSaved).not.toHaveBeenCalled()
})
