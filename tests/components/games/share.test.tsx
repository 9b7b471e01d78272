import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http } from 'msw'
import { GameShareButton } from '@/components/games/share/game-share-button'
import { failure, signIn, success, toastText, useNetwork } from '../as-member'
import { away, show, university } from './play'

const sent: unknown[] = []
let answer = (): Response => success({ counted: true, points: 5, rights: 1 })

useNetwork(
  http.put('*/api/public/me/actions/:game', async ({ request, params }) => {
    sent.push([params.game, await request.json()])
    return answer()
  }),
)

const texts = {
  button: 'Chia sẻ',
  copied: 'Đã chép liên kết.',
  copyFailed: 'Chưa chia sẻ được.',
  counted: 'Bạn được {points} điểm.',
  again: 'Hôm nay bạn đã nhận rồi.',
  closed: 'Chương trình đã kết thúc.',
  failed: 'Chưa ghi nhận được.',
}
const sharing = jest.fn<Promise<void>, [ShareData]>()

beforeEach(async () => {
  sent.splice(0)
  answer = () => success({ counted: true, points: 5, rights: 1 })
  sharing.mockReset().mockResolvedValue(undefined)
  Object.assign(navigator, { share: sharing })
  await signIn()
})

const press = async () => {
  show(<GameShareButton game={university} texts={texts} />)
  await userEvent.click(screen.getByRole('button', { name: 'Chia sẻ' }))
}

it('shares the mission’s link and reports it (GAM-19)', async () => {
  await press()
  await waitFor(() => expect(toastText()).toBe('Bạn được 5 điểm.'))
  expect(sharing).toHaveBeenCalledWith({
    url: 'http://localhost/pink-university',
    title: 'Học viện Hồng',
    text: 'Điểm danh cùng mình nhé',
  })
  expect(sent).toEqual([['pink_university', { share_link: '/pink-university' }]])
})

it('says so when the day’s share was counted before', async () => {
  answer = () => success({ counted: false, points: 0, rights: 0 })
  await press()
  await waitFor(() => expect(toastText()).toBe('Hôm nay bạn đã nhận rồi.'))
})

it('reports nothing when the sheet is closed', async () => {
  sharing.mockRejectedValue(new DOMException('closed', 'AbortError'))
  await press()
  await waitFor(() => expect(sharing).toHaveBeenCalled())
  expect(sent).toEqual([])
  expect(toastText()).toBe('')
})

it('copies the link where the device cannot share', async () => {
  const writeText = jest.fn().mockResolvedValue(undefined)
  Object.assign(navigator, { share: undefined })
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
  await signIn(null)
  show(<GameShareButton game={university} texts={texts} />)
  fireEvent.click(screen.getByRole('button', { name: 'Chia sẻ' }))
  await waitFor(() => expect(toastText()).toBe('Đã chép liên kết.'))
  expect(writeText).toHaveBeenCalledWith('http://localhost/pink-university')
  expect(sent).toEqual([])
})

it('reports by the state of the moment: a page made before the start counts, one left open after the end says so', async () => {
  show(<GameShareButton game={{ ...university, state: 'upcoming' }} texts={texts} />)
  await userEvent.click(screen.getByRole('button', { name: 'Chia sẻ' }))
  await waitFor(() => expect(toastText()).toBe('Bạn được 5 điểm.'))
  answer = () => failure(404, 'NOT_FOUND')
  await userEvent.click(screen.getByRole('button', { name: 'Chia sẻ' }))
  await waitFor(() => expect(toastText()).toBe('Chương trình đã kết thúc.'))
})

it('says when the share could not be reported', async () => {
  answer = away
  await press()
  await waitFor(() => expect(toastText()).toBe('Chưa ghi nhận được.'))
})
