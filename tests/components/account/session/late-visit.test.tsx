import { act, screen, waitFor } from '@testing-library/react'
import {
  PathnameContext,
  SearchParamsContext,
} from 'next/dist/shared/lib/hooks-client-context.shared-runtime'
import { LateVisit } from '@/components/account/session/late-visit'
import { getOverlays } from '@/components/overlays/store'
import { VoucherInfoLink } from '@/components/vouchers/voucher-info-link'
import { renderWithTexts } from '../../with-texts'

beforeEach(() => {
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => Promise.resolve(Response.json({ success: true, data: [] })))
})
afterEach(() => jest.restoreAllMocks())

it('opens a voucher link’s details over the current page', async () => {
  renderWithTexts(
    <PathnameContext.Provider value="/son-moi/12-son-li">
      <SearchParamsContext.Provider value={new URLSearchParams()}>
        <LateVisit texts={{ closeCampaigns: 'Ẩn ưu đãi' }} />
      </SearchParamsContext.Provider>
      <VoucherInfoLink voucher={{ slug: 'mien-phi', name: 'Miễn phí giao hàng' }} />
    </PathnameContext.Provider>,
  )
  const link = screen.getByRole('link', { name: 'Chi tiết ưu đãi Miễn phí giao hàng' })
  expect(link).toHaveAttribute('href', '/promo?voucher=mien-phi')
  act(() => link.click())
  await waitFor(() => expect(getOverlays()).toHaveLength(1))
  expect(getOverlays()).toMatchObject([{ name: 'voucher-info', props: { slug: 'mien-phi' } }])
})
