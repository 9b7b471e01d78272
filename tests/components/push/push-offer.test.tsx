import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import PushOffer from '@/components/push/push-offer'
import { addTopicHere, pushAbility, PushRefused, topicsHere } from '@/lib/client/push/device'

/** Push messages are offered where they are possible and not on yet (docs/decisions/0084). */

jest.mock('@/lib/client/push/device', () => ({
  pushAbility: jest.fn(),
  topicsHere: jest.fn(),
  addTopicHere: jest.fn(),
  PushRefused: class extends Error {},
}))

const given = (ability: ReturnType<typeof pushAbility>, topics: readonly ('order' | 'price-drop')[] = []) => {
  jest.mocked(pushAbility).mockReturnValue(ability)
  jest.mocked(topicsHere).mockResolvedValue(topics)
  jest.mocked(addTopicHere).mockReset().mockResolvedValue(undefined)
}

const accept = () => screen.findByRole('button', { name: 'Bật thông báo' })

it('switches the topic on by a press, and says so', async () => {
  given('possible')
  render(<PushOffer topic="order" />)
  await userEvent.click(await accept())
  expect(addTopicHere).toHaveBeenCalledWith('order')
  expect(await screen.findByText(/Đã bật thông báo trên thiết bị này/)).toBeInTheDocument()
  expect(screen.queryByRole('button')).toBeNull()
})

it.each([
  ['cannot receive any', 'unsupported', []],
  ['has refused them', 'denied', []],
  ['receives the topic already', 'possible', ['order']],
] as const)('offers nothing where the browser %s', async (_, ability, topics) => {
  given(ability, topics)
  const { container } = render(<PushOffer topic="order" />)
  await Promise.resolve()
  expect(container).toBeEmptyDOMElement()
})

it('says what happens when the browser refuses, and lets a failure be tried again', async () => {
  given('possible')
  jest.mocked(addTopicHere).mockRejectedValueOnce(new Error('no answer'))
  render(<PushOffer topic="back-in-stock" />)
  await userEvent.click(await accept())
  expect(await screen.findByText('Chưa bật được thông báo. Bạn thử lại nhé.')).toBeInTheDocument()
  jest.mocked(addTopicHere).mockRejectedValueOnce(new PushRefused('refused'))
  await userEvent.click(await accept())
  expect(await screen.findByText(/Chúng mình vẫn gửi email cho bạn/)).toBeInTheDocument()
  expect(screen.queryByRole('button')).toBeNull()
})
