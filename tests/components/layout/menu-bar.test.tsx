import { fireEvent, render, screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { MenuBar } from '@/components/layout/header/menu-bar'
import { useServer } from '../network'

const asked = jest.fn()
useServer(
  http.get('*/api/menu', () => {
    asked()
    return HttpResponse.text(
      "/brands <ul><li><a href='/brand/3_laube'>L’Aube</a></li></ul>\n/categories <p>Rest</p>",
    )
  }),
)

it('asks for its panels once, when a pointer moves over the header', async () => {
  render(
    <header>
      <MenuBar
        label="Danh mục"
        entries={[['/brands', 'Thương hiệu']]}
        more={['/categories', 'Thêm']}
        aside={['/promo', 'Khuyến mãi']}
      />
    </header>,
  )
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Thương hiệu',
    'Thêm',
    'Khuyến mãi',
  ])
  expect(asked).not.toHaveBeenCalled()
  fireEvent.pointerMove(screen.getByText('Thương hiệu'))
  fireEvent.pointerMove(screen.getByText('Thêm'))
  expect(await screen.findByRole('link', { name: 'L’Aube' })).toHaveAttribute('href', '/brand/3_laube')
  expect(screen.getByText('Rest')).toBeInTheDocument()
  expect(asked).toHaveBeenCalledTimes(1)
})
