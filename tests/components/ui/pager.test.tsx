import { render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { Pager } from '@/components/ui/pager'
import messages from '@/messages/all'

const show = (page: number, pages: number) =>
  render(
    <NextIntlClientProvider locale="vi" messages={messages}>
      <Pager page={page} pages={pages} hrefOf={(number) => `/12-son?page=${number}`} label="Các trang" />
    </NextIntlClientProvider>,
  )

const step = (name: string) => screen.getByRole('link', { name })

it('disables first and previous on the first page (LST-26)', () => {
  show(1, 9)
  for (const name of ['Trang đầu', 'Trang trước']) expect(step(name)).toHaveAttribute('aria-disabled', 'true')
  expect(step('Trang sau')).toHaveAttribute('href', '/12-son?page=2')
  expect(step('Trang cuối')).toHaveAttribute('href', '/12-son?page=9')
  expect(screen.getByText('1')).toHaveAttribute('aria-current', 'page')
})

it('disables next and last on the last page (LST-27)', () => {
  show(9, 9)
  for (const name of ['Trang sau', 'Trang cuối']) expect(step(name)).toHaveAttribute('aria-disabled', 'true')
  expect(step('Trang trước')).toHaveAttribute('href', '/12-son?page=8')
})

it('links every number in its window', () => {
  show(6, 12)
  for (const number of [1, 4, 5, 7, 8, 12])
    expect(step(`Trang ${number}`)).toHaveAttribute('href', `/12-son?page=${number}`)
})
