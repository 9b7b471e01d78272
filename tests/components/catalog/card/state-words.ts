import { createTranslator } from 'next-intl'
import messages from '@/messages/all'

/** Reads the words of sale states as components do. */
export const stateWords = createTranslator({ locale: 'vi', messages, namespace: 'card.state' })
