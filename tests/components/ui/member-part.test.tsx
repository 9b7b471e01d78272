import { fireEvent, render, screen } from '@testing-library/react'
import { FailedPart } from '@/components/ui/late/failed-part'
import { useMemberPart } from '@/components/ui/late/use-member-part'
import { signIn } from '../as-member'

const Own = ({ name }: { name: string }) => <b>{name}</b>
const load = jest.fn<Promise<{ default: typeof Own }>, []>()

function Slot() {
  const { Part, isVisitor, hasFailed, retry } = useMemberPart(load)
  if (Part) return <Part name="điểm của bạn" />
  if (hasFailed) return <FailedPart texts={{ failed: 'Chưa mở được', retry: 'Thử lại' }} onRetry={retry} />
  return isVisitor ? <i>đăng nhập</i> : <i>chờ</i>
}

beforeEach(() => load.mockReset().mockResolvedValue({ default: Own }))

it('loads nothing for a visitor', async () => {
  await signIn(null)
  render(<Slot />)
  expect(screen.getByText('đăng nhập')).toBeVisible()
  expect(load).not.toHaveBeenCalled()
})

it('puts the member’s own part in its place', async () => {
  await signIn()
  render(<Slot />)
  expect(await screen.findByText('điểm của bạn')).toBeVisible()
})

it('says when the part did not load, and asks again', async () => {
  await signIn()
  load.mockRejectedValueOnce(new Error('Failed to load chunk'))
  render(<Slot />)
  expect(await screen.findByRole('alert')).toHaveTextContent('Chưa mở được')
  fireEvent.click(screen.getByRole('button', { name: 'Thử lại' }))
  expect(await screen.findByText('điểm của bạn')).toBeVisible()
})
