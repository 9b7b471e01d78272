import type { AbstractIntlMessages } from 'next-intl'
import type { Namespace } from '@/messages/all'
import overlay from '@/messages/vi/overlay.json'

const isTexts = (file: unknown): file is { default: AbstractIntlMessages } =>
  typeof file === 'object' && file !== null && 'default' in file

async function load(namespace: Namespace): Promise<[string, AbstractIntlMessages]> {
  const file: unknown = await import(`../../messages/vi/${namespace}.json`)
  if (!isTexts(file)) throw new Error(`no texts in ${namespace}.json`)
  return [namespace, file.default]
}

/** Fetches the texts an overlay has declared; those of the frame are there already. @throws when one of the files does not come */
export async function loadTexts(namespaces: readonly Namespace[]): Promise<AbstractIntlMessages> {
  return { overlay, ...Object.fromEntries(await Promise.all(namespaces.map(load))) }
}
