'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { Icon } from '@/components/ui/icon'
import { CONTROL, FieldFrame } from './field-frame'
import { useField, useRegister } from './use-field'

interface PasswordFieldProps {
  name: string
  label: string
  autoComplete: 'current-password' | 'new-password'
  hint?: string
  /** the field that repeats this one: validated again on change */
  repeatedIn?: string
  isFirst?: boolean
}

/** A password field with a button that shows it. */
export function PasswordField({ name, label, autoComplete, hint, repeatedIn, isFirst }: PasswordFieldProps) {
  const t = useTranslations('form')
  const { getFieldState, trigger } = useFormContext()
  const register = useRegister()
  const { id, error, aria } = useField(name, Boolean(hint))
  const [isShown, setShown] = useState(false)
  const icon = isShown ? 'eye-off' : 'eye'
  const lookAgain = () => {
    if (repeatedIn && getFieldState(repeatedIn).isTouched) void trigger(repeatedIn)
  }
  return (
    <FieldFrame {...{ id, label, hint, error }}>
      <div className="relative">
        <input
          id={id}
          type={isShown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          className={`${CONTROL} pr-13`}
          data-autofocus={isFirst ? true : undefined}
          {...aria}
          {...register(name, { onChange: lookAgain })}
        />
        <button
          type="button"
          aria-pressed={isShown}
          aria-controls={id}
          aria-label={t('showPassword', { label })}
          onClick={() => setShown(!isShown)}
          className="absolute inset-y-0 right-0 grid w-12 place-items-center rounded-md text-muted hover:text-ink"
        >
          <Icon name={icon} size={20} />
        </button>
      </div>
    </FieldFrame>
  )
}
