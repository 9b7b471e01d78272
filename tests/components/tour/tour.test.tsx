import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http } from 'msw'
import { tourOverlay } from '@/components/tour/overlays'
import { placeBubble } from '@/components/tour/bubble-place'
import Tour from '@/components/tour/tour'
import { getOverlays, openOverlay } from '@/components/overlays/store'
import { member, showOverlay, signIn, success, useNetwork } from '../as-member'

const sent: unknown[] = []
useNetwork(
  http.put('*/api/account/users/7', async ({ request }) => {
    sent.push(await request.json())
    return success({ ...member, coachmark_visited: true })
  }),
)
beforeEach(() => {
  sent.splice(0)
  document.cookie = 'nang_tour=; max-age=0; path=/'
})

it('goes step by step, forward and back, by buttons and keys (OVL-22, TOU-01)', async () => {
  await signIn(null)
  showOverlay('tour', <Tour tour="profile" />)
  expect(screen.getByRole('heading', { name: 'Hồ sơ của bạn' })).toHaveFocus()
  expect(screen.getByText('1/4')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Trước' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Tiếp' }))
  expect(screen.getByRole('heading', { name: 'Điểm và hạng' })).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  expect(screen.getByText('3/4')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Trước' }))
  expect(screen.getByText('2/4')).toBeInTheDocument()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
  expect(screen.getByRole('button', { name: 'Xong' })).toBeInTheDocument()
})

it.each(['Xong', 'Bỏ qua hướng dẫn'])('ends by %s (TOU-02)', async (name) => {
  await signIn(null)
  openOverlay(tourOverlay, { tour: 'profile' })
  showOverlay('tour', <Tour tour="profile" />)
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
  await userEvent.click(screen.getByRole('button', { name }))
  expect(getOverlays().find((overlay) => overlay.name === 'tour')?.isLeaving ?? true).toBe(true)
})

it('is recorded in a visitor’s browser when it ends (TOU-04)', async () => {
  await signIn(null)
  showOverlay('tour', <Tour tour="home" />, true)
  await waitFor(() => expect(document.cookie).toContain('nang_tour=1'))
  expect(sent).toEqual([])
})

it('is recorded on the server for a member (TOU-03)', async () => {
  await signIn(member)
  const { rerender } = showOverlay('tour', <Tour tour="home" />)
  const { OverlayContext } = await import('@/components/overlays/context')
  const { withMember } = await import('../as-member')
  const ended = () =>
    rerender(
      withMember(
        <OverlayContext value={{ name: 'tour', opener: null, isLeaving: true }}>
          <Tour tour="home" />
        </OverlayContext>,
      ),
    )
  // The member has loaded by then.
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  ended()
  await waitFor(() => expect(sent).toEqual([{ coachmark_visited: true }]))
})

const rect = (top: number, left: number) => new DOMRect(left, top, 100, 40)
const bubble = { width: 350, height: 200 }
const phone = { width: 390, height: 800 }

it.each([
  ['below what is at the top', rect(10, 10), { side: 'below', top: 70 }],
  ['above what is at the bottom', rect(750, 150), { side: 'above', top: 530 }],
  ['within the window beside its edge', rect(300, 280), { side: 'below', left: 28 }],
  ['in the middle when there is nothing to point at', null, { spot: null, top: 300, left: 20 }],
])('stands %s', (_where, anchor, place) => {
  expect(placeBubble(anchor, bubble, phone)).toMatchObject(place)
})
