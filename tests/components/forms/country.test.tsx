import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { object, string } from 'yup'
import { PhoneField } from '@/components/forms/fields/phone-field'
import { Form } from '@/components/forms/form'
import { useShopForm } from '@/components/forms/use-shop-form'
import { keptCountry } from '@/lib/client/browser/country'
import { renderWithTexts } from '../with-texts'
import { useServer } from '../network'

/** The country of a number: chosen, which is kept for 365 days (AFF-06), or typed with it. */

useServer(
  http.get('*/api/account/countries', () =>
    HttpResponse.json({
      success: true,
      data: [
        { code: 'CA', name: 'Canada', flag: '🇨🇦', phone_code: '+1' },
        { code: 'US', name: 'Hoa Kỳ', flag: '🇺🇸', phone_code: '+1' },
        { code: 'SG', name: 'Singapore', flag: '🇸🇬', phone_code: '+65' },
        { code: 'VN', name: 'Việt Nam', flag: '🇻🇳', phone_code: '+84' },
      ],
    }),
  ),
)
afterEach(() => {
  document.cookie = 'country=; max-age=0; path=/'
})

const schema = object({ phone_code: string().required(), phone_no: string().required() })

function PhoneForm({ number = '' }: { number?: string }) {
  const form = useShopForm(schema, { phone_code: '+84', phone_no: number })
  return (
    <Form form={form} onSubmit={() => undefined} label="form">
      <PhoneField label="Số điện thoại" />
    </Form>
  )
}

const show = (number = '') => renderWithTexts(<PhoneForm number={number} />)
const country = () => screen.getByRole('combobox')

it('keeps the chosen country, and the next form begins with it', async () => {
  const written = jest.spyOn(document, 'cookie', 'set')
  const first = show()
  await screen.findByRole('option', { name: 'Singapore (+65)' })
  await userEvent.selectOptions(country(), 'SG')
  expect(written.mock.calls.flat()).toContain('country=SG;path=/;max-age=31536000;samesite=lax')
  first.unmount()
  show()
  await waitFor(() => expect(country()).toHaveValue('SG'))
})

it('leaves a form that has a number as it is, and takes no forged country', async () => {
  document.cookie = 'country=SG; path=/'
  const first = show('912345678')
  await screen.findByRole('option', { name: 'Singapore (+65)' })
  expect(country()).toHaveValue('VN')
  first.unmount()
  document.cookie = 'country=<script>; path=/'
  expect(keptCountry()).toBeNull()
})

describe('a number typed with its country’s code', () => {
  const number = () => screen.getByLabelText('Số điện thoại')
  const open = async () => {
    show()
    await screen.findByRole('option', { name: 'Singapore (+65)' })
  }

  it('chooses that country, which is not kept for the next form', async () => {
    await open()
    await userEvent.type(number(), '+65 8123 4567')
    expect(country()).toHaveValue('SG')
    expect(number()).toHaveValue('+65 8123 4567')
    expect(keptCountry()).toBeNull()
    await userEvent.clear(number())
    await userEvent.type(number(), '+1 212 555 0123')
    expect(country()).toHaveValue('US')
  })

  it('leaves the former country again when it goes', async () => {
    await open()
    await userEvent.type(number(), '+1')
    expect(country()).toHaveValue('US')
    await userEvent.clear(number())
    await userEvent.type(number(), '0912')
    expect(country()).toHaveValue('VN')
  })

  it('leaves a country that was chosen since', async () => {
    await open()
    await userEvent.type(number(), '+1')
    await userEvent.selectOptions(country(), 'SG')
    await userEvent.clear(number())
    expect(country()).toHaveValue('SG')
  })
})
