'use client'

import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react'
import { findShown } from '@/lib/client/browser/find-shown'

/** Sections of the step, in the order of the screen. */
export const SECTIONS = ['contact', 'address', 'shipping_method', 'store', 'invoice', 'note'] as const
export type SectionName = (typeof SECTIONS)[number]

/**
 * Saves its section; resolves to false when something in it is wrong or could not be saved, with the focus on it, and to 'again' when a form
 * that has loaded meanwhile is to be saved in its place.
 */
type Save = () => Promise<boolean | 'again'>
type Register = (name: SectionName, save: Save) => () => void

const SectionsContext = createContext<Register>(() => () => undefined)

export interface Sections {
  register: Register
  /** saves section by section until one fails */
  saveAll: () => Promise<boolean>
}

function makeSections(): Sections {
  const saves = new Map<SectionName, Save>()
  const save = async (name: SectionName): Promise<boolean> => {
    const saved = (await saves.get(name)?.()) ?? true
    return saved === 'again' ? save(name) : saved
  }
  return {
    register: (name, own) => {
      saves.set(name, own)
      return () => {
        if (saves.get(name) === own) saves.delete(name)
      }
    },
    saveAll: async () => {
      for (const name of SECTIONS) if (!(await save(name))) return false
      return true
    },
  }
}

export const useSections = (): Sections => useState(makeSections)[0]

export function SectionsProvider({ sections, children }: { sections: Sections; children: ReactNode }) {
  return <SectionsContext value={sections.register}>{children}</SectionsContext>
}

/** Registers a section, which is saved when the shopper continues. */
export function useSection(name: SectionName, save: Save): void {
  const register = useContext(SectionsContext)
  const latest = useRef(save)
  useEffect(() => {
    latest.current = save
  })
  useEffect(() => register(name, () => latest.current()), [register, name])
}

/** Id of a section, used by this page and the next. */
export const sectionId = (name: SectionName) => `checkout-${name}`

/** Scrolls to a section and focuses its first control. */
export function focusSection(name: SectionName): boolean {
  const section = findShown(`#${sectionId(name)}`)
  if (!section) return false
  const first = section.querySelector<HTMLElement>('input:not([disabled]), textarea, button')
  ;(first ?? section).focus({ preventScroll: true })
  section.scrollIntoView({ block: 'start' })
  return true
}
