'use client'

import { useTranslations } from 'next-intl'

/** Placeholder of a form, with its height. */
export function FormSkeleton({ fields }: { fields: number }) {
  const t = useTranslations('form')
  return (
    <div role="status" className="flex animate-pulse flex-col gap-4">
      <span className="sr-only">{t('loading')}</span>
      {Array.from({ length: fields }, (_, index) => (
        <div key={index} className="flex flex-col gap-1.5">
          <div className="h-5 w-28 rounded-sm bg-sand" />
          <div className="h-12 rounded-md bg-sand" />
        </div>
      ))}
      <div className="h-13 rounded-full bg-sand" />
    </div>
  )
}
