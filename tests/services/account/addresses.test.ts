import type { AddressInput } from '@/domain/account/address'
import { addAddress, addressesOf, changeAddress, removeAddress } from '@/services/account/addresses/addresses'
import { database } from '@/services/database'
import { useDatabase } from '../database'
import { givenMember } from './given-member'

useDatabase()

const input = (changes: Partial<AddressInput> = {}): AddressInput => ({
  label: 'Nhà riêng',
  recipient_name: 'Nguyễn Minh An',
  phone_code: '+84',
  phone_no: '0912345678',
  address1: '125 Nguyễn Huệ',
  address2: null,
  province_code: '79',
  ward_code: '26740',
  district: null,
  zipcode: null,
  is_default: false,
  ...changes,
})

const defaults = async (id: number) =>
  (await addressesOf(database(), id)).filter(({ is_default }) => is_default).map(({ label }) => label)

it('keeps an address with the names of its places and the number without its leading 0 (PAY-07)', async () => {
  const { id } = await givenMember()
  await addAddress(id, input({ district: 'Quận 1' }))
  expect(await addressesOf(database(), id)).toMatchObject([
    {
      phone_no: '912345678',
      phone_code: '+84',
      province: 'Thành phố Hồ Chí Minh',
      city: 'Thành phố Hồ Chí Minh',
      ward: 'Phường Sài Gòn',
      district: 'Quận 1',
      country: 'Việt Nam',
      is_default: true,
    },
  ])
})

it('refuses numbers that cannot be and wards of another province', async () => {
  const { id } = await givenMember()
  await expect(addAddress(id, input({ phone_no: '0000000000' }))).rejects.toMatchObject({
    status: 422,
    details: { fields: { phone_no: 'Số điện thoại không hợp lệ' } },
  })
  await expect(addAddress(id, input({ province_code: '01' }))).rejects.toMatchObject({
    details: { fields: { ward_code: 'Bạn chọn một mục nhé' } },
  })
  expect(await addressesOf(database(), id)).toEqual([])
})

it('has exactly one default: the first, then whichever is made it, then the newest left', async () => {
  const { id } = await givenMember()
  const home = await addAddress(id, input())
  await addAddress(id, input({ label: 'Văn phòng' }))
  const mother = await addAddress(id, input({ label: 'Nhà mẹ', is_default: true }))
  expect(await defaults(id)).toEqual(['Nhà mẹ'])
  expect((await addressesOf(database(), id)).map(({ label }) => label)).toEqual([
    'Nhà mẹ',
    'Văn phòng',
    'Nhà riêng',
  ])
  await changeAddress(id, home.id, input({ is_default: true }))
  expect(await defaults(id)).toEqual(['Nhà riêng'])
  // It cannot be taken away, only given to another.
  await changeAddress(id, home.id, input({ address1: '1 Lê Lợi' }))
  expect(await defaults(id)).toEqual(['Nhà riêng'])
  await removeAddress(id, home.id)
  expect(await defaults(id)).toEqual(['Nhà mẹ'])
  await removeAddress(id, mother.id)
  expect(await defaults(id)).toEqual(['Văn phòng'])
})

it('keeps one default and the limit of twenty under parallel calls', async () => {
  const { id } = await givenMember()
  const answers = await Promise.allSettled(
    Array.from({ length: 25 }, (_, index) => addAddress(id, input({ is_default: index % 2 === 0 }))),
  )
  const refused = answers.filter((answer) => answer.status === 'rejected')
  expect(refused).toHaveLength(5)
  expect(refused[0]!.reason).toMatchObject({ code: 'TOO_MANY_ADDRESSES', status: 409 })
  expect(await addressesOf(database(), id)).toHaveLength(20)
  expect(await defaults(id)).toHaveLength(1)
  const ids = (await addressesOf(database(), id)).map((address) => address.id)
  await Promise.all(ids.map((each) => changeAddress(id, each, input({ is_default: true }))))
  expect(await defaults(id)).toHaveLength(1)
})

it("neither changes nor deletes another member's", async () => {
  const mine = await givenMember()
  const other = await givenMember()
  const address = await addAddress(mine.id, input())
  await addAddress(other.id, input({ label: 'Văn phòng' }))
  await expect(changeAddress(other.id, address.id, input({ is_default: true }))).rejects.toMatchObject({
    status: 404,
  })
  await expect(removeAddress(other.id, address.id)).rejects.toMatchObject({ status: 404 })
  expect(await defaults(other.id)).toEqual(['Văn phòng'])
  expect(await addressesOf(database(), mine.id)).toHaveLength(1)
})
