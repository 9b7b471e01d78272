import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { delay, http } from 'msw'
import FilterSheet from '@/components/catalog/filters/filter-sheet'
import { failure, showOverlay, success, useNetwork } from '../../as-member'
import { readListingQuery } from '@/domain/catalog/listing/listing-query'
import { sampleFacets } from './sample-facets'

const push = jest.fn()
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }) }))

const asked: Record<string, unknown>[] = []
let answer: (filter: Record<string, unknown>) => Promise<Response> | Response = () => success(sampleFacets())
useNetwork(
  http.get('*/api/catalog/v3/search/facets', async ({ request }) => {
    const filter = JSON.parse(new URL(request.url).searchParams.get('filter') ?? '{}')
    asked.push(filter)
    return answer(filter)
  }),
)
beforeEach(() => {
  asked.splice(0)
  push.mockClear()
  answer = () => success(sampleFacets())
})

const show = (address = '', hash = '') =>
  showOverlay(
    'listing-filters',
    <FilterSheet
      path="/12-trang-diem"
      query={readListingQuery(new URLSearchParams(address))}
      scope={{ 'categories.id': [12] }}
      hash={hash}
    />,
  )
const option = (name: RegExp) => screen.findByRole('button', { name, hidden: true })
const hasBrand = (filter: Record<string, unknown>, id: number) =>
  Array.isArray(filter['brand.id']) && filter['brand.id'].includes(id)

it('shows the number of matching products and goes there', async () => {
  answer = (filter) => success(sampleFacets({ total: hasBrand(filter, 3) ? 24 : 128 }))
  show('sort=newest&page=4')
  expect(await screen.findByRole('button', { name: 'Xem 128 sản phẩm' })).toBeEnabled()
  await userEvent.click(await option(/Son Mận/))
  expect(screen.getByRole('button', { name: 'Đang đếm…' })).toBeEnabled()
  await userEvent.click(await screen.findByRole('button', { name: 'Xem 24 sản phẩm' }))
  await waitFor(() => expect(push).toHaveBeenCalledWith('/12-trang-diem?brands=3&sort=newest'))
  expect(asked.at(-1)).toEqual({ 'categories.id': [12], 'brand.id': [3] })
})

it('counts choices in quick succession once', async () => {
  show()
  const choices = [await option(/Son Mận/), await option(/Đào Hồng/), await option(/Da dầu/)]
  // At once: looking for a choice by its name may take longer than the pause that is counted after.
  for (const choice of choices) fireEvent.click(choice)
  await waitFor(() => expect(asked).toHaveLength(2))
  expect(asked[1]).toEqual({ 'categories.id': [12], 'brand.id': [3, 5], 'tags.id': [2] })
})

it('drops the answer to an earlier choice that comes late', async () => {
  answer = async (filter) => {
    // The first question is answered last.
    if (hasBrand(filter, 3) && !hasBrand(filter, 5)) await delay(900)
    return success(sampleFacets({ total: hasBrand(filter, 5) ? 36 : hasBrand(filter, 3) ? 24 : 128 }))
  }
  show()
  await userEvent.click(await option(/Son Mận/))
  await waitFor(() => expect(asked).toHaveLength(2))
  await userEvent.click(await option(/Đào Hồng/))
  expect(await screen.findByRole('button', { name: 'Xem 36 sản phẩm' })).toBeInTheDocument()
  await delay(1_000)
  expect(screen.getByRole('button', { name: 'Xem 36 sản phẩm' })).toBeInTheDocument()
})

it('does not lead to an empty listing', async () => {
  answer = (filter) => success(sampleFacets({ total: hasBrand(filter, 3) ? 0 : 128 }))
  show()
  await userEvent.click(await option(/Son Mận/))
  expect(await screen.findByRole('button', { name: 'Không có sản phẩm nào' })).toBeDisabled()
  await userEvent.click(screen.getByRole('button', { name: 'Xóa tất cả' }))
  expect(await screen.findByRole('button', { name: 'Xem 128 sản phẩm' })).toBeEnabled()
})

it('says so when more are found than are counted', async () => {
  answer = () => success(sampleFacets({ total: 10_000 }))
  show()
  expect(await screen.findByRole('button', { name: 'Xem hơn 10.000 sản phẩm' })).toBeEnabled()
})

it('stays on the page when nothing was changed', async () => {
  show('brands=3')
  await userEvent.click(await screen.findByRole('button', { name: 'Xem 128 sản phẩm' }))
  expect(push).not.toHaveBeenCalled()
})

it('leads to the products of a page that keeps its scroll position', async () => {
  show('', '#san-pham')
  await userEvent.click(await option(/Đang giảm giá/))
  await userEvent.click(await screen.findByRole('button', { name: 'Xem 128 sản phẩm' }))
  await waitFor(() => expect(push).toHaveBeenCalledWith('/12-trang-diem?is_sale=true#san-pham'))
})

it('takes prices by the rules: a lower bound above the upper one drops that (LST-19)', async () => {
  show()
  await userEvent.type(await screen.findByLabelText('Giá đến'), '200000')
  await userEvent.type(screen.getByLabelText('Giá từ'), '300000')
  await waitFor(() =>
    expect(asked.at(-1)).toEqual({
      'categories.id': [12],
      'default_combination.price_after_discount': { gte: 300_000 },
    }),
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Xem 128 sản phẩm' }))
  await waitFor(() => expect(push).toHaveBeenCalledWith('/12-trang-diem?prices=300000,'))
})

it('finds a brand by a part of its name without diacritics, or by its letter', async () => {
  show()
  await userEvent.type(
    await screen.findByRole('searchbox', { name: 'Tìm thương hiệu', hidden: true }),
    'hong',
  )
  expect(screen.queryByRole('button', { name: /Son Mận/, hidden: true })).not.toBeInTheDocument()
  expect(await option(/Đào Hồng/)).toBeInTheDocument()
  const letters = within(screen.getByRole('group', { name: 'Thương hiệu theo chữ cái', hidden: true }))
  await userEvent.click(letters.getByRole('button', { name: 'Thương hiệu bắt đầu bằng S', hidden: true }))
  expect(await option(/Son Mận/)).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /Đào Hồng/, hidden: true })).not.toBeInTheDocument()
})

it('offers a retry when the filters cannot be loaded', async () => {
  let isAway = true
  answer = () => (isAway ? failure(503, 'SERVICE_UNAVAILABLE') : success(sampleFacets()))
  show()
  const retry = await screen.findByRole('button', { name: 'Thử lại' })
  isAway = false
  await userEvent.click(retry)
  expect(await screen.findByRole('button', { name: 'Xem 128 sản phẩm' })).toBeInTheDocument()
})
