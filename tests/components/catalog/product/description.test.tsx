import { screen } from '@testing-library/react'
import { Description } from '@/components/catalog/product/description'
import { renderWithTexts } from '../../with-texts'

const paragraph = (letters: number) => `<p>${'kem '.repeat(letters / 4)}</p>`

it('folds a description after 700 characters, all of which is in the page (GEN-13)', () => {
  const { container } = renderWithTexts(<Description html={`${paragraph(600)}${paragraph(400)}<p>hết</p>`} />)
  expect(screen.getByText('Xem thêm')).toBeInTheDocument()
  expect(container).toHaveTextContent(/hết/)
  const folded = Array.from(container.querySelectorAll('[data-rest]'), ({ textContent }) => textContent).join(
    '',
  )
  expect(folded).toMatch(/hết$/)
  const shown = (container.querySelector('.prose-text')?.textContent ?? '').length - folded.length
  expect(shown).toBeGreaterThan(600)
  expect(shown).toBeLessThanOrEqual(710)
})

it('shows a shorter one whole', () => {
  renderWithTexts(<Description html={paragraph(600)} />)
  expect(screen.queryByText('Xem thêm')).not.toBeInTheDocument()
})
