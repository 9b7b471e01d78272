import type { Pool } from 'pg'
import { array, object, string } from 'yup'
import { sqlFiles } from '@/services/database/sql-files'

const rowsSchema = array(
  object({
    table: string().required(),
    trigger: string().required(),
    definition: string().required(),
    function: string().required(),
    body: string().required(),
    comment: string().nullable().defined(),
  }),
).required()

const HEAD = `# Triggers of the database

Made from the database by \`npm run db:triggers\`; \`npm test\` fails when it is out of date. The sources are \`services/<module>/sql/*.sql\` ([decision 32](decisions/0032-sql-files.md)). Triggers of one table and event run in the order of their names. "Calls" names functions of ours and the jobs that are queued: a call into another module is one that the import rules do not see.`

/** A table as Prettier formats it. */
function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)))
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  return [line(head), `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...rows.map(line)].join(
    '\n',
  )
}

/** 'AFTER UPDATE OF state, deferred, for each row' of the text that PostgreSQL gives of a trigger. */
function when(definition: string): string {
  const [, timing = ''] = /TRIGGER \S+ (.+?) ON /.exec(definition) ?? []
  return [
    timing,
    ...(definition.includes('INITIALLY DEFERRED') ? ['at commit'] : []),
    definition.includes('FOR EACH ROW') ? 'each row' : 'each statement',
  ].join(', ')
}

/** Which file creates which function: 'catalog.on_products_updated' → 'catalog/sql/products.sql'. */
const sources = () =>
  new Map(
    sqlFiles().flatMap(({ path, text }) =>
      [...text.matchAll(/^CREATE OR REPLACE FUNCTION ([\w.]+)/gm)].map(
        ([, name = '']) => [name, path] as const,
      ),
    ),
  )

/** The text of docs/triggers.md for this database. @throws when a trigger's function has no comment or no file */
export async function triggersDocument(pool: Pick<Pool, 'query'>): Promise<string> {
  const { rows } = await pool.query(
    `SELECT tgrelid::regclass::text AS table, tgname AS trigger, pg_get_triggerdef(t.oid) AS definition,
       n.nspname || '.' || proname AS function, prosrc AS body, obj_description(f.oid, 'pg_proc') AS comment
     FROM pg_trigger t
     JOIN pg_proc f ON f.oid = tgfoid JOIN pg_namespace n ON n.oid = f.pronamespace
     JOIN pg_class c ON c.oid = tgrelid JOIN pg_namespace home ON home.oid = c.relnamespace
     WHERE NOT tgisinternal AND home.nspname <> 'graphile_worker'
     ORDER BY home.nspname COLLATE "C", c.relname COLLATE "C", tgname COLLATE "C"`,
  )
  const paths = sources()
  const sections = new Map<string, string[][]>()
  for (const row of rowsSchema.validateSync(rows, { strict: true })) {
    const path = paths.get(row.function)
    if (!path) throw new Error(`${row.function} has no file in services/<module>/sql`)
    if (!row.comment) throw new Error(`${row.function} has no COMMENT ON FUNCTION that says what it does`)
    const calls = [...row.body.matchAll(/\b(\w+\.\w+)\(/g)]
      .map(([, name = '']) => name)
      .filter((name) => paths.has(name))
    const jobs = [...row.body.matchAll(/add_job\(\s*'([\w-]+)'/g)].map(([, name]) => `job ${name}`)
    const cells = [
      when(row.definition),
      `\`${row.trigger}\``,
      `[\`${row.function}\`](../services/${path})`,
      path.split('/')[0] ?? '',
      row.comment,
      [...new Set([...calls, ...jobs])].map((name) => `\`${name}\``).join(', '),
    ]
    sections.set(row.table, [...(sections.get(row.table) ?? []), cells])
  }
  const head = ['when', 'trigger', 'function', 'module', 'what it does', 'calls']
  return `${[HEAD, ...[...sections].map(([table, cells]) => `## ${table}\n\n${markdownTable(head, cells)}`)].join('\n\n')}\n`
}
