import { useTranslations } from 'next-intl'
import type { CountdownProps } from './countdown'

/** Labels of a countdown's units. */
export function useCountdownUnits(): CountdownProps['texts']['units'] {
  const t = useTranslations('home')
  return [t('hours'), t('minutes'), t('seconds')]
}
