import { NextRequest } from 'next/server'
import { visitorOf } from '@/lib/gateway/visitor'

const DEVICE = 'nang_device'
const asked = (device: string) =>
  visitorOf(new NextRequest('http://nang.example/', { headers: { cookie: `${DEVICE}=${device}` } }))

it('knows a device by its cookie (NET-01)', () => {
  const id = '0b0a3c1e-9f1c-4a52-8a3e-2f6d6f7f3f11'
  const { headers, cookies } = asked(id)
  expect(headers['x-device-id']).toBe(id)
  expect(cookies.some((line) => line.startsWith(DEVICE))).toBe(false)
})

it.each(['-'.repeat(36), 'a'.repeat(36), '0b0a3c1e9f1c-4a52-8a3e-2f6d6f7f3f1100', 'x'])(
  'gives a new device for %s',
  (crooked) => {
    const { headers, cookies } = asked(crooked)
    expect(headers['x-device-id']).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
    expect(headers['x-device-id']).not.toBe(crooked)
    expect(cookies.some((line) => line.startsWith(DEVICE))).toBe(true)
  },
)
