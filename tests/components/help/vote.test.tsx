import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { VoteQuestion } from '@/components/help/vote/article-vote'
import { renderWithTexts } from '../with-texts'
import { useServer } from '../network'

type Vote = 'like' | 'dislike' | null

/** The service: it toggles, and a dislike with a reason stays. */
let stored: { vote: Vote; reason: string | null } = { vote: null, reason: null }
let isOnline = true
let refusal: (() => Response) | null = null
const sent: unknown[] = []

const answer = (data: object) => HttpResponse.json({ success: true, data })
const likes = () => answer({ count: stored.vote === 'like' ? 8 : 7, is_liked: stored.vote === 'like' })
const dislikes = () => answer({ count: 1, is_disliked: stored.vote === 'dislike' })

const server = useServer(
  http.get('*/api/content/post/:id/likes', () => (isOnline ? likes() : HttpResponse.error())),
  http.get('*/api/content/post/:id/dislikes', () => (isOnline ? dislikes() : HttpResponse.error())),
  http.post('*/api/content/post/:id/:kind', async ({ request, params }) => {
    if (!isOnline) return HttpResponse.error()
    const body = (await request.json()) as { reason?: string }
    sent.push([params.kind, body])
    if (refusal) return refusal()
    const vote = params.kind === 'likes' ? 'like' : 'dislike'
    stored = { vote: stored.vote === vote && !body.reason ? null : vote, reason: body.reason ?? null }
    return vote === 'like' ? likes() : dislikes()
  }),
)

beforeEach(() => {
  stored = { vote: null, reason: null }
  isOnline = true
  refusal = null
  sent.splice(0)
  window.sessionStorage.clear()
})

const button = (name: RegExp) => screen.getByRole('button', { name })
const isPressed = (name: RegExp) => button(name).getAttribute('aria-pressed') === 'true'

async function open() {
  const shown = renderWithTexts(<VoteQuestion articleId={301} />)
  await screen.findByRole('button', { name: isOnline ? /^Có \(/ : /^Có/ })
  return shown
}

it('counts a vote at once and takes it back when it is pressed again', async () => {
  const user = userEvent.setup()
  await open()
  await user.click(button(/^Có/))
  expect(isPressed(/^Có \(8\)/)).toBe(true)
  await screen.findByText(/Cảm ơn bạn! Bấm lần nữa/)
  expect(stored.vote).toBe('like')
  await user.click(button(/^Có/))
  expect(isPressed(/^Có \(7\)/)).toBe(false)
  await screen.findByText('Đã bỏ bình chọn.')
  expect(stored.vote).toBeNull()
})

it('lets a no take the place of a yes, and asks why', async () => {
  stored.vote = 'like'
  const user = userEvent.setup()
  await open()
  await waitFor(() => expect(isPressed(/^Có/)).toBe(true))
  await user.click(button(/^Không/))
  expect([isPressed(/^Có/), isPressed(/^Không/)]).toEqual([false, true])
  await user.click(button(/^Gửi góp ý/))
  expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription('Bạn chọn một lý do nhé.')
  await user.click(screen.getByRole('radio', { name: 'Lý do khác' }))
  await user.click(button(/^Gửi góp ý/))
  expect(screen.getByRole('textbox', { name: 'Bạn kể thêm nhé' })).toHaveAccessibleDescription(
    'Bạn viết vài chữ để chúng mình sửa đúng chỗ nhé.',
  )
  await user.type(screen.getByRole('textbox', { name: 'Bạn kể thêm nhé' }), ' Phí đã đổi ')
  await user.click(button(/^Gửi góp ý/))
  await screen.findByText(/Đã gửi góp ý/)
  expect(stored).toEqual({ vote: 'dislike', reason: 'other' })
  expect(sent.at(-1)).toEqual(['dislikes', { reason: 'other', text: 'Phí đã đổi' }])
  expect(screen.queryByRole('radio')).toBeNull()
})

it('keeps a vote without a network, says so, and sends it once there is one', async () => {
  const user = userEvent.setup()
  const { unmount } = await open()
  isOnline = false
  await user.click(button(/^Có/))
  await screen.findByText(/Chúng mình giữ bình chọn này/)
  expect(isPressed(/^Có/)).toBe(true)
  expect(stored.vote).toBeNull()
  // The page is opened again before the network is back.
  unmount()
  await open()
  await waitFor(() => expect(isPressed(/^Có/)).toBe(true))
  isOnline = true
  act(() => void window.dispatchEvent(new Event('online')))
  await waitFor(() => expect(stored.vote).toBe('like'))
  expect(sent).toHaveLength(1)
})

it('does not undo a vote whose answer was lost', async () => {
  const user = userEvent.setup()
  await open()
  refusal = () => {
    stored = { vote: 'like', reason: null }
    refusal = null
    return HttpResponse.error()
  }
  await user.click(button(/^Có/))
  await screen.findByText(/Chúng mình giữ bình chọn này/)
  act(() => void window.dispatchEvent(new Event('online')))
  await screen.findByText(/Cảm ơn bạn! Bấm lần nữa/)
  expect(stored.vote).toBe('like')
})

it('puts the vote back when it is refused', async () => {
  const user = userEvent.setup()
  await open()
  refusal = () =>
    HttpResponse.json({ success: false, code: 'TOO_MANY_REQUESTS', message: 'slow down' }, { status: 429 })
  await user.click(button(/^Có/))
  await screen.findByText(/Bạn vừa bình chọn nhiều lần/)
  expect(isPressed(/^Có \(7\)/)).toBe(false)
})

describe('pressed before the first question for the vote was answered', () => {
  /** Opens the page with the first answer held back: it says what is stored now. */
  function openHeld() {
    let release: () => void = () => undefined
    const held = new Promise<void>((resolve) => (release = resolve))
    const before = likes()
    server.use(http.get('*/api/content/post/:id/likes', () => held.then(() => before), { once: true }))
    const shown = renderWithTexts(<VoteQuestion articleId={301} />)
    return {
      ...shown,
      release: () => act(async () => (release(), await new Promise((resolve) => setTimeout(resolve, 50)))),
    }
  }

  it('is kept, and can be taken back', async () => {
    const { release } = openHeld()
    await userEvent.click(button(/^Có/))
    await screen.findByText(/Cảm ơn bạn! Bấm lần nữa/)
    await release()
    expect(isPressed(/^Có \(8\)/)).toBe(true)
    await userEvent.click(button(/^Có/))
    await screen.findByText('Đã bỏ bình chọn.')
    expect(stored.vote).toBeNull()
    expect(sent).toHaveLength(2)
  })

  it('and refused is put back, whichever answer comes last', async () => {
    refusal = () =>
      HttpResponse.json({ success: false, code: 'TOO_MANY_REQUESTS', message: 'slow down' }, { status: 429 })
    const { release } = openHeld()
    await userEvent.click(button(/^Có/))
    await screen.findByText(/Bạn vừa bình chọn nhiều lần/)
    expect(isPressed(/^Có \(7\)/)).toBe(false)
    await release()
    expect(isPressed(/^Có \(7\)/)).toBe(false)
  })

  it('replaces what was kept without network', async () => {
    isOnline = false
    const { unmount } = await open()
    await userEvent.click(button(/^Không/))
    await screen.findByText(/Chúng mình giữ bình chọn này/)
    unmount()
    isOnline = true
    const { release } = openHeld()
    await userEvent.click(button(/^Có/))
    await screen.findByText(/Cảm ơn bạn! Bấm lần nữa/)
    await release()
    expect(stored.vote).toBe('like')
    expect(isPressed(/^Có \(8\)/)).toBe(true)
  })
})
