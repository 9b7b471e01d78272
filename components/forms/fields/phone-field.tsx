'use client'

import { useTranslations } from 'next-intl'
import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { Icon } from '@/components/ui/icon'
import { DEFAULT_COUNTRY, DEFAULT_PHONE_CODE, typedCode } from '@/domain/account/phone'
import { api } from '@/lib/client/api'
import { keepCountry, keptCountry } from '@/lib/client/browser/country'
import { useDataOnce } from '@/lib/client/use-data'
import { listQuery } from '@/lib/services/query'
import { CONTROL, FieldFrame } from './field-frame'
import { useField, useRegister } from './use-field'

const COUNTRIES = api.account.countries.$path({
  query: listQuery({ filter: { is_active: true }, sort: 'name', limit: 150 }),
})

/** Of the countries that share a code, those most of its numbers are of. */
const MAIN_COUNTRIES: readonly string[] = ['US', 'RU']

interface PhoneFieldProps {
  label: string
  hint?: string
  isOptional?: boolean
  isFirst?: boolean
  /** called when another country is chosen manually */
  onCountry?: (phoneCode: string) => void
}

interface PhoneValues {
  phone_no: string
  phone_code: string
}

/** A phone number: fields `phone_code` (+84 by default) and `phone_no` of the form, as on the wire. */
export function PhoneField({ label, hint, isOptional, isFirst, onCountry }: PhoneFieldProps) {
  const t = useTranslations('form')
  const register = useRegister()
  const {
    ref,
    name,
    value: phoneCode,
    onChange,
    onBlur,
  } = useController<PhoneValues, 'phone_code'>({
    name: 'phone_code',
  }).field
  const { id, error, aria } = useField('phone_no', Boolean(hint))
  const countries = useCountries(t('homeCountry'))
  // Some countries share a code: remembers the chosen one.
  const [chosen, setChosen] = useState<string | null>(null)
  const sameCode = countries.filter(({ phone_code }) => phone_code === phoneCode)
  const country =
    sameCode.find(({ code }) => code === chosen) ??
    sameCode.find(({ code }) => MAIN_COUNTRIES.includes(code)) ??
    sameCode[0]
  const followTyped = useTypedCountry(countries, phoneCode, onChange)
  const number = register('phone_no')

  const choose = (code: string) => {
    const next = countries.find((one) => one.code === code)
    if (!next) return
    setChosen(code)
    onChange(next.phone_code)
    keepCountry(code)
    onCountry?.(next.phone_code)
  }
  useKeptCountry(countries, phoneCode, onChange)

  return (
    <FieldFrame {...{ id, label, hint, error, isOptional }}>
      <div className="flex gap-2">
        <div className="relative flex min-h-12 shrink-0 items-center gap-1.5 rounded-md border border-muted/80 bg-white px-3 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent">
          {/* Shows letters: not every system has flag emoji. */}
          <span aria-hidden className="text-sm font-semibold">
            {country?.code}
          </span>
          <span aria-hidden className="tabular-nums">
            {phoneCode}
          </span>
          <Icon name="chevron-down" size={16} className="text-muted" />
          <select
            ref={ref}
            name={name}
            aria-label={t('country')}
            autoComplete="tel-country-code"
            value={country?.code ?? ''}
            onChange={(event) => choose(event.target.value)}
            onBlur={onBlur}
            className="absolute inset-0 w-full cursor-pointer text-base opacity-0"
          >
            {!country && <option value="">{phoneCode}</option>}
            {countries.map((one) => (
              <option key={one.code} value={one.code}>
                {`${one.name} (${one.phone_code})`}
              </option>
            ))}
          </select>
        </div>
        <input
          id={id}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          className={CONTROL}
          data-autofocus={isFirst ? true : undefined}
          {...aria}
          {...number}
          onChange={(event: ChangeEvent<HTMLInputElement>) => {
            followTyped(event.target.value)
            return number.onChange(event)
          }}
        />
      </div>
    </FieldFrame>
  )
}

/**
 * A number typed with '+' and its country's code is of that country: chooses it, and the former one again when the '+' is gone. Gives what is to be
 * called with what is typed.
 */
function useTypedCountry(
  countries: readonly Country[],
  phoneCode: string,
  choose: (phoneCode: string) => void,
): (typed: string) => void {
  const last = useRef<{ former: string; code: string } | null>(null)
  return (typed) => {
    const code = typedCode(
      typed,
      countries.map(({ phone_code }) => phone_code),
    )
    if (code !== null && code !== phoneCode) {
      last.current = { former: last.current?.former ?? phoneCode, code }
      choose(code)
    } else if (last.current && !typed.trim().startsWith('+')) {
      // Unless the shopper chose another one since.
      if (phoneCode === last.current.code) choose(last.current.former)
      last.current = null
    }
  }
}

/** A form that knows no number yet begins with the country that was chosen before (AFF-06). */
function useKeptCountry(
  countries: readonly Country[],
  phoneCode: string,
  choose: (phoneCode: string) => void,
): void {
  const { getValues } = useFormContext<PhoneValues>()
  const isAsked = useRef(false)
  useEffect(() => {
    if (isAsked.current || countries.length < 2) return
    isAsked.current = true
    const kept = countries.find(({ code }) => code === keptCountry())
    const isOpen = phoneCode === DEFAULT_PHONE_CODE && !getValues('phone_no')
    if (kept && isOpen && kept.phone_code !== phoneCode) choose(kept.phone_code)
  }, [countries, phoneCode, choose, getValues])
}

interface Country {
  /** ISO 3166 alpha-2 code */
  code: string
  name: string
  flag: string
  phone_code: string
}

/** Countries of phone numbers (OTP-21); while loading, and without network, `home` alone. */
function useCountries(homeName: string): readonly Country[] {
  const { data } = useDataOnce(COUNTRIES)
  if (data && data.length > 0) return data
  return [{ code: DEFAULT_COUNTRY, name: homeName, flag: '🇻🇳', phone_code: DEFAULT_PHONE_CODE }]
}
