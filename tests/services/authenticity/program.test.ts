import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { codeOf, groupedCode, readCode } from '@/domain/authenticity/code'
import { main } from '@/scripts/codes/main'
import { database } from '@/services/database'
import { useDatabase } from '../database'
import { givenGoods } from '../order/given-order'
import { asProcess, inProcess } from '../program'
import { check, forgetFailures, givenBatch, givenCode } from './given-codes'

useDatabase()
beforeEach(forgetFailures)

const folder = mkdtempSync(path.join(tmpdir(), 'codes-'))
afterAll(() => rmSync(folder, { recursive: true }))
const fileOf = (name: string) => path.join(folder, name)
const codes = (...args: string[]) => inProcess(main, ...args)

const stored = async () =>
  (await database().execute<{ codes: number }>(sql`SELECT count(*)::int AS codes FROM authenticity.codes`))
    .rows[0]?.codes ?? -1

/** The data rows of a file of codes. */
const rowsOf = (file: string) =>
  readFileSync(file, 'utf8')
    .replace('\ufeff', '')
    .trim()
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(','))

it('writes registered codes of a batch for the printer, readable by their owner alone', async () => {
  const { combinationId } = await givenGoods()
  const out = fileOf('units.csv')
  const before = await stored()
  const made = [
    'generate',
    String(combinationId),
    '--batch',
    'NM 2611-a',
    '--units',
    '2500',
    '--expires',
    '2029-01-31',
  ]
  expect(await codes(...made, '--out', out)).toMatchObject({ code: 0, err: '' })
  expect(await stored()).toBe(before + 2_500)
  const rows = rowsOf(out)
  expect(new Set(rows.map(([code]) => code)).size).toBe(2_500)
  expect(statSync(out).mode & 0o077).toBe(0)
  const [code = '', link = ''] = rows[1_234] ?? []
  expect(new URL(link).pathname).toBe('/authenticity')
  expect(readCode(new URL(link).searchParams.get('code') ?? '')).toEqual(readCode(code))
  expect((await check(code)).body.data).toMatchObject({
    verdict: 'first',
    batch: 'NM2611-A',
    expires_on: '2029-01-31',
  })
  // Codes are not written over others.
  expect(await codes(...made, '--out', out)).toMatchObject({ code: 1 })
  expect(await stored()).toBe(before + 2_500)
})

it('registers nothing when the file cannot be written, or the batch is wrong', async () => {
  const { combinationId } = await givenGoods()
  const before = await stored()
  const made = ['generate', String(combinationId), '--units', '5']
  expect((await codes(...made, '--batch', 'A1', '--out', fileOf('none/units.csv'))).code).not.toBe(0)
  expect((await codes(...made, '--batch', 'lô một', '--out', fileOf('wrong.csv'))).code).toBe(1)
  expect(
    (await codes(...made, '--batch', 'A1', '--expires', '2026-02-30', '--out', fileOf('wrong.csv'))).code,
  ).toBe(1)
  expect(existsSync(fileOf('wrong.csv'))).toBe(false)
  expect(existsSync(fileOf('wrong.csv.part'))).toBe(false)
  expect(await stored()).toBe(before)
})

describe('blank codes', () => {
  it('are unknown until an import registers them for their batch; a second import changes nothing', async () => {
    const { combinationId } = await givenGoods()
    const blank = fileOf('blank.csv')
    expect(await codes('blank', '--units', '40', '--out', blank)).toMatchObject({ code: 0 })
    const printed = rowsOf(blank).map(([code = '']) => code)
    expect((await check(printed[0] ?? '')).body.code).toBe('CODE_UNKNOWN')
    const file = fileOf('packed.csv')
    const line = (code: string) => `${code},${combinationId},P2611,2026-11-01,2029-11-01`
    writeFileSync(
      file,
      ['Code;Product;Batch;Made;Expires'.replaceAll(';', ','), ...printed.map(line)].join('\n'),
    )
    const before = await stored()
    expect((await codes('import', file, '--dry-run')).out).toContain('registered 40')
    expect(await stored()).toBe(before)
    expect((await codes('import', file)).out).toContain('read 40, registered 40, unchanged 0, rejected 0')
    expect((await codes('import', file)).out).toContain('read 40, registered 0, unchanged 40, rejected 0')
    expect(await stored()).toBe(before + 40)
    expect((await check(printed[0] ?? '')).body.data).toMatchObject({ verdict: 'first', batch: 'P2611' })
  })

  it('are rejected line by line when they are forged, mistyped, twice in a file, or of another batch', async () => {
    const batch = await givenBatch()
    const known = await givenCode(batch)
    const blank = fileOf('more.csv')
    await codes('blank', '--units', '2', '--out', blank)
    const [good = '', other = ''] = rowsOf(blank).map(([code = '']) => code)
    const lines = [
      'code,product,batch,kind',
      `${good},${batch.combinationId},Q1,unit`,
      `${good},${batch.combinationId},Q1,unit`,
      `${codeOf({ serial: 3, signature: 4 })},${batch.combinationId},Q1,unit`,
      `A1C2E,${batch.combinationId},Q1,unit`,
      `${known},${batch.combinationId},Q1,unit`,
      `${other},999999,Q1,unit`,
      `${other},${batch.combinationId},Q1,box`,
    ]
    writeFileSync(fileOf('mixed.csv'), lines.join('\n'))
    const rejected = fileOf('mixed.rejected.csv')
    const outcome = await codes('import', fileOf('mixed.csv'), '--rejected', rejected)
    expect(outcome.code).toBe(1)
    expect(outcome.out).toContain('read 7, registered 1, unchanged 0, rejected 6')
    const reasons = rowsOf(rejected).map(([line, , reason]) => `${line} ${reason}`)
    expect(reasons.sort()).toEqual([
      '3 duplicate_code',
      '4 forged_code',
      '5 wrong_code',
      '6 other_batch',
      '7 unknown_product',
      '8 wrong_kind',
    ])
  })

  it('are imported from files with their columns alone', async () => {
    writeFileSync(fileOf('columns.csv'), 'code,batch\n1,2\n')
    expect(await codes('import', fileOf('columns.csv'))).toMatchObject({ code: 2 })
    expect((await codes('import', fileOf('nowhere.csv'))).code).toBe(2)
  })
})

it('prints batches, codes of one, a code with its checks, and what failed', async () => {
  const batch = await givenBatch()
  const code = await givenCode(batch)
  await check(code, { bought_from: 'elsewhere', seller_name: 'Chợ\u001b[31m' })
  await check(codeOf({ serial: 8, signature: 8 }))
  expect((await codes('batches')).out).toContain(`${batch.batch}`)
  expect((await codes('examples', String(batch.combinationId), batch.batch)).out).toContain(
    `${groupedCode(code)}  unit  checked 1 times`,
  )
  const shown = (await codes('show', code)).out
  expect(shown).toContain('visitor  first')
  expect(shown).not.toContain('\u001b')
  expect((await codes('failures')).out).toContain(
    `${groupedCode(codeOf({ serial: 8, signature: 8 }))}  forged  1 tries`,
  )
  expect((await codes('show', 'A1C2E')).code).toBe(2)
})

it('runs as a program', async () => {
  expect(await asProcess('codes')).toMatchObject({ code: 2 })
})
