import { formAddress } from '@/components/catalog/listing/narrowing/form-address'

function formWith(fields: string): HTMLFormElement {
  document.body.innerHTML = `<form action="/33-trang-diem">${fields}</form>`
  return document.querySelector('form')!
}
const prices = (min: string, max: string) =>
  `<input name="prices" value="${min}"><input name="prices" value="${max}">`

it.each([
  [prices('150.000', '300.000'), '?prices=150000,300000'],
  [prices('150,000', '300,000 ₫'), '?prices=150000,300000'],
  [prices('', '300k'), '?prices=0,300000'],
  [prices('', ''), ''],
  [
    '<input type="hidden" name="brands" value="2,5"><select name="sort"><option>newest</option></select>',
    '?brands=2,5&sort=newest',
  ],
])('leads from %s to the listing in its one spelling (LST-09)', (fields, query) =>
  expect(formAddress(formWith(fields))).toBe(`/33-trang-diem${query}`),
)
