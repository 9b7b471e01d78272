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

it('serves exactly the base paths of the storefront', () => {
  expect(Object.keys(apps).toSorted()).toEqual(SERVICES.toSorted())
})

it('has unique names of jobs, limits, messages and personal-data providers', () => {
  expect(repeated(modules.flatMap(({ jobs = [] }) => jobs.map(({ name }) => name)))).toEqual([])
  expect(
    repeated(modules.flatMap(({ limits = {} }) => Object.values(limits).map(({ name }) => name))),
  ).toEqual([])
  expect(
    repeated(modules.flatMap(({ templates = [] }) => templates.map(({ template }) => template))),
  ).toEqual([])
  expect(repeated(modules.flatMap(({ personalData }) => personalData?.name ?? []))).toEqual([])
})

it('registers every limit and message of a module in its definition', async () => {
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

it('has a personal-data provider for every module that stores personal data', () => {
  const kept = modules.flatMap((each) => (each.personalData ? [each.name] : []))
  const provided = folders.filter(
    (name) => name !== 'account' && existsSync(`services/${name}/personal-data.ts`),
  )
  expect(kept.toSorted()).toEqual(provided.toSorted())
})
