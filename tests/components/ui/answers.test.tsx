import { act, render, screen, waitFor } from '@testing-library/react'
import { Suspense } from 'react'
import { renderToString } from 'react-dom/server'
import { ServedAnswers } from '@/components/ui/served-answers'
import { dropAnswers, reloadAnswers, showAnswer, timing } from '@/lib/client/answers/answer-store'
import { type AnswerOptions, useAnswer } from '@/lib/client/answers/use-answer'

/** A service that answers when the test says so. */
function service() {
  const waiting: { resolve: (data: string) => void; reject: (error: Error) => void }[] = []
  const fetch = jest.fn(() => new Promise<string>((resolve, reject) => waiting.push({ resolve, reject })))
  return {
    fetch,
    answer: (at: number, data: string) => act(async () => waiting[at]!.resolve(data)),
    fail: (at: number) => act(async () => waiting[at]!.reject(new Error('down'))),
  }
}

interface ShownProps {
  name?: string
  of: string | null
  fetch: (() => Promise<string>) | null
  options?: AnswerOptions<string>
}

const OFF = { revalidateOnFocus: false, shouldRetryOnError: false }

function Shown({ name = 'shown', of, fetch, options = OFF }: ShownProps) {
  const { data, error, isLoading, isValidating } = useAnswer<string>(of, fetch, options)
  const state = [isLoading && 'loading', isValidating && 'asked', error instanceof Error && error.message]
  return <p data-testid={name}>{[data ?? '-', ...state.filter(Boolean)].join(' ')}</p>
}

const shown = (name = 'shown') => screen.getByTestId(name).textContent

afterEach(() => {
  timing.freshMs = 0
})

it('asks once for all components of a key, and shows them the same answer', async () => {
  const { fetch, answer } = service()
  render(
    <>
      <Shown of="/a" fetch={fetch} />
      <Shown name="second" of="/a" fetch={fetch} />
    </>,
  )
  expect(shown()).toBe('- loading asked')
  await answer(0, 'one')
  expect([shown(), shown('second')]).toEqual(['one', 'one'])
  expect(fetch).toHaveBeenCalledTimes(1)
})

it('asks for nothing without a key or a fetcher', () => {
  const { fetch } = service()
  render(
    <>
      <Shown of={null} fetch={fetch} />
      <Shown name="second" of="/a" fetch={null} />
    </>,
  )
  expect([shown(), shown('second')]).toEqual(['-', '-'])
  expect(fetch).not.toHaveBeenCalled()
})

it('shows what is known at once and asks again, unless it is new', async () => {
  const { fetch, answer } = service()
  const first = render(<Shown of="/a" fetch={fetch} />)
  await answer(0, 'one')
  first.unmount()
  const second = render(<Shown of="/a" fetch={fetch} />)
  expect(shown()).toBe('one asked')
  await answer(1, 'two')
  expect(shown()).toBe('two')
  second.unmount()
  timing.freshMs = 2_000
  render(<Shown of="/a" fetch={fetch} />)
  expect(fetch).toHaveBeenCalledTimes(2)
})

it('discards an answer that a change has overtaken', async () => {
  const { fetch, answer } = service()
  render(<Shown of="/a" fetch={fetch} />)
  act(() => showAnswer('/a', 'changed'))
  await answer(0, 'older')
  expect(shown()).toBe('changed')
})

it('discards the answer of a request that a later one has overtaken', async () => {
  const { fetch, answer } = service()
  render(<Shown of="/a" fetch={fetch} />)
  act(() => reloadAnswers((key) => key === '/a'))
  expect(fetch).toHaveBeenCalledTimes(2)
  await answer(1, 'new')
  await answer(0, 'old')
  expect(shown()).toBe('new')
})

it('keeps the data beside a failure, and the next answer clears it', async () => {
  const { fetch, answer, fail } = service()
  render(<Shown of="/a" fetch={fetch} />)
  await answer(0, 'one')
  act(() => reloadAnswers(() => true))
  await fail(1)
  expect(shown()).toBe('one down')
  act(() => reloadAnswers(() => true))
  await answer(2, 'two')
  expect(shown()).toBe('two')
})

it('asks again after a failure, and when the connection is back', async () => {
  jest.useFakeTimers()
  const { fetch, fail } = service()
  render(<Shown of="/a" fetch={fetch} options={{ revalidateOnFocus: false }} />)
  await fail(0)
  await act(async () => jest.advanceTimersByTime(5_000))
  expect(fetch).toHaveBeenCalledTimes(2)
  await fail(1)
  await act(async () => jest.advanceTimersByTime(5_000))
  expect(fetch).toHaveBeenCalledTimes(2)
  act(() => void window.dispatchEvent(new Event('online')))
  expect(fetch).toHaveBeenCalledTimes(3)
  jest.useRealTimers()
})

it('asks again when the visitor returns to the tab, at most every five seconds', async () => {
  const { fetch, answer } = service()
  const now = jest.spyOn(performance, 'now').mockReturnValue(0)
  render(<Shown of="/a" fetch={fetch} options={{}} />)
  await answer(0, 'one')
  const turnTo = (at: number) => {
    now.mockReturnValue(at)
    act(() => void window.dispatchEvent(new Event('focus')))
  }
  turnTo(1_000)
  expect(fetch).toHaveBeenCalledTimes(1)
  turnTo(6_000)
  expect(fetch).toHaveBeenCalledTimes(2)
  await answer(1, 'two')
  turnTo(7_000)
  expect(fetch).toHaveBeenCalledTimes(2)
  now.mockRestore()
})

it('keeps the last key’s data while the next one loads, where that is wanted', async () => {
  const { fetch, answer } = service()
  const options = { ...OFF, keepPreviousData: true }
  const { rerender } = render(<Shown of="/a" fetch={fetch} options={options} />)
  await answer(0, 'one')
  rerender(<Shown of="/b" fetch={fetch} options={options} />)
  expect(shown()).toMatch(/^one /)
  await answer(1, 'two')
  expect(shown()).toBe('two')
})

it('forgets an answer on show when the visitor changes, and asks for none', async () => {
  const { fetch, answer } = service()
  render(<Shown of="/users/me" fetch={fetch} />)
  await answer(0, 'personal')
  act(() => dropAnswers())
  expect(shown()).toBe('-')
  expect(fetch).toHaveBeenCalledTimes(1)
})

it('renders on the server what came with the page, and writes nothing into the store', () => {
  const { fetch } = service()
  const page = (answers: Record<string, string>) => (
    <Suspense>
      <ServedAnswers answers={answers}>
        <Shown of="/a" fetch={fetch} />
      </ServedAnswers>
    </Suspense>
  )
  expect(renderToString(page({ '/a': 'of one visitor' }))).toContain('>of one visitor<')
  expect(renderToString(page({}))).toContain('>- loading asked<')
})

it('does not ask for what came with the page, and asks when the page is shown again', async () => {
  const { fetch } = service()
  const answers = { '/a': 'served' }
  const { unmount } = render(
    <ServedAnswers answers={answers}>
      <Shown of="/a" fetch={fetch} />
    </ServedAnswers>,
  )
  await waitFor(() => expect(shown()).toBe('served'))
  expect(fetch).not.toHaveBeenCalled()
  unmount()
  jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000)
  render(
    <ServedAnswers answers={answers}>
      <Shown of="/a" fetch={fetch} />
    </ServedAnswers>,
  )
  expect(fetch).toHaveBeenCalledTimes(1)
  jest.restoreAllMocks()
})
