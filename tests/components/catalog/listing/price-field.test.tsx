import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { PriceField } from '@/components/catalog/filters/price/price-field'
import type { PriceBounds } from '@/domain/catalog/listing/listing-values'
import messages from '@/messages/all'

let current: PriceBounds

function Field({ start }: { start: PriceBounds }) {
  const [value, setValue] = useState(start)
  const take = (next: PriceBounds) => {
    current = next
    setValue(next)
  }
  return <PriceField name="prices" value={value} onChange={take} texts={messages.filters.price} />
}

const show = (start: PriceBounds = { min: 0, max: null }) => render(<Field start={start} />)
const low = () => screen.getByRole('slider', { name: 'Giá thấp nhất' })
const high = () => screen.getByRole('slider', { name: 'Giá cao nhất' })
/** What an arrow key does to a native slider. */
const step = (handle: HTMLElement, by: number) =>
  fireEvent.change(handle, { target: { value: Number((handle as HTMLInputElement).value) + by } })

it('goes from nothing to 1.000.000 in steps a key can make, its end meaning no bound (DEC-15, LST-22)', () => {
  show()
  for (const handle of [low(), high()]) {
    expect(handle).toHaveAttribute('min', '0')
    expect(handle).toHaveAttribute('max', '1000000')
    expect(handle).toHaveAttribute('step', '10000')
  }
  expect(high()).toHaveAttribute('aria-valuetext', 'Không giới hạn')
  step(high(), -10_000)
  expect(current).toEqual({ min: 0, max: 990_000 })
  expect(high()).toHaveAttribute('aria-valuetext', '990.000\u00a0₫')
  step(high(), 10_000)
  expect(current).toEqual({ min: 0, max: null })
})

it('is operated by keyboard, handle by handle', async () => {
  show()
  await userEvent.tab()
  expect(low()).toHaveFocus()
  await userEvent.tab()
  expect(high()).toHaveFocus()
})

it('never lets one handle pass the other', () => {
  show({ min: 200_000, max: 300_000 })
  step(low(), 500_000)
  expect(current).toEqual({ min: 290_000, max: 300_000 })
  step(high(), -300_000)
  expect(current).toEqual({ min: 290_000, max: 300_000 })
})

it('takes any amount in its fields, beyond the slider as well', async () => {
  show()
  await userEvent.type(screen.getByLabelText('Giá từ'), '1500000')
  expect(current).toEqual({ min: 1_500_000, max: null })
  expect(low()).toHaveValue('1000000')
  await userEvent.clear(screen.getByLabelText('Giá từ'))
  expect(current).toEqual({ min: 0, max: null })
})

it('reads amounts as they are written here, and leaves them as typed (LST-09)', async () => {
  show()
  await userEvent.type(screen.getByLabelText('Giá từ'), '150.000')
  await userEvent.type(screen.getByLabelText('Giá đến'), '300k')
  expect(current).toEqual({ min: 150_000, max: 300_000 })
  expect(screen.getByLabelText('Giá từ')).toHaveValue('150.000')
  expect(screen.getByLabelText('Giá đến')).toHaveValue('300k')
  step(low(), 10_000)
  expect(screen.getByLabelText('Giá từ')).toHaveValue('160.000')
  expect(screen.getByLabelText('Giá đến')).toHaveValue('300k')
})

it('says of a text that is no amount what to type, once it is left, and is not sent (LST-09)', async () => {
  show()
  const field = screen.getByLabelText<HTMLInputElement>('Giá từ')
  await userEvent.type(field, 'rẻ')
  expect(field).toHaveValue('rẻ')
  expect(field.validationMessage).toBe('Bạn nhập số tiền, như 150.000 hoặc 150k nhé.')
  expect(field).not.toHaveAccessibleDescription()
  await userEvent.tab()
  expect(field).toHaveAccessibleDescription('Bạn nhập số tiền, như 150.000 hoặc 150k nhé.')
  await userEvent.clear(field)
  await userEvent.type(field, '150 000 ₫')
  expect(field).toBeValid()
  expect(current).toEqual({ min: 150_000, max: null })
})
