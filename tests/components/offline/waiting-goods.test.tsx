import { render, screen, waitFor } from '@testing-library/react'
import { showWaiting } from '@/components/offline/send-waiting'
import { type Entry, VISITOR, WAITING_GOODS_ID } from '@/lib/client/offline-queue/entry'

/** The bag's page says what waits to be added, so that it does not look lost. */

let waiting: Pick<Entry, 'kind' | 'owner'>[] = []

jest.mock('@/lib/client/offline-queue/has-queue', () => ({ hasQueue: () => Promise.resolve(true) }))
jest.mock('@/lib/client/offline-queue/store', () => ({ entries: () => Promise.resolve(waiting) }))

const show = (...entries: typeof waiting) => {
  waiting = entries
  showWaiting()
}

it('counts what this visitor has waiting for the bag, and nothing of a member who is not signed in', async () => {
  render(<p id={WAITING_GOODS_ID} role="status" />)
  show(
    { kind: 'bag', owner: VISITOR },
    { kind: 'bag', owner: VISITOR },
    { kind: 'wish', owner: VISITOR },
    { kind: 'bag', owner: 'mark-of-lan' },
  )
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('2 món chờ vào giỏ khi có mạng.'))
  show()
  await waitFor(() => expect(screen.getByRole('status')).toBeEmptyDOMElement())
})
