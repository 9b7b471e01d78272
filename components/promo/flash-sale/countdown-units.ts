import { useTranslations } from 'next-intl'
import type { CountdownProps } from './countdown'

/** What a countdown calls its parts. */
export function useCountdownUnits(): CountdownProps['texts']['units'] {
  const t = useTranslations('home')
  return [t('hours'), t('minutes'), t('seconds')]
}
