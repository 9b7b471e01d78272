'use client'

import { createContext } from 'react'

/** Answers that the server read with the page for this visitor, by key (components/ui/served-answers.tsx). */
export const ServedContext = createContext<Readonly<Record<string, unknown>>>({})
