import { waitFor } from '@testing-library/react'
import { watchUpdates } from '@/components/offline/updates'

/** A new worker takes over without a lost form (docs/decisions/0083). */

const postMessage = jest.fn()

beforeEach(() => {
  postMessage.mockReset()
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: () => Promise.resolve({ waiting: { postMessage } }) },
  })
})

const type = () => document.body.dispatchEvent(new Event('input', { bubbles: true }))
const settled = () => new Promise((resolve) => setTimeout(resolve, 20))

it('lets a new worker take over at the next page that is opened within the shop', async () => {
  watchUpdates().onPage()
  await waitFor(() => expect(postMessage.mock.calls).toEqual([[{ type: 'activate' }]]))
})

it('has it wait while a form is filled in, however early, until another page is opened', async () => {
  const { onPage } = watchUpdates()
  window.history.pushState(null, '', '/page/help/contact-us')
  type()
  onPage()
  await settled()
  expect(postMessage).not.toHaveBeenCalled()
  window.history.pushState(null, '', '/')
  onPage()
  await waitFor(() => expect(postMessage).toHaveBeenCalledTimes(1))
})
