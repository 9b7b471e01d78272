import { render, screen } from '@testing-library/react'
import { focusSection, sectionId } from '@/components/checkout/frame/sections'
import { hidePagesLeftBehind } from '../left-behind'

hidePagesLeftBehind()

const Page = ({ isHidden = false, field }: { isHidden?: boolean; field: string }) => (
  <div hidden={isHidden}>
    <section id={sectionId('address')} tabIndex={-1}>
      <input aria-label={field} />
    </section>
  </div>
)

it('moves the focus to the section of the page on show, none left behind', () => {
  render(
    <>
      <Page field="left behind" isHidden />
      <Page field="on show" />
    </>,
  )
  expect(focusSection('address')).toBe(true)
  expect(screen.getByLabelText('on show')).toHaveFocus()
})

it('says when the page on show has no such section', () => {
  render(<Page field="left behind" isHidden />)
  expect(focusSection('address')).toBe(false)
})
