import { forEachRow, tryEachRow } from '@/services/jobs'

const options = { what: 'transfers', idOf: (row: number) => row }

async function* batches() {
  yield* [1, 2]
  yield* await Promise.resolve([3, 4])
}

describe('the rows of a job', () => {
  it('are all worked on, one after another, from a list or from batches', async () => {
    for (const rows of [[1, 2, 3, 4], batches()]) {
      const done: number[] = []
      let running = 0
      await forEachRow(rows, options, async (row) => {
        running += 1
        expect(running).toBe(1)
        await Promise.resolve()
        running -= 1
        done.push(row)
      })
      expect(done).toEqual([1, 2, 3, 4])
    }
  })

  it('go on after one that fails, and the job fails at its end with the first error', async () => {
    const done: number[] = []
    const broken = new Error('no key opens it')
    const run = forEachRow([1, 2, 3, 4], options, async (row) => {
      if (row % 2 === 0) throw row === 2 ? broken : new Error('another')
      done.push(row)
    })
    await expect(run).rejects.toMatchObject({ message: '2 transfers failed', cause: broken })
    expect(done).toEqual([1, 3])
  })

  it('that failed are named by their ids', async () => {
    const failures = await tryEachRow(batches(), options, (row) =>
      row > 2 ? Promise.reject(new Error('x')) : Promise.resolve(),
    )
    expect(failures.map(({ id }) => id)).toEqual([3, 4])
  })
})
