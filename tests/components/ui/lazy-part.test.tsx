import { render, screen } from '@testing-library/react'
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

it('draws the part once its code has come', async () => {
  page(lazyPart(() => Promise.resolve({ default: ({ name }: { name: string }) => <b>{name}</b> })))
  expect(await screen.findByText('trái tim')).toBeVisible()
})

it('leaves the page whole when the code does not come', async () => {
  page(lazyPart<{ name: string }>(() => Promise.reject(new Error('Failed to load chunk'))))
  expect(await screen.findByText('Kem dưỡng')).toBeVisible()
  expect(screen.queryByText('chờ')).not.toBeInTheDocument()
})
