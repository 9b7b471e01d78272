import { main, readSpecTable } from '../../../scripts/spec/main'
import { citedIn } from '../../../scripts/spec/citations'
import { specTable } from '../../../scripts/spec/table'
import { inProcess } from '../../services/program'

it.each([
  ['holds the bag (XBG-05)', ['XBG-05']],
  ['(XBG-05, XOR-01 to XOR-03)', ['XBG-05', 'XOR-01', 'XOR-02', 'XOR-03']],
  ['/** Forms (XFR-09 to\n * XFR-11). */', ['XFR-09', 'XFR-10', 'XFR-11']],
  ['// XBG-01, XBG-02', ['XBG-01', 'XBG-02']],
  ['XBG-3, XBGS-03, aXBG-04, XBG-055 and E-164', []],
])('%j cites %j', (text, ids) => expect([...citedIn(text)]).toEqual(ids))

const table = (cell: string, deviations = '', tests: Record<string, string> = {}) =>
  specTable({
    requirements: `| ID | What holds | Tests |\n| --- | --- | --- |\n| XBG-05 | A bag | ${cell} |`,
    deviations,
    tests: new Map(Object.entries(tests)),
  })[0]

it.each([
  ['`tests/a.test.ts`', '', { 'tests/a.test.ts': "it('holds (XBG-04 to XBG-06)')" }, []],
  [
    '`tests/a.test.ts`, `tests/b.test.ts`',
    '',
    { 'tests/a.test.ts': 'XBG-05' },
    ['tests/b.test.ts is no test file'],
  ],
  ['`tests/a.test.ts`', '', { 'tests/a.test.ts': 'XBG-06' }, ['tests/a.test.ts does not name it']],
  ['–', '| a bag of wood (XBG-05) | of paper | lighter |', {}, []],
  ['–', '| a bag of wood | of paper | lighter |', {}, ['has neither a test nor a deviation']],
  ['later', '| a bag of wood (XBG-05) | of paper | lighter |', {}, ['is still to be built']],
])('a row of %s with the deviation "%s" and %j has the faults %j', (cell, deviation, tests, faults) =>
  expect(table(cell, deviation, tests)?.faults).toEqual(faults),
)

it('prints tests, deviations and faults of the rows asked for, and fails where there is a fault', async () => {
  const { code, out } = await inProcess(main, 'AUT-32')
  expect(out).toMatch(/^AUT-32 {2}tests\/.+\n {8}deviation: the browser keeps the bearer token/m)
  expect(code).toBe(0)
  const none = await inProcess(main, 'XBG')
  expect([none.code, none.err]).toEqual([1, 'no requirement begins with XBG\n'])
})

it('every requirement of the shop has a test that names it, or a deviation', () => {
  const rows = readSpecTable()
  expect(rows.length).toBeGreaterThan(600)
  expect(rows.flatMap(({ id, faults }) => faults.map((fault) => `${id} ${fault}`))).toEqual([])
})
