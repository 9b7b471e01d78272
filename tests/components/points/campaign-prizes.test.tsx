import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http } from 'msw'
import { CampaignPrizes } from '@/components/points/redeemed/campaign-prizes'
import type { RedeemedPrize } from '@/domain/campaign/prize'
import { failure, success, useNetwork } from '../as-member'
import { renderWithTexts } from '../with-texts'

const prize = (changes: Partial<RedeemedPrize>): RedeemedPrize => ({
  _id: 'a',
  campaign_id: '5',
  prize_id: '1',
  name: 'Hộp quà',
  type: 'gift',
  image: null,
  points: 600,
  state: 'waiting',
  code: null,
  expires_at: null,
  phone: null,
  redeemed_at: '2026-11-22T03:00:00Z',
  handed_over_at: null,
  ...changes,
})

let answer = (): Response => success([])
useNetwork(http.get('*/api/public/user/me/campaign-prizes', () => answer()))

it('says where each prize is: a code to use, a thing that waits, one that was handed over', async () => {
  answer = () =>
    success([
      prize({
        _id: 'a',
        name: 'Mã',
        type: 'next_purchase_voucher',
        state: 'issued',
        code: 'QUA12',
        expires_at: '2026-12-22T03:00:00Z',
      }),
      prize({ _id: 'b', name: 'Hộp', phone: '+84 *** *** 678' }),
      prize({ _id: 'c', name: 'Túi', state: 'handed-over', handed_over_at: '2026-11-23T03:00:00Z' }),
    ])
  renderWithTexts(<CampaignPrizes />)
  const [code, waiting, given] = await screen.findAllByRole('listitem')
  expect(within(code!).getByText('QUA12')).toBeVisible()
  expect(code).toHaveTextContent('Mã dùng đến 22/12/2026')
  expect(waiting).toHaveTextContent('Đang chờ trao')
  expect(waiting).toHaveTextContent('Shop sẽ gọi +84 *** *** 678')
  expect(given).toHaveTextContent('Trao ngày 23/11/2026')
})

it('is nothing for a member without prizes, and can be asked for again after a failure', async () => {
  answer = () => failure(500, 'INTERNAL_ERROR')
  const { container } = renderWithTexts(<CampaignPrizes />)
  const alert = await screen.findByRole('alert')
  answer = () => success([])
  await userEvent.click(within(alert).getByRole('button'))
  await screen.findByText((_, element) => element === container && element.textContent === '')
})
