import { fireEvent, screen, waitFor } from '@testing-library/react'
import { http } from 'msw'
import { CampaignView } from '@/components/campaign/page/campaign-view'
import { signIn, success, toastText, useNetwork } from '../as-member'
import { renderWithTexts } from '../with-texts'
import { campaignPage } from './sample-page'

const reported: string[] = []
let answer = (): Response => success({ tokens: 5 })

useNetwork(
  http.post('*/api/public/campaigns/:id/shares', ({ params }) => {
    reported.push(String(params.id))
    return answer()
  }),
)

const rule = {
  _id: '1',
  kind: 'share' as const,
  tokens: 5,
  per_amount: null,
  daily_cap: 5,
  total_cap: null,
  scope: { brand_ids: [], category_ids: [], product_ids: [] },
}
const sharing = jest.fn<Promise<void>, [ShareData]>()

beforeEach(async () => {
  reported.splice(0)
  answer = () => success({ tokens: 5 })
  sharing.mockReset().mockResolvedValue(undefined)
  Object.assign(navigator, { share: sharing })
  await signIn()
})

const press = (page: Parameters<typeof campaignPage>[1] = { rules: [rule] }) => {
  renderWithTexts(<CampaignView {...campaignPage([], page)} />)
  fireEvent.click(screen.getByRole('button', { name: 'Chia sẻ' }))
}

it('shares the campaign’s page and says what the share brought', async () => {
  press()
  await waitFor(() => expect(toastText()).toBe('Cảm ơn bạn đã chia sẻ! Bạn được 5 token.'))
  expect(sharing).toHaveBeenCalledWith({
    url: 'http://localhost/campaign/mua-le-hoi',
    title: 'Mùa lễ hội',
    text: 'Nàng đang có Mùa lễ hội, bạn vào xem nhé:',
  })
  expect(reported).toEqual([campaignPage([]).campaign._id])
})

it('says so when the day’s share was counted before, and when it could not be reported', async () => {
  answer = () => success({ tokens: 0 })
  press()
  await waitFor(() => expect(toastText()).toContain('hôm nay bạn đã nhận rồi'))
  answer = () => Response.error()
  fireEvent.click(screen.getByRole('button', { name: 'Chia sẻ' }))
  await waitFor(() => expect(toastText()).toContain('chưa ghi nhận được token'))
})

it('reports nothing for visitors', async () => {
  await signIn(null)
  press()
  await waitFor(() => expect(sharing).toHaveBeenCalled())
  expect(reported).toEqual([])
})

it('reports nothing when the sheet is closed', async () => {
  sharing.mockRejectedValue(new DOMException('closed', 'AbortError'))
  press()
  await waitFor(() => expect(sharing).toHaveBeenCalled())
  expect(reported).toEqual([])
})

it.each([
  ['without a rule for shares', { rules: [] }],
  ['before the campaign begins', { rules: [rule], state: 'upcoming' as const }],
])('shares without a report %s', async (_, page) => {
  press(page)
  await waitFor(() => expect(sharing).toHaveBeenCalled())
  expect(reported).toEqual([])
  expect(toastText()).toBe('')
})

it('offers no share of a campaign that is over', () => {
  renderWithTexts(<CampaignView {...campaignPage([], { state: 'over' })} />)
  expect(screen.queryByRole('button', { name: 'Chia sẻ' })).toBeNull()
})
