import type { LineProblem } from '@/domain/bag/line-problem'
import { changeLine, removeLine } from '@/lib/client/bag/bag-lines'
import type { BadLine } from './refusal'

/** The most that can be had of it. */
const availableQuantity = (problem: LineProblem): number => {
  if ('left' in problem) return problem.left
  return 'allowed' in problem ? problem.allowed : 0
}

/** What a line becomes: fewer of it, kept for later, or gone from the shop altogether. */
export const fixOf = ({ problem }: BadLine): 'fewer' | 'later' | 'remove' => {
  if (problem.code === 'GONE') return 'remove'
  return availableQuantity(problem) > 0 ? 'fewer' : 'later'
}

/** Makes the bag one that can be ordered; all other lines stay as they are. @throws DomainError of the call that failed */
export async function fixCartLines(lines: readonly BadLine[]): Promise<void> {
  for (const line of lines) {
    const fix = fixOf(line)
    if (fix === 'remove') await removeLine(line.id)
    else if (fix === 'later') await changeLine(line.id, { is_saved_for_later: true })
    else await changeLine(line.id, { quantity: availableQuantity(line.problem) })
  }
}
