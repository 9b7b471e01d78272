'use client'

import type { ComponentProps } from 'react'
import { CONTROL, FieldFrame } from './field-frame'
import { useField, useRegister } from './use-field'

type InputProps = Pick<
  ComponentProps<'input'>,
  'defaultValue' | 'autoComplete' | 'inputMode' | 'maxLength' | 'min' | 'max' | 'readOnly' | 'enterKeyHint'
>

interface TextFieldProps extends InputProps {
  name: string
  label: string
  type?: 'text' | 'email' | 'tel' | 'date'
  hint?: string
  isOptional?: boolean
  /** focused when the overlay opens */
  isFirst?: boolean
}

/** Account names and e-mail addresses are not sentences. */
const AS_TYPED = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const

/** A single-line text field. */
export function TextField({
  name,
  label,
  type = 'text',
  hint,
  isOptional,
  isFirst,
  ...input
}: TextFieldProps) {
  const register = useRegister()
  const { id, error, aria } = useField(name, Boolean(hint))
  const isSentence = type === 'text' && !/^(username|email|off)\b/.test(input.autoComplete ?? '')
  return (
    <FieldFrame {...{ id, label, hint, error, isOptional }}>
      <input
        id={id}
        type={type}
        className={CONTROL}
        data-autofocus={isFirst ? true : undefined}
        {...(!isSentence && AS_TYPED)}
        {...(type === 'email' && { inputMode: 'email' })}
        {...input}
        {...aria}
        {...register(name)}
      />
    </FieldFrame>
  )
}
