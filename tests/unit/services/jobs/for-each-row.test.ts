import { forEachRow } from '@/services/jobs/for-each-row'
import { log } from '@/services/log'

const error = jest.spyOn(log, 'error').mockReturnValue(undefined)
beforeEach(() => error.mockClear())

it('does the work for each row in turn', async () => {
  const done: number[] = []
  await forEachRow('row failed', [3, 1, 2], (id) => Promise.resolve(done.push(id)))
  expect(done).toEqual([3, 1, 2])
  expect(error).not.toHaveBeenCalled()
})

it('goes on after a row that fails, logs its id, and throws at the end', async () => {
  const done: string[] = []
  const cause = new Error('no')
  const work = async (id: string) => {
    if (id === 'b') throw cause
    done.push(id)
  }
  await expect(forEachRow('row failed', ['a', 'b', 'c'], work)).rejects.toThrow('row failed: 1 of 3')
  expect(done).toEqual(['a', 'c'])
  expect(error.mock.calls).toEqual([[{ err: cause, id: 'b' }, 'row failed']])
})
