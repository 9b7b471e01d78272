import { act, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { lazyPart } from '@/components/ui/lazy-part'

const page = (Part: ReturnType<typeof lazyPart<{ name: string }>>) =>
  render(
    <main>
      Kem dưỡng
      <Suspense fallback="chờ">
        <Part name="trái tim" />
      </Suspense>
    </main>,
  )

it('renders the part once its code is loaded', async () => {
  page(lazyPart(() => Promise.resolve({ default: ({ name }: { name: string }) => <b>{name}</b> })))
  expect(await screen.findByText('trái tim')).toBeVisible()
})

it('keeps the page when the code cannot be loaded (NET-07)', async () => {
  page(lazyPart<{ name: string }>(() => Promise.reject(new Error('Failed to load chunk'))))
  expect(await screen.findByText('Kem dưỡng')).toBeVisible()
  expect(screen.queryByText('chờ')).not.toBeInTheDocument()
})

it('keeps the page when the code does not come within 120 s (NET-07)', async () => {
  jest.useFakeTimers()
  page(lazyPart<{ name: string }>(() => new Promise(() => undefined)))
  await act(() => jest.advanceTimersByTimeAsync(119_999))
  expect(screen.getByRole('main')).toHaveTextContent('Kem dưỡngchờ')
  await act(() => jest.advanceTimersByTimeAsync(1))
  jest.useRealTimers()
  expect(screen.getByRole('main')).toHaveTextContent(/^Kem dưỡng$/)
})
