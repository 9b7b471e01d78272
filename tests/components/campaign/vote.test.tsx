import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http } from 'msw'
import VoteStatus from '@/components/campaign/vote/vote-status'
import { failure, openNames, showOverlay, signIn, success, useNetwork } from '../as-member'

const votes = (mine: string | null, red = 3, pink = 1) => ({
  section: 'mau-son',
  choices: [
    { id: 'do', votes: red },
    { id: 'hong', votes: pink },
  ],
  mine,
  // midnight in Vietnam
  until: '2026-11-30T17:00:00Z',
})
let known = votes(null)
let answer = (): Response | Promise<Response> => success(votes('hong', 3, 2))
const sent: unknown[] = []
useNetwork(
  http.get('*/api/public/campaigns/12/votes', ({ request }) =>
    new URL(request.url).searchParams.get('section') === 'mau-son'
      ? success(known)
      : failure(404, 'NOT_FOUND'),
  ),
  http.post('*/api/public/campaigns/12/votes', async ({ request }) => {
    sent.push(await request.json())
    return answer()
  }),
)
beforeAll(() => signIn())
beforeEach(() => {
  known = votes(null)
  answer = () => success(votes('hong', 3, 2))
  sent.length = 0
})

const show = (changes: Partial<Parameters<typeof VoteStatus>[0]> = {}) =>
  showOverlay(
    'campaign-vote',
    <VoteStatus
      campaignId="12"
      section="mau-son"
      title="Màu nào?"
      choices={[
        { id: 'do', name: 'Đỏ rượu' },
        { id: 'hong', name: 'Hồng đất' },
      ]}
      isChangeable={false}
      once="member"
      choice="hong"
      {...changes}
    />,
  )
const shares = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

it('casts the pressed vote after a confirmation and shows where it stands (GAM-25, OVL-28)', async () => {
  show()
  expect(await screen.findByText('Bạn bình chọn cho Hồng đất?')).toBeVisible()
  expect(sent).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Bình chọn' }))
  expect(await screen.findByText('Cảm ơn bạn đã bình chọn cho Hồng đất!')).toBeVisible()
  expect(sent).toEqual([{ section: 'mau-son', choice: 'hong' }])
  expect(shares()).toEqual(['Đỏ rượu60% · 3', 'Hồng đấtBạn chọn40% · 2'])
  expect(screen.queryByRole('button', { name: 'Bình chọn' })).toBeNull()
})

it('offers no second vote, and says for whom the first was', async () => {
  known = votes('do')
  show()
  expect(await screen.findByText('Bạn đã bình chọn cho Đỏ rượu.')).toBeVisible()
  expect(screen.queryByRole('button', { name: /bình chọn/i })).toBeNull()
})

it('moves a vote where the campaign allows it', async () => {
  known = votes('do')
  show({ isChangeable: true })
  expect(await screen.findByText('Bạn đang bình chọn cho Đỏ rượu. Bạn muốn đổi sang Hồng đất?')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Đổi bình chọn' }))
  expect(await screen.findByText('Cảm ơn bạn đã bình chọn cho Hồng đất!')).toBeVisible()
})

it('says why a vote was refused, and shows what counts', async () => {
  answer = () => {
    known = votes('do')
    return failure(409, 'VOTED_ALREADY', 'voted already')
  }
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Bình chọn' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Chưa ghi được bình chọn của bạn.')
  expect(await screen.findByText('Bạn đã bình chọn cho Đỏ rượu.')).toBeVisible()
})

it('shows the status alone without a pressed choice', async () => {
  show({ choice: undefined })
  expect(await screen.findByText('Bạn chưa bình chọn.')).toBeVisible()
  expect(screen.getByText('Bình chọn mở đến hết ngày 30/11/2026.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Bình chọn' })).toBeNull()
})

it('asks visitors to sign in before they vote', async () => {
  await signIn(null)
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Đăng nhập để bình chọn' }))
  await waitFor(() => expect(openNames()).toContain('login'))
  expect(sent).toEqual([])
  await signIn()
})
