import path from 'node:path'
import { groupedCode } from '@/domain/authenticity/code'
import { codeAddress } from '@/domain/authenticity/link'
import { isPublicShop } from '@/domain/shop/shop-identity'
import { defineCommand } from '@/scripts/program/commands'
import { Refused, WrongUse } from '@/scripts/program/program'
import { refusing } from '@/scripts/program/refusing'
import { countFrom, named } from '@/scripts/program/words'
import { blankCodes, hasOwnKey, importCodes, issueCodes, saveBatch } from '@/services/authenticity'
import { transaction } from '@/services/database'
import { FeedError } from '@/services/feed'
import { settings, writtenSettings } from '@/settings'
import { CodesFile } from './codes-file'

/** Codes of one file: as many as a printer takes in one job. */
const MOST = 1_000_000

const DAYS = {
  made: { type: 'string' },
  expires: { type: 'string' },
  'sold-from': { type: 'string' },
  'sold-until': { type: 'string' },
} as const

/** @throws Refused where codes would be lost with the next change of SESSION_SECRET */
function refuseDerivedKey(): void {
  if (isPublicShop(writtenSettings()) && !hasOwnKey())
    throw new Refused(
      'Set AUTHENTICITY_KEYS before codes are printed: without it they end with SESSION_SECRET.',
    )
}

const rowOf = (code: string) => [groupedCode(code), codeAddress(settings.SITE_URL, code)]

export const issueCommands = [
  defineCommand({
    name: 'generate',
    usage:
      '<product> --batch B --units N --out FILE [--whole-batch] [--made DAY] [--expires DAY] [--sold-from DAY] [--sold-until DAY]',
    about:
      'registers codes for units of a batch and writes them for the printer; --whole-batch: one code for all units',
    options: {
      ...DAYS,
      batch: { type: 'string' },
      units: { type: 'string' },
      out: { type: 'string' },
      'whole-batch': { type: 'boolean', default: false },
    },
    read([product], values) {
      const isWhole = values['whole-batch']
      if (isWhole && values.units !== undefined)
        throw new WrongUse('--whole-batch makes one code: leave out --units')
      return {
        batch: {
          product: named(product, 'the product'),
          batch: named(values.batch, '--batch'),
          made_on: values.made,
          expires_on: values.expires,
          sold_from: values['sold-from'],
          sold_until: values['sold-until'],
        },
        kind: isWhole ? ('batch' as const) : ('unit' as const),
        count: isWhole ? 1 : countFrom(values.units, '--units', MOST),
        out: named(values.out, '--out'),
      }
    },
    run: ({ batch, kind, count, out }, terminal) =>
      refusing(async () => {
        refuseDerivedKey()
        const file = new CodesFile(out, ['code', 'link', 'product', 'batch', 'expires'])
        try {
          // The file is whole before the codes count: a stopped run leaves codes in neither place.
          await transaction(async (tx) => {
            const batchId = await saveBatch(tx, batch)
            for await (const codes of issueCodes(tx, { batchId, kind, count }))
              file.add(
                codes.map((code) => [...rowOf(code), batch.product, batch.batch, batch.expires_on ?? '']),
              )
            file.close()
          })
          file.publish()
        } catch (error) {
          file.discard()
          throw error
        }
        terminal.log(
          `${count} ${count === 1 ? 'code' : 'codes'} of batch ${batch.batch}: ${path.resolve(out)}`,
        )
      }),
  }),
  defineCommand({
    name: 'blank',
    usage: '--units N --out FILE',
    about:
      'writes signed codes without a batch, to be printed first; `import` registers them once they are on boxes',
    options: { units: { type: 'string' }, out: { type: 'string' } },
    read: (_words, { units, out }) => ({
      count: countFrom(units, '--units', MOST),
      out: named(out, '--out'),
    }),
    async run({ count, out }, terminal) {
      refuseDerivedKey()
      const file = new CodesFile(out, ['code', 'link'])
      for (const codes of blankCodes(count)) file.add(codes.map(rowOf))
      file.close()
      file.publish()
      terminal.log(`${count} codes without a batch: ${path.resolve(out)}`)
      await Promise.resolve()
    },
  }),
  defineCommand({
    name: 'import',
    usage: '<file> [--rejected FILE] [--dry-run]',
    about:
      'registers codes of a CSV file: code, product, batch, and where known made, expires, sold_from, sold_until, kind (unit, batch)',
    options: { rejected: { type: 'string' }, 'dry-run': { type: 'boolean', default: false } },
    read: ([file], { rejected, 'dry-run': isDryRun }) => {
      const name = named(file, 'the file')
      return {
        file: name,
        isDryRun,
        rejected: rejected ?? path.join('.data', 'import', `${path.basename(name)}.rejected.csv`),
      }
    },
    run: (wish, terminal) =>
      refusing(async () => {
        const report = await importCodes(wish).catch((error: unknown) => {
          if (error instanceof FeedError) throw new WrongUse(error.message, { isUsageShown: false })
          throw error
        })
        const rejected = Object.values(report.rejected).reduce((sum, count) => sum + count, 0)
        terminal.log(
          [
            ...(wish.isDryRun ? ['Dry run, nothing written.'] : []),
            `read ${report.read}, registered ${report.created}, unchanged ${report.unchanged}, rejected ${rejected}`,
            ...Object.entries(report.rejected).map(([reason, count]) => `  ${reason}: ${count}`),
            ...(report.rejectedFile === null ? [] : [`rejected rows: ${report.rejectedFile}`]),
          ].join('\n'),
        )
        if (report.problem !== null) throw new Refused(`INCOMPLETE: ${report.problem}.`)
        if (rejected > 0) throw new Refused(`${rejected} rows were rejected.`)
      }),
  }),
]
