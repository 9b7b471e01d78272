import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { addedToBagOverlay } from '@/components/bag/overlays'
import { closeOverlaysAbove, openOverlay } from '@/components/overlays/store'
import { Tracking } from '@/components/tracking/tracking'
import { showBag } from '@/lib/client/bag/bag'
import { sampleBag, sampleLine } from '../bag/sample-bag'
import { beacon, leavePage, reported, useAway } from './browser'

let path = '/12-son-moi'
jest.mock('next/navigation', () => ({
  usePathname: () => path,
  useSearchParams: () => new URLSearchParams(),
}))

const PRODUCT = '/son-moi/9-son-cam'
const BRAND = '/brand/3_nang'

useAway()

const configure = (scripts: object | null) => {
  if (scripts) document.documentElement.dataset.lateScripts = JSON.stringify(scripts)
  else delete document.documentElement.dataset.lateScripts
}
const chat = { chat: { script: 'https://chat.example/widget.js', selector: '#chat-widget' } }
const chatScripts = () => document.head.querySelectorAll('script[src^="https://chat.example"]')

beforeEach(() => {
  path = '/12-son-moi'
  window.history.replaceState(null, '', path)
  configure(null)
  beacon.isTaken = true
})
afterEach(() => {
  leavePage()
  closeOverlaysAbove(0)
})

const bar = () => screen.queryByRole('region', { name: 'Cho chúng mình hỏi bạn một chút' })
const findBar = () => screen.findByRole('region', { name: 'Cho chúng mình hỏi bạn một chút' })

it('tracks navigations', async () => {
  const { rerender } = render(<Tracking />)
  path = '/son-moi/7-son-do'
  rerender(<Tracking />)
  leavePage()
  await waitFor(async () => expect(await reported()).toContain('view product_detail 7'))
})

it('tracks additions to the bag, and the product chosen from a list', async () => {
  await act(() => showBag(sampleBag({ lines: [sampleLine({ product_id: 12, combination_id: '41' })] })))
  render(
    <>
      <Tracking />
      <ul>
        <li>
          <article />
        </li>
        <li>
          <article>
            <a href={PRODUCT} onClick={(event) => event.preventDefault()}>
              Son cam
            </a>
          </article>
        </li>
      </ul>
      <a href={BRAND} onClick={(event) => event.preventDefault()}>
        Nàng
      </a>
    </>,
  )
  await userEvent.click(screen.getByRole('link', { name: 'Son cam' }))
  await userEvent.click(screen.getByRole('link', { name: 'Nàng' }))
  act(() => openOverlay(addedToBagOverlay, { lineId: sampleLine().id, quantity: 2 }))
  await waitFor(async () => {
    leavePage()
    expect(await reported()).toContain('add_to_bag product 12')
  })
  expect((await reported()).filter((word) => word.startsWith('click'))).toEqual(['click product 9'])
})

it('asks no visitor while no third party is configured', async () => {
  render(<Tracking />)
  await new Promise((resolve) => setTimeout(resolve, 1_500))
  expect(bar()).toBeNull()
})

it('loads no third party after a denial, and stores the answer', async () => {
  configure(chat)
  render(<Tracking />)
  await findBar()
  expect(chatScripts()).toHaveLength(0)
  await userEvent.click(screen.getByRole('button', { name: 'Không, cảm ơn' }))
  expect(bar()).toBeNull()
  expect(document.cookie).toContain('nang_consent=no')
  await new Promise((resolve) => setTimeout(resolve, 1_200))
  expect(chatScripts()).toHaveLength(0)
})

it('does not ask where the browser opted out, and says so on request', async () => {
  configure(chat)
  Object.assign(navigator, { globalPrivacyControl: true })
  window.history.replaceState(null, '', '/12-son-moi#quyen-rieng-tu')
  render(<Tracking />)
  await findBar()
  expect(screen.queryByRole('button', { name: 'Đồng ý' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Đã hiểu' }))
  expect(bar()).toBeNull()
  expect(window.location.hash).toBe('')
})

it('loads third parties once allowed, and can be asked again', async () => {
  configure(chat)
  render(<Tracking />)
  await findBar()
  await userEvent.click(screen.getByRole('button', { name: 'Đồng ý' }))
  expect(bar()).toBeNull()
  await waitFor(() => expect(chatScripts()).toHaveLength(1))
  act(() => {
    window.location.hash = '#quyen-rieng-tu'
  })
  await findBar()
})
