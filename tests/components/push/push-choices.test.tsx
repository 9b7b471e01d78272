import { webcrypto } from 'node:crypto'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http } from 'msw'
import { PushChoices } from '@/components/account/settings/push-choices'
import type { DeviceInput, PushDevice } from '@/domain/push/device'
import { success, useNetwork } from '../as-member'

/** The member's devices and what they receive (docs/decisions/0084). */

const KEY = 'AQID'
const OTHER_KEY = new Uint8Array([9, 9, 9]).buffer

let devices: PushDevice[] = []
let saved: DeviceInput[] = []

useNetwork(
  http.get('*/api/message/push/devices', () => success({ public_key: KEY, devices })),
  http.put('*/api/message/push/devices/:id', ({ params }) => {
    devices = devices.filter(({ id }) => id !== params.id)
    return success({ devices })
  }),
  http.put('*/api/message/push/devices', async ({ request }) => {
    const device = (await request.json()) as DeviceInput
    saved.push(device)
    devices = [{ ...phone, id: 'here', endpoint_digest: await digestOf(device.endpoint), topics: ['order'] }]
    return success({ devices })
  }),
)

const phone: PushDevice = {
  id: 'phone',
  device: 'Chrome, Android',
  topics: ['order'],
  endpoint_digest: 'of-the-phone',
  created_at: '2026-11-23T00:00:00Z',
}

async function digestOf(endpoint: string): Promise<string> {
  const bytes = await webcrypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint))
  return Buffer.from(bytes).toString('base64url')
}

const subscriptionFor = (endpoint: string, applicationServerKey: ArrayBuffer) => ({
  endpoint,
  options: { applicationServerKey },
  unsubscribe: jest.fn(() => {
    current = null
    return Promise.resolve(true)
  }),
  toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } }),
})

let current: ReturnType<typeof subscriptionFor> | null = null

/** A browser with push messages. */
function givenPush() {
  const pushManager = {
    getSubscription: () => Promise.resolve(current),
    subscribe: ({ applicationServerKey }: { applicationServerKey: Uint8Array<ArrayBuffer> }) =>
      Promise.resolve(
        (current = subscriptionFor('https://push.test/new', applicationServerKey.slice().buffer)),
      ),
  }
  const registration = { pushManager }
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { ready: Promise.resolve(registration), getRegistration: () => Promise.resolve(registration) },
  })
  Object.assign(window, {
    PushManager: jest.fn(),
    Notification: { permission: 'granted', requestPermission: () => Promise.resolve('granted') },
  })
}

// jsdom has none.
beforeAll(() => void Object.defineProperty(crypto, 'subtle', { configurable: true, value: webcrypto.subtle }))

beforeEach(() => {
  devices = []
  saved = []
  current = null
  for (const name of ['PushManager', 'Notification']) Reflect.deleteProperty(window, name)
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

const orders = () => screen.findByRole('switch', { name: /^Đơn hàng đang giao/ })

it('shows nothing where the browser receives none and no other device does', async () => {
  const { container } = render(<PushChoices />)
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)))
  expect(container).toBeEmptyDOMElement()
})

it('switches another device off from a browser that receives none itself', async () => {
  devices = [phone]
  render(<PushChoices />)
  await userEvent.click(await screen.findByRole('button', { name: 'Tắt thông báo trên Chrome, Android' }))
  await waitFor(() => expect(screen.queryByText('Chrome, Android')).toBeNull())
  expect(devices).toEqual([])
})

it('switches a topic on here', async () => {
  givenPush()
  render(<PushChoices />)
  await userEvent.click(await orders())
  await waitFor(async () => expect(await orders()).toBeChecked())
  expect(saved).toMatchObject([{ endpoint: 'https://push.test/new', topics: ['order'] }])
})

it('counts a subscription for a former key of the shop as off, and renews it when it is switched on', async () => {
  givenPush()
  const former = subscriptionFor('https://push.test/former', OTHER_KEY)
  current = former
  devices = [{ ...phone, endpoint_digest: await digestOf('https://push.test/former') }]
  render(<PushChoices />)
  expect(await orders()).not.toBeChecked()
  await userEvent.click(await orders())
  await waitFor(() => expect(saved).toMatchObject([{ endpoint: 'https://push.test/new' }]))
  expect(former.unsubscribe).toHaveBeenCalledTimes(1)
})
