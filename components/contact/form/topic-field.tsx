'use client'

import { useTranslations } from 'next-intl'
import { CONTROL, FieldFrame } from '@/components/forms/fields/field-frame'
import { useField, useRegister } from '@/components/forms/fields/use-field'
import { Icon } from '@/components/ui/icon'
import { askedOf, TOPIC_NAMES, TOPICS } from '@/domain/contact/topics'

const ASKED = ['order', 'product'] as const

/** The topic. What it asks for beside the message is shown by the style sheet, from `data-asks`: without scripts too. */
export function TopicField() {
  const t = useTranslations('contact.form')
  const register = useRegister()
  const { id, error, aria } = useField('customersubject')
  return (
    <FieldFrame id={id} label={t('topic')} {...(error !== undefined && { error })}>
      <div className="relative">
        <select
          id={id}
          className={`${CONTROL} appearance-none truncate pr-10`}
          {...aria}
          {...register('customersubject')}
        >
          <option value="">{t('chooseTopic')}</option>
          {TOPIC_NAMES.map((name) => (
            <option
              key={name}
              value={name}
              data-asks={ASKED.filter((what) => askedOf(name, what) !== null).join(' ') || undefined}
            >
              {TOPICS[name].name}
            </option>
          ))}
        </select>
        <Icon
          name="chevron-down"
          className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-muted"
        />
      </div>
    </FieldFrame>
  )
}
