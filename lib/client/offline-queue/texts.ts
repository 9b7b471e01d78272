import { createTranslator, type Messages } from 'next-intl'
import app from '@/messages/vi/app.json'

// Typed as by useTranslations: the exact type of all texts does not fit a plain reader of keys.
const texts: Messages = { app }

/** Texts about what waits for the network. They come with the code that needs them: without network none could be loaded. */
export const queueText = createTranslator({ locale: 'vi', messages: texts, namespace: 'app.queue' })
