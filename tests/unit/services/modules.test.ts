import { existsSync, readdirSync } from 'node:fs'
import { SERVICES } from '@/lib/services/hosts'
import { apps } from '@/services/app'
import type { Limit } from '@/services/limits'
import { modules } from '@/services/modules'

const folders = readdirSync('services', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

const repeated = (names: readonly string[]) => names.filter((name, index) => names.indexOf(name) !== index)

it('lists every module that has a definition', () => {
  const defined = folders.filter((name) => existsSync(`services/${name}/module.ts`))
  expect(modules.map(({ name }) => name).toSorted()).toEqual(defined.toSorted())
})

it('has a definition for every module with calls', () => {
  for (const name of folders.filter((folder) => existsSync(`services/${folder}/app.ts`)))
    expect([name, existsSync(`services/${name}/module.ts`)]).toEqual([name, true])
})

it('answers at every base address the storefront knows, and at no other', () => {
  expect(Object.keys(apps).toSorted()).toEqual(SERVICES.toSorted())
})

it('has no two jobs, limits, messages or personal-data providers of one name', () => {
  expect(repeated(modules.flatMap(({ jobs = [] }) => jobs.map(({ name }) => name)))).toEqual([])
  expect(
    repeated(modules.flatMap(({ limits = {} }) => Object.values(limits).map(({ name }) => name))),
  ).toEqual([])
  expect(
    repeated(modules.flatMap(({ templates = [] }) => templates.map(({ template }) => template))),
  ).toEqual([])
  expect(repeated(modules.flatMap(({ personalData }) => personalData?.name ?? []))).toEqual([])
})

it('names every limit and every message of a module in its definition', async () => {
  for (const { name, limits = {}, templates = [] } of modules) {
    if (existsSync(`services/${name}/limits.ts`)) {
      const [defined] = Object.values<Record<string, Limit>>(await import(`@/services/${name}/limits`))
      expect([name, limits]).toEqual([name, defined])
    }
    const folder = `services/${name}/templates`
    const written = existsSync(folder) && name !== 'message' ? readdirSync(folder) : []
    const messages = written.map((file) => file.replace('.ts', '')).filter((file) => file !== 'order-parts')
    expect([name, templates.map(({ template }) => template).toSorted()]).toEqual([name, messages.toSorted()])
  }
})

it('keeps the personal data of every module that keeps some', () => {
  const kept = modules.flatMap((each) => (each.personalData ? [each.name] : []))
  const provided = folders.filter(
    (name) => name !== 'account' && existsSync(`services/${name}/personal-data.ts`),
  )
  expect(kept.toSorted()).toEqual(provided.toSorted())
})
