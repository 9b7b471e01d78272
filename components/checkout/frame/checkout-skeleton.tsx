'use client'

import { useTranslations } from 'next-intl'

/** Skeleton of a step. */
export function CheckoutSkeleton() {
  const t = useTranslations('checkout')
  return (
    <div
      role="status"
      className="grid animate-pulse gap-6 desktop:grid-cols-[minmax(0,1fr)_24rem] desktop:gap-10"
    >
      <span className="sr-only">{t('loading')}</span>
      <div className="grid content-start gap-4">
        <div className="h-7 w-48 rounded-sm bg-sand" />
        <div className="h-32 rounded-lg bg-sand" />
        <div className="h-7 w-56 rounded-sm bg-sand" />
        <div className="h-24 rounded-lg bg-sand" />
        <div className="h-24 rounded-lg bg-sand" />
      </div>
      <div className="h-72 rounded-lg bg-sand" />
    </div>
  )
}
