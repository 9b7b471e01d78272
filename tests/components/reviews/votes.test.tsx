import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { useRef } from 'react'
import { loginOverlay } from '@/components/account/sign-in/login.overlay'
import { reviewReportOverlay } from '@/components/reviews/votes/overlays'
import { useVotes } from '@/components/reviews/votes/use-votes'
import { refreshSession, startSession } from '@/lib/client/member/session'
import { useServer } from '../network'

const opened: { name: string; props: object }[] = []
jest.mock('@/components/overlays/store', () => ({
  openOverlay: (overlay: { name: string }, props: object) => opened.push({ name: overlay.name, props }),
}))
const toasts: string[] = []
jest.mock('@/components/toasts/toast', () => ({
  toast: Object.fromEntries(
    ['error', 'notif', 'show', 'failure'].map((kind) => [kind, (text: string) => toasts.push(text)]),
  ),
}))

let likes: string[] = []
const sent: string[] = []
let refusal: (() => Response) | null = null

useServer(
  http.get('*/api/public/reviews/liked', ({ request }) => {
    sent.push(new URL(request.url).searchParams.get('ids') ?? '')
    return HttpResponse.json({ success: true, data: likes })
  }),
  http.all('*/api/public/reviews/:id/likes', ({ request, params }) => {
    sent.push(`${request.method} ${String(params.id)}`)
    if (refusal) return refusal()
    const isLiked = request.method === 'PUT'
    return HttpResponse.json({ success: true, data: { total_likes: isLiked ? 8 : 2, is_liked: isLiked } })
  }),
)

beforeEach(() => {
  likes = []
  refusal = null
  for (const list of [sent, opened, toasts]) list.splice(0)
})

function List({ ids }: { ids: readonly string[] }) {
  const place = useRef<HTMLDivElement>(null)
  const onClick = useVotes(place)
  return (
    <div ref={place} onClick={onClick}>
      {ids.map((id) => (
        <p key={id}>
          <button type="button" data-like={id} data-total={2} aria-pressed="false">
            Hữu ích {id}
            <span>(2)</span>
          </button>
          <button type="button" data-report={id}>
            Báo cáo {id}
          </button>
        </p>
      ))}
    </div>
  )
}

const button = (id: string) => screen.getByRole('button', { name: new RegExp(`^Hữu ích ${id}`) })
const isPressed = (id: string) => button(id).getAttribute('aria-pressed') === 'true'

async function signIn() {
  document.cookie = 'nang_member=1'
  document.cookie = 'sso=1'
  await act(async () => {
    await startSession()
    refreshSession()
  })
}

it('lets a visitor sign in first, and gives the vote then', async () => {
  document.cookie = 'sso=1'
  render(<List ids={['1', '2']} />)
  await userEvent.click(button('1'))
  await waitFor(() => expect(opened).toEqual([{ name: loginOverlay.name, props: expect.anything() }]))
  expect(sent).toEqual([])
  likes = ['2']
  await signIn()
  await waitFor(() => expect(button('1')).toHaveTextContent('(8)'))
  expect([isPressed('1'), isPressed('2')]).toEqual([true, true])
  expect(sent).toEqual(['1,2', 'PUT 1'])
})

describe('a member', () => {
  beforeEach(signIn)

  it('takes a vote back', async () => {
    likes = ['3']
    render(<List ids={['3']} />)
    await waitFor(() => expect(isPressed('3')).toBe(true))
    await userEvent.click(button('3'))
    await waitFor(() => expect(sent).toContain('DELETE 3'))
    await waitFor(() => expect(isPressed('3')).toBe(false))
    expect(button('3')).toHaveTextContent('(2)')
  })

  it('sees votes on reviews that come later, asked for once', async () => {
    likes = ['4']
    const { rerender } = render(<List ids={['4']} />)
    await waitFor(() => expect(isPressed('4')).toBe(true))
    likes = ['5']
    rerender(<List ids={['4', '5']} />)
    await waitFor(() => expect(isPressed('5')).toBe(true))
    expect(sent).toEqual(['4', '5'])
  })

  it.each([
    ['OWN_REVIEW', 409, /đánh giá của bạn/],
    ['NOT_FOUND', 404, /không còn nữa/],
    ['INTERNAL_ERROR', 500, /Chưa lưu được/],
  ])('shows the refusal %s, and the vote is as it was', async (code, status, text) => {
    refusal = () => HttpResponse.json({ success: false, code, message: 'x' }, { status })
    const id = `${status}`
    render(<List ids={[id]} />)
    await waitFor(() => expect(sent).toContain(id))
    await userEvent.click(button(id))
    await waitFor(() => expect(toasts.at(-1)).toMatch(text))
    expect(isPressed(id)).toBe(false)
    expect(button(id)).toHaveTextContent('(2)')
  })

  it('reports a review', async () => {
    render(<List ids={['9']} />)
    await userEvent.click(screen.getByRole('button', { name: 'Báo cáo 9' }))
    await waitFor(() =>
      expect(opened).toEqual([{ name: reviewReportOverlay.name, props: { reviewId: '9' } }]),
    )
  })
})
