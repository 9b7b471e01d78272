'use client'

import { useTranslations } from 'next-intl'
import { CopyIconButton } from '@/components/sharing/copy-button'

interface CopyButtonProps {
  text: string
  /** what is copied: 'mã đơn' */
  label: string
  className?: string
}

/** Copies a text of an order. */
export function CopyButton({ text, label, className = '' }: CopyButtonProps) {
  const t = useTranslations('orders.copy')
  return (
    <CopyIconButton
      text={text}
      texts={{ copy: t('copy', { label }), copied: t('done', { label }), copyFailed: t('failed') }}
      className={`text-accent ${className}`}
    />
  )
}
