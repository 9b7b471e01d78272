import { readSmallForm } from '@/lib/http/small-form'

const request = (body: string, type: string) =>
  new Request('http://shop.test/api/unsubscribe', { method: 'POST', body, headers: { 'content-type': type } })

const MULTIPART = [
  '--grenze',
  'Content-Disposition: form-data; name="List-Unsubscribe"',
  '',
  'One-Click',
  '--grenze--',
  '',
].join('\r\n')

it.each([
  ['List-Unsubscribe=One-Click', 'application/x-www-form-urlencoded'],
  [MULTIPART, 'multipart/form-data; boundary=grenze'],
])('reads both kinds of form that RFC 8058 allows', async (body, type) => {
  expect((await readSmallForm(request(body, type)))?.get('List-Unsubscribe')).toBe('One-Click')
})

it.each([
  ['{"List-Unsubscribe":"One-Click"}', 'application/json'],
  ['List-Unsubscribe=One-Click', 'text/plain'],
  ['--x', 'multipart/form-data; boundary=grenze'],
  [`a=${'x'.repeat(4_096)}`, 'application/x-www-form-urlencoded'],
])('gives null for %.20s as %s', async (body, type) => {
  expect(await readSmallForm(request(body, type))).toBeNull()
})
