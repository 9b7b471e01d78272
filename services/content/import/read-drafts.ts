import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { ValidationError } from 'yup'
import { parse, YAMLParseError } from 'yaml'
import {
  type CategoryDraft,
  type Drafts,
  readArticleMatter,
  readCategories,
  readPageMatter,
  readPositionMatter,
} from './drafts'
import type { ContentFault } from './fault'

interface TextFile {
  /** from the folder of contents */
  file: string
  text: string
}

const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n---\r?\n?([\s\S]*)$/

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(/* turbopackIgnore: true */ folder, { recursive: true }).catch(() => [])
  return entries.map((file) => file.split(path.sep).join('/')).sort()
}

const messageOf = (error: unknown): string => {
  if (error instanceof ValidationError) return error.errors.join('; ')
  return error instanceof Error ? error.message : String(error)
}

/** Reads the files of a folder like content/vi. What cannot be read is among the faults and not among the drafts. */
export async function readDrafts(folder: string): Promise<{ drafts: Drafts; faults: ContentFault[] }> {
  const faults: ContentFault[] = []
  const names = await filesBelow(folder)
  const open = async (file: string): Promise<TextFile> => ({
    file,
    text: await readFile(path.join(/* turbopackIgnore: true */ folder, file), 'utf8'),
  })

  async function categories(): Promise<CategoryDraft[]> {
    const file = 'help/categories.yml'
    try {
      return readCategories(parse((await open(file)).text))
    } catch (error) {
      faults.push({ file, text: messageOf(error) })
      return []
    }
  }

  /** Drafts of the files that match; what the path says is part of a draft. */
  async function drafts<Matter extends object, Place extends object>(
    pattern: RegExp,
    read: (matter: unknown) => Matter,
    place: (match: RegExpExecArray, matter: Matter) => Place | string,
  ) {
    const found: (Matter & Place & { file: string; markdown: string })[] = []
    for (const name of names) {
      const match = pattern.exec(name)
      if (!match) continue
      const { file, text } = await open(name)
      try {
        const [whole, matter = '', body = ''] = FRONT_MATTER.exec(text) ?? []
        if (whole === undefined)
          throw new Error('the file does not begin with front matter between two lines ---')
        const written = read(parse(matter))
        const placed = place(match, written)
        if (typeof placed === 'string') throw new Error(placed)
        found.push({ ...written, ...placed, file, markdown: body.trim() })
      } catch (error) {
        const at = error instanceof YAMLParseError ? `front matter: ${error.message}` : messageOf(error)
        faults.push({ file, text: at })
      }
    }
    return found
  }

  const all: Drafts = {
    categories: await categories(),
    articles: await drafts(
      /^help\/([a-z0-9-]+)\/(\d+)-([a-z0-9-]+)\.md$/,
      readArticleMatter,
      (match, { id }) => {
        const [, category = '', number = '', slug = ''] = match
        return Number(number) === id
          ? { category, slug }
          : `the file's name says ${number}, the front matter ${id}`
      },
    ),
    pages: await drafts(
      /^pages\/([a-z0-9-]+)\/(\d{4}-\d{2}-\d{2})\.md$/,
      readPageMatter,
      (match, { in_force }) => {
        const [, slug = '', day = ''] = match
        return day === in_force ? { slug } : `the file's name says ${day}, in_force ${in_force}`
      },
    ),
    positions: await drafts(/^positions\/([a-z0-9-]+)\.md$/, readPositionMatter, ([, slug = '']) => ({
      slug,
    })),
    screens: new Map(
      names.flatMap((name) => {
        const screen = /^screens\/([a-z0-9-]+)\.webp$/.exec(name)?.[1]
        return screen === undefined ? [] : [[screen, path.join(folder, name)] as const]
      }),
    ),
  }
  const isKnown =
    /^(help\/([a-z0-9-]+\/\d+-[a-z0-9-]+\.md|categories\.yml)|pages\/[a-z0-9-]+\/\d{4}-\d{2}-\d{2}\.md|positions\/[a-z0-9-]+\.md|screens\/[a-z0-9-]+\.webp)$/
  for (const name of names)
    if (/\.\w+$/.test(name) && !isKnown.test(name))
      faults.push({ file: name, text: 'no file of content has this name' })
  return { drafts: all, faults }
}
