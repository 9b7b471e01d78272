import { createTranslator, type Messages } from 'next-intl'
import push from '@/messages/vi/push.json'

// Typed as by useTranslations: the exact type of all texts does not fit a plain reader of keys.
const texts: Messages = { push }

/** Texts of push messages; their parts are offered on pages of several features, which need not carry them. */
export const pushTexts = <Group extends 'push.offer' | 'push.settings'>(namespace: Group) =>
  createTranslator({ locale: 'vi', messages: texts, namespace })
